import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED_LIFE_MS } from '@ipw/domain';
import { DomainError } from '../errors/domain-error';
import { refuseShort, syncFolder, writeAll } from './disk';

/** Bytes of files that come in pieces: how far they came is what lies there, and nothing else keeps account of it. */
export interface Arrivals {
  begin(id: string): Promise<void>;
  /** Bytes that have arrived; undefined when they were swept. */
  size(id: string): Promise<number | undefined>;
  /**
   * Appends a piece and answers how far the file is now. What came before a cut stays. Refuses a piece that does not
   * begin where the file ends (CONFLICT with that place), and one that reaches past `length`.
   */
  append(id: string, at: number, piece: AsyncIterable<Buffer>, length: number): Promise<number>;
  /** A local copy that nobody who is still sending can reach: what is checked is what is kept. */
  copy(id: string, to: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Forgets what nobody has added to for a day. */
  sweep(): Promise<void>;
}

export const ARRIVALS = Symbol('arrivals');

/** A local file each. Whoever writes, writes at a place, so two senders of one file do no harm. */
export class FolderArrivals implements Arrivals {
  constructor(private readonly folder: string) {}

  async begin(id: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await (await open(this.path(id), 'wx', 0o600)).close();
    await syncFolder(this.folder);
  }

  async size(id: string): Promise<number | undefined> {
    return (await stat(this.path(id)).catch(() => undefined))?.size;
  }

  async append(id: string, at: number, piece: AsyncIterable<Buffer>, length: number): Promise<number> {
    const file = await open(this.path(id), 'r+');
    let end = at;
    try {
      const { size } = await file.stat();
      if (size !== at) throw new DomainError('CONFLICT', { offset: size });
      for await (const bytes of piece) {
        if (end + bytes.length > length) throw new DomainError('TOO_LARGE');
        await writeAll(file, bytes, end);
        end += bytes.length;
      }
      await file.datasync();
    } finally {
      await file.close();
    }
    return end;
  }

  async copy(id: string, to: string): Promise<void> {
    await copyFile(this.path(id), to, constants.COPYFILE_FICLONE);
    await refuseShort(to, (await stat(this.path(id))).size);
  }

  async remove(id: string): Promise<void> {
    await rm(this.path(id), { force: true });
  }

  async sweep(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const found = await stat(join(this.folder, name)).catch(() => undefined);
      if (found && found.mtimeMs < Date.now() - UNFINISHED_LIFE_MS) await this.remove(name);
    }
  }

  private path(id: string): string {
    if (!/^[0-9A-Z]{26}$/.test(id)) throw new Error('not an upload');
    return join(this.folder, id);
  }
}
