import type { UploadedFile } from '@ipw/domain';
import { createStore, useStore } from '../store';

/** Files with new addresses, by id. */
const renewed = /* @__PURE__ */ createStore<ReadonlyMap<string, UploadedFile>>(new Map());
/** Addresses that are asked about, or were answered. */
const requested = new Set<string>();

/**
 * Addresses end within half an hour; a form may hold its files for longer, and a draft for days. Gives each file with the
 * newest addresses known.
 */
export function useRenewed(): (file: UploadedFile) => UploadedFile {
  const known = useStore(renewed);
  return (file) => known.get(file.image_id) ?? file;
}

/**
 * Asks for new addresses of a file that did not open, once for each address. Answers whether the file is gone: null stands
 * for that. Without an answer nothing is known, and the next failure asks again.
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
