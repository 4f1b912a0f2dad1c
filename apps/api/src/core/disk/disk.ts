import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ulid } from '@ipw/domain';
import { DomainError } from '../errors/domain-error';

/** Error codes of a full disk, an exhausted quota, and the process's limit for file sizes. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether an error says that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.includes((error as { code?: unknown } | null)?.code);

/** Time after which something that had no room is tried again, s. */
export const ROOM_S = 60;

/** The refusal on a full disk: BUSY, retry after a minute. Jobs know it by its code. */
class DiskFull extends DomainError {
  readonly code = 'ENOSPC';
  constructor() {
    super('BUSY', { retry_after: ROOM_S });
  }
}
export const diskFull = (): DomainError => new DiskFull();

/** Messages of libvips for a write error of the disk; it keeps no error code. */
const UNWRITTEN = /write error$|write failed$/m;

/** Whether a picture had no room to be written. */
export const isUnwritten = (error: unknown): boolean =>
  isDiskFull(error) || UNWRITTEN.test((error as Error).message);

/** Throws again what is not the error of a full disk: for work that can wait for room. */
export function unlessFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}

/** One line for a command that ends by a full disk; undefined for other errors. */
export function fullDiskLine(error: unknown): string | undefined {
  if (!isDiskFull(error)) return undefined;
  const { code, path = 'a file' } = error as { code: string; path?: string };
  return `disk: ${path} cannot be written (${code}): make room, then run it again`;
}

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

/** Writes a file whole and synced, or not at all; of several processes that write it at once, the last one counts. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const part = `${path}.${ulid()}.part`;
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      await writeAll(file, Buffer.from(content));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Appends a line to a file and syncs it. What a full disk or a power cut leaves of a line stays as a line of its own, which
 * readers skip: to cut it off could remove the line that another process has just stored behind it.
 */
export async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    do {
      await writeAll(file, Buffer.from((await isOpenEnded(file)) ? `\n${line}\n` : `${line}\n`));
      // A part of another line may have come in between.
    } while (!(await linesFrom(file, size)).includes(line));
    await file.sync();
    if (size === 0) await syncFolder(dirname(path));
  } finally {
    await file.close();
  }
}

/** Whether the last line of a file has no end. */
async function isOpenEnded(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

async function linesFrom(file: FileHandle, from: number): Promise<string[]> {
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
  return buffer.toString().split('\n');
}

/** Refuses with BUSY unless a file has this size: a full disk may have cut a copy short. */
export async function refuseShort(path: string, size: number): Promise<void> {
  if ((await stat(path)).size !== size) throw diskFull();
}
