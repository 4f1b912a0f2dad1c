import { type FileHandle, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DomainError } from '../errors/domain-error';

/** Error codes of a full disk, an exhausted quota, and the process's limit for file sizes. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether an error says that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.includes((error as { code?: unknown } | null)?.code);

/** The refusal on a full disk: BUSY, retry after a minute. */
export const diskFull = (): DomainError => new DomainError('BUSY', { retry_after: 60 });

/**
 * Writes all of `bytes`, at `at` or the file's position. A nearly full disk may write fewer bytes without an error, so the
 * result is checked. Throws ENOSPC and similar errors unchanged.
 */
export async function writeAll(file: FileHandle, bytes: Buffer, at?: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const place = at === undefined ? null : at + done;
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, place);
    if (bytesWritten === 0) throw Object.assign(new Error('no space left on the disk'), { code: 'ENOSPC' });
    done += bytesWritten;
  }
}

/** Syncs a folder, so that files created or renamed in it survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Appends a line to a file and syncs it; removes a partial line when that fails. Half a line left by a power cut remains as
 * a line.
 */
export async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    try {
      await writeAll(file, Buffer.from(size > 0 && last.toString() !== '\n' ? `\n${line}\n` : `${line}\n`));
      await file.sync();
      if (size === 0) await syncFolder(dirname(path));
    } catch (error) {
      await file.truncate(size);
      throw error;
    }
  } finally {
    await file.close();
  }
}

/** Refuses with BUSY unless a file has this size: a full disk may have cut a copy short. */
export async function refuseShort(path: string, size: number): Promise<void> {
  if ((await stat(path)).size !== size) throw diskFull();
}
