import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';

/** Keeps files by key. A key is ours alone, never a name somebody sent. */
export interface Storage {
  /** Stores all of `data` or nothing. */
  put(key: string, data: Buffer): Promise<void>;
  /** Takes over a finished local file. */
  adopt(key: string, path: string): Promise<void>;
  read(key: string): Promise<{ stream: Readable; size: number } | undefined>;
  remove(key: string): Promise<void>;
}
export const STORAGE = Symbol('storage');

/** A local folder. Written to `.part`, synced, then renamed, so that a crash leaves no half file under its name. */
export class LocalStorage implements Storage {
  constructor(private readonly folder: string) {}

  async put(key: string, data: Buffer): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(data);
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
    const found = await stat(path).catch(() => undefined);
    return found && { stream: createReadStream(path), size: found.size };
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
