import type { UploadedFile } from '@ipw/domain';
import { createStore, useStore } from '../store';

/** Files with renewed addresses, by id. */
const renewed = /* @__PURE__ */ createStore<ReadonlyMap<string, UploadedFile>>(new Map());
/** Addresses for which a renewal was requested. */
const requested = new Set<string>();

/**
 * Addresses expire within half an hour; forms may hold files longer, drafts for days. Returns each file with its newest
 * known addresses.
 */
export function useRenewed(): (file: UploadedFile) => UploadedFile {
  const known = useStore(renewed);
  return (file) => known.get(file.image_id) ?? file;
}

/**
 * Requests new addresses of a file that failed to load, once for each address. Returns whether the file is gone (the server
 * answered null). Without an answer, the next failure requests again.
 */
export async function renew(
  file: UploadedFile,
  read: (image_id: string) => Promise<UploadedFile | null>,
): Promise<'gone' | undefined> {
  if (requested.has(file.file_path)) return undefined;
  requested.add(file.file_path);
  try {
    const found = await read(file.image_id);
    if (!found) return 'gone';
    renewed.set(new Map(renewed.get()).set(found.image_id, found));
  } catch {
    requested.delete(file.file_path);
  }
  return undefined;
}
