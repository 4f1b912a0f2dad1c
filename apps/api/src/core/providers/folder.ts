import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import type { Entry } from './bucket';
import { isDiskFull, syncFolder, writeAll } from '../disk/disk';
import type { ByteRange } from './byte-range';
import type { StoredBlob, BlobStore } from './storage';

/**
 * A local folder. Files are written to a `.part` of their own, synced, then renamed, so that neither a crash, a full disk nor
 * another process that writes the same file leaves a partial one under its name.
 */
export class FolderBlobStore implements BlobStore {
  constructor(private readonly folder: string) {}

  async put(key: string, data: Buffer | AsyncIterable<Buffer>): Promise<void> {
    const path = this.path(key);
    const part = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(part, 'w', 0o600);
      try {
        for await (const chunk of Buffer.isBuffer(data) ? [data] : data) await writeAll(file, chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(part, { force: true });
      // Errors of writes do not name the file; one that names it may be of the source.
      throw isDiskFull(error) ? Object.assign(error as Error, { path, ...(error as object) }) : error;
    }
  }

  async adopt(key: string, from: string): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    const file = await open(from, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(from, path);
    await syncFolder(dirname(path));
  }

  async read(key: string, range?: ByteRange): Promise<StoredBlob | undefined> {
    const file = await open(this.path(key)).catch(unlessMissing);
    if (!file) return undefined;
    try {
      const { size } = await file.stat();
      return { stream: file.createReadStream(range), size };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  /** Removes the folder that a file was in, if it is empty and nothing is written to it any more. */
  async removeFolderOf(key: string): Promise<void> {
    await rmdir(dirname(this.path(key))).catch(() => undefined);
  }

  /** The stored files below `prefix`, ordered by key; those that are being written or removed are none. */
  async list(prefix = ''): Promise<Entry[]> {
    const at = join(this.folder, prefix);
    return this.entriesOf(await readdir(at, { recursive: true, withFileTypes: true }).catch(missing));
  }

  /** The same one after the other. In memory are those of one folder below `prefix`. */
  async *each(prefix = ''): AsyncGenerator<Entry> {
    const at = join(this.folder, prefix);
    const found = await readdir(at, { withFileTypes: true }).catch(missing);
    // In the order of the keys of their files.
    const keyOf = (one: Dirent) => (one.isDirectory() ? `${one.name}/` : one.name);
    for (const one of found.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
      yield* one.isDirectory() ? await this.list(join(prefix, one.name)) : await this.entriesOf([one]);
  }

  /** Removes what killed writers left below `prefix` before a time. In memory are the names of one folder below it. */
  async endUnfinished(before: Date, prefix = ''): Promise<void> {
    const at = join(this.folder, prefix);
    for (const top of await readdir(at, { withFileTypes: true }).catch(missing)) {
      const found = top.isDirectory()
        ? await readdir(join(at, top.name), { recursive: true, withFileTypes: true }).catch(missing)
        : [top];
      for (const { parentPath, name } of found.filter((one) => one.isFile() && one.name.endsWith('.part'))) {
        const path = join(parentPath, name);
        const now = await stat(path).catch(unlessMissing);
        if (now && now.mtime < before) await rm(path, { force: true });
      }
    }
  }

  private async entriesOf(found: readonly Dirent[]): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const { parentPath, name } of found.filter((one) => one.isFile() && !one.name.endsWith('.part'))) {
      const path = join(parentPath, name);
      const now = await stat(path).catch(unlessMissing);
      if (now) entries.push({ key: relative(this.folder, path), size: now.size, changed: now.mtime });
    }
    return entries.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  private path(key: string): string {
    const path = normalize(join(this.folder, key));
    if (!path.startsWith(normalize(`${this.folder}/`)) || !/^[\w/.-]+$/.test(key))
      throw new Error('invalid storage key');
    return path;
  }
}

/** A file that cannot be read is not a missing one: a backup would leave it out, and a page say that there is none. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

const missing = (error: NodeJS.ErrnoException): never[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};
