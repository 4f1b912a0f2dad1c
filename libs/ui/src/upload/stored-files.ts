import { UNFINISHED_LIFE_MS, type Usage } from '@ipw/domain';
import { KEPT_FILES } from '../drafts';

/** A large file on its way, kept by the browser so that a reload goes on with it. */
export interface StoredFile {
  /** The member whose it is. */
  owner: string;
  /** The page and field it was picked in. */
  place: string;
  usage: Usage;
  file: File;
  /** Where the server takes it; no other file goes there. */
  address: string;
  at: number;
}

/** One operation on the store; a browser without one (a private window, a full disk) just forgets. */
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

/** What a member left unfinished in a field; what the server has forgotten by now is forgotten here. */
export async function storedFilesIn(owner: string, place: string): Promise<StoredFile[]> {
  const all = (await inStore('readonly', (store) => store.getAll() as IDBRequest<StoredFile[]>)) ?? [];
  const old = all.filter(({ at }) => at < Date.now() - UNFINISHED_LIFE_MS);
  for (const { address } of old) void forgetFile(address);
  return all.filter((one) => one.owner === owner && one.place === place && !old.includes(one));
}
