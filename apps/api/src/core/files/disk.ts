import { type FileHandle, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DomainError } from '../errors/domain-error';

/** What a full disk, a used up quota and a limit of the process for the size of files are called. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether an error says that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.includes((error as { code?: unknown } | null)?.code);

/** The refusal on a full disk: BUSY, retry after a minute. */
export const diskFull = (): DomainError => new DomainError('BUSY', { retry_after: 60 });

/**
 * Writes all of `bytes`, from `at` on or where the file stands. A nearly full disk takes a part of what it is given and
 * says so in its answer alone. Throws ENOSPC and the like as they come.
 */
export async function writeAll(file: FileHandle, bytes: Buffer, at?: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const place = at === undefined ? null : at + done;
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, place);
    if (bytesWritten === 0) throw Object.assign(new Error('the disk takes no more'), { code: 'ENOSPC' });
    done += bytesWritten;
  }
}

/** Puts a folder's entries on the disk: a file that was made or renamed in it is there after a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Adds a line to a file of lines and puts it on the disk; all of it, or nothing is left of it. Half a line that a power
 * cut left stays a line of its own.
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

/** Refuses with BUSY unless a file has so many bytes: a copy that a full disk cut short. */
export async function refuseShort(path: string, size: number): Promise<void> {
  if ((await stat(path)).size !== size) throw diskFull();
}
