/** The part of IndexedDB the uploads use: one store with records by `address`. */
export function installIndexedDb(): Map<string, unknown> {
  const records = new Map<string, unknown>();
  const later = (work: () => void) => queueMicrotask(work);
  const request = <T>(result: T) => ({ result });
  const store = {
    put: (record: { address: string }) => request(records.set(record.address, record)),
    delete: (address: string) => request(records.delete(address)),
    getAll: () => request([...records.values()]),
  };
  const transaction = () => {
    const one: { objectStore: () => typeof store; oncomplete?: () => void } = { objectStore: () => store };
    later(() => one.oncomplete?.());
    return one;
  };
  const open = () => {
    const opening: { result: object; onsuccess?: () => void } = {
      result: { transaction, close: () => undefined },
    };
    later(() => opening.onsuccess?.());
    return opening;
  };
  Object.assign(globalThis, { indexedDB: { open, deleteDatabase: () => records.clear() } });
  return records;
}
