import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isId, UNFINISHED_LIFE_MS } from '@ipw/domain';
import { DomainError } from '../errors/domain-error';
import { refuseShort, syncFolder, writeAll } from '../disk/disk';

/** Bytes of unfinished uploads. The offset of an upload is the number of stored bytes; nothing else records it. */
export interface UploadStore {
  begin(id: string): Promise<void>;
  /** Number of stored bytes; undefined when the upload was swept. */
  size(id: string): Promise<number | undefined>;
  /**
   * Appends a part and returns the new offset. Bytes received before a broken connection are kept. Refuses a part that does
   * not begin at the offset (CONFLICT with the offset), or that exceeds `length`.
   */
  append(id: string, at: number, part: AsyncIterable<Buffer>, length: number): Promise<number>;
  /** Copies the bytes to a local file that the sender cannot change, so that the checked bytes are the stored ones. */
  copy(id: string, to: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes uploads without a new part for a day. */
  sweep(): Promise<void>;
}

export const UPLOAD_STORE = Symbol('upload-store');

/** One local file for each upload. Writes name their offset, so concurrent senders of one upload cannot corrupt it. */
export class FolderUploadStore implements UploadStore {
  constructor(private readonly folder: string) {}

  async begin(id: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await (await open(this.path(id), 'wx', 0o600)).close();
    await syncFolder(this.folder);
  }

  async size(id: string): Promise<number | undefined> {
    return (await stat(this.path(id)).catch(() => undefined))?.size;
  }

  async append(id: string, at: number, part: AsyncIterable<Buffer>, length: number): Promise<number> {
    const file = await open(this.path(id), 'r+');
    let end = at;
    try {
      const { size } = await file.stat();
      if (size !== at) throw new DomainError('CONFLICT', { offset: size });
      for await (const bytes of part) {
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
    if (!isId(id)) throw new Error('invalid upload id');
    return join(this.folder, id);
  }
}
