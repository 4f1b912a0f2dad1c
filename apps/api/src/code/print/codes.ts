import { createHash } from 'node:crypto';
import type { ExportFormat } from '@ipw/domain';
import { CODE_LENGTH, type CodeCipher, type SerialRange } from '../engine';

/** Everything a file of codes is made from, except the key. Equal specifications make equal bytes. */
export interface CodeFileSpec {
  format: ExportFormat;
  /** Number of the batch. */
  number: number;
  key_version: number;
  /** The serials, in order. */
  spans: readonly SerialRange[];
  /** Origin of the addresses: `https://ip.example.com`. */
  origin: string;
}

/** Increased with every change of a file's layout, so that parts of different layouts are never joined. */
const LAYOUT = 2;

/** The address in a label's QR code, in upper case, which QR's denser alphanumeric mode needs. */
export const addressOf = (origin: string): string => `${origin}/S/`.toUpperCase();

/** Number of serials in the spans. */
export const countOf = (spans: readonly SerialRange[]): number =>
  spans.reduce((sum, [from, to]) => sum + to - from + 1, 0);

/** The strong validator (ETag) of a download: different for different bytes. */
export const fingerprintOf = ({ format, number, key_version, spans, origin }: CodeFileSpec): string =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, format, number, key_version, spans, origin]))
    .digest('hex')
    .slice(0, 32);

/** The codes of a file by position. */
export class Codes {
  readonly count: number;

  constructor(
    private readonly spec: CodeFileSpec,
    private readonly cipher: CodeCipher,
  ) {
    this.count = countOf(spec.spans);
  }

  serialAt(place: number): number {
    let left = place;
    for (const [from, to] of this.spec.spans) {
      if (left <= to - from) return from + left;
      left -= to - from + 1;
    }
    throw new RangeError(`the file has no code at position ${String(place)}`);
  }

  /** Writes the texts of `count` codes from a position, one after the other. */
  write(place: number, count: number, out: Buffer): void {
    const { key_version, number, spans } = this.spec;
    let skip = place;
    let written = 0;
    for (const [from, to] of spans) {
      const size = to - from + 1;
      const many = Math.min(size - skip, count - written);
      if (many > 0) {
        this.cipher.issue(key_version, number, from + skip, many, out.subarray(written * CODE_LENGTH));
        written += many;
      }
      skip = Math.max(0, skip - size);
      if (written === count) return;
    }
  }
}
