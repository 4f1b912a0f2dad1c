import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { type FileCipher, isSealed, SEAL_HEAD, sizeInside } from '../files/file-cipher';

/** Keeps files by key. A key is ours alone, never a name somebody sent. */
export interface Storage {
  /** Stores all of `data` or nothing; `sealed` keeps it encrypted at rest. */
  put(key: string, data: Buffer | AsyncIterable<Buffer>, sealed?: boolean): Promise<void>;
  /** Takes over a finished local file. */
  adopt(key: string, path: string): Promise<void>;
  /** The plain bytes as a stream, whether they lie sealed or not. */
  read(key: string): Promise<{ stream: Readable; size: number } | undefined>;
  remove(key: string): Promise<void>;
}
export const STORAGE = Symbol('storage');

/** A local folder. Written to `.part`, synced, then renamed, so that a crash leaves no half file under its name. */
export class LocalStorage implements Storage {
  constructor(
    private readonly folder: string,
    private readonly cipher: FileCipher,
  ) {}

  async put(key: string, data: Buffer | AsyncIterable<Buffer>, sealed = false): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        const pieces = Buffer.isBuffer(data) ? [data] : data;
        for await (const piece of sealed ? this.cipher.seal(key, pieces) : pieces) await file.write(piece);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw error;
    }
  }

  async adopt(key: string, from: string): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    const file = await open(from, 'r');
    await file.sync();
    await file.close();
    await rename(from, path);
  }

  async read(key: string): Promise<{ stream: Readable; size: number } | undefined> {
    const path = this.path(key);
    const found = await beginningOf(path);
    if (!found) return undefined;
    const { head, size } = found;
    if (!isSealed(head)) return { stream: createReadStream(path), size };
    return {
      stream: Readable.from(this.opened(key, path, head), { objectMode: false }),
      size: sizeInside(size),
    };
  }

  /** Touches the file only when somebody reads. */
  private async *opened(key: string, path: string, head: Buffer): AsyncGenerator<Buffer> {
    yield* this.cipher.open(key, head, createReadStream(path, { start: SEAL_HEAD }) as AsyncIterable<Buffer>);
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  private path(key: string): string {
    const path = normalize(join(this.folder, key));
    if (!path.startsWith(normalize(`${this.folder}/`)) || !/^[\w/.-]+$/.test(key))
      throw new Error('not a storage key');
    return path;
  }
}

/** A file's size and first bytes; undefined when there is none. */
async function beginningOf(path: string): Promise<{ head: Buffer; size: number } | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEAL_HEAD), 0, SEAL_HEAD, 0);
    return { head: buffer.subarray(0, bytesRead), size };
  } finally {
    await file.close();
  }
}
