import { UNFINISHED_LIFE_MS, type Usage } from '@ipw/domain';
import { KEPT_FILES } from '../drafts';

/** A large file being uploaded, stored by the browser so that the upload continues after a reload. */
export interface StoredFile {
  /** Id of its member. */
  owner: string;
  /** Page and field it was chosen in. */
  place: string;
  usage: Usage;
  file: File;
  /** The upload's address on the server, unique to the file. */
  address: string;
  at: number;
}

/** Runs one operation on the store; without one (private window, full disk) nothing is stored. */
const inStore = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> =>
  new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(undefined);
    const opening = indexedDB.open(KEPT_FILES, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('file', { keyPath: 'address' });
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const all = opening.result;
      const done = (value: T | undefined) => {
        all.close();
        resolve(value);
      };
      try {
        const transaction = all.transaction('file', mode);
        const request = work(transaction.objectStore('file'));
        transaction.oncomplete = () => done(request.result);
        transaction.onabort = () => done(undefined);
      } catch {
        done(undefined);
      }
    };
  });

export const storeFile = (file: StoredFile): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(file));
export const forgetFile = (address: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(address));

/** A member's unfinished uploads of a field; deletes those the server no longer knows. */
export async function storedFilesIn(owner: string, place: string): Promise<StoredFile[]> {
  const all = (await inStore('readonly', (store) => store.getAll() as IDBRequest<StoredFile[]>)) ?? [];
  const old = all.filter(({ at }) => at < Date.now() - UNFINISHED_LIFE_MS);
  for (const { address } of old) void forgetFile(address);
  return all.filter((one) => one.owner === owner && one.place === place && !old.includes(one));
}
