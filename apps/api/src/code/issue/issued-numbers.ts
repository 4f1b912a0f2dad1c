import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { appendLine } from '../../core/disk/disk';

/** `number`: one batch's number. `upto`: every number up to it may have been issued before this file existed. */
type IssuedNumber = { number: number } | { upto: number };

/** Bytes read at once. */
const CHUNK = 1 << 20;

/**
 * The file of issued numbers, which several processes append to. What was read stays in memory (some 30 bytes a batch), so
 * that a batch reads only what was appended since the one before.
 */
export class IssuedNumbers {
  private readonly numbers = new Set<number>();
  private upto = 0;
  /** The highest number that may have been issued. */
  highest = 0;
  /** Whole lines up to here were read, in the file of this inode. */
  private place = { ino: 0, at: 0 };
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly path: string) {}

  has(number: number): boolean {
    return number <= this.upto || this.numbers.has(number);
  }

  /** Reads what was appended before the call; several calls take turns. */
  read(): Promise<void> {
    const read = this.reading.then(() => this.readNew());
    this.reading = read.catch(() => undefined);
    return read;
  }

  async append(line: IssuedNumber): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    await appendLine(this.path, JSON.stringify({ at: new Date().toISOString(), ...line }));
  }

  private async readNew(): Promise<void> {
    const file = await open(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    try {
      if (file) await this.readFrom(file);
    } finally {
      await file?.close();
    }
  }

  /** A file that was replaced, as by a restore, is read from its beginning; nothing that was read before is forgotten. */
  private async readFrom(file: FileHandle): Promise<void> {
    const { ino, size } = await file.stat();
    if (ino !== this.place.ino || size < this.place.at) this.place = { ino, at: 0 };
    let rest = '';
    for (let at = this.place.at; at < size;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(CHUNK, size - at)), {
        position: at,
      });
      if (bytesRead === 0) return;
      at += bytesRead;
      // Lines are ASCII.
      const lines = (rest + buffer.toString('latin1', 0, bytesRead)).split('\n');
      rest = lines.pop()!;
      for (const line of lines) this.add(line);
      this.place.at = at - rest.length;
    }
    // A line whose end was not written counts, and is read again once it has its end.
    this.add(rest);
  }

  /** A power cut may leave half a line; its batch was not committed. */
  private add(text: string): void {
    const { key, value } = /^\{"at":"[^"]+","(?<key>number|upto)":(?<value>\d+)\}$/.exec(text)?.groups ?? {};
    if (!value) return;
    const number = Number(value);
    if (key === 'upto') this.upto = Math.max(this.upto, number);
    else this.numbers.add(number);
    this.highest = Math.max(this.highest, number);
  }
}
