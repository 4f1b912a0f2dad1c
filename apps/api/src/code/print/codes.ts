import { createHash } from 'node:crypto';
import type { ExportFormat } from '@ipw/domain';
import { CODE_LENGTH, type CodeCipher } from '../engine';

/** Serials from the first to the second, both included. */
export type Span = readonly [from: number, to: number];

/** All that makes a file of codes what it is, beside the key. The same specification always makes the same bytes. */
export interface CodeFileSpec {
  format: ExportFormat;
  /** The batch. */
  number: number;
  key_version: number;
  /** Which of its serials, in order. */
  spans: readonly Span[];
  /** Where codes are checked: `https://ip.example.com`. */
  origin: string;
}

/** Grows with every change of what a file looks like, so that nobody joins halves of two. */
const LAYOUT = 2;

/** The address a label's QR code holds, upper case, so that it can be written in the QR code's dense mode for capitals. */
export const addressOf = (origin: string): string => `${origin}/S/`.toUpperCase();

export const countOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, [from, to]) => sum + to - from + 1, 0);

/** Tells files of different bytes apart: the strong validator of a download. */
export const fingerprintOf = ({ format, number, key_version, spans, origin }: CodeFileSpec): string =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, format, number, key_version, spans, origin]))
    .digest('hex')
    .slice(0, 32);

/** The codes of a file by their place in it. */
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
    throw new RangeError(`no code at ${String(place)}`);
  }

  /** Writes the texts of `count` codes from a place on, one after the other. */
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
