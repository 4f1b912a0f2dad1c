import type { FileChange } from '@ipw/domain';

const changes = new WeakMap<File, FileChange>();

/** Notes how a file was changed on the device; the server is told, because such a file is no evidence of the original. */
export function noteChange(file: File, change: FileChange): File {
  changes.set(file, change);
  return file;
}

export const changeOf = (file: File): FileChange | undefined => changes.get(file);
