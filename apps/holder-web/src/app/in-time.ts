/** Time after which loading a chunk counts as failed: the page says so and offers a reload. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Resolves like `loading`, or rejects after the time limit. */
export function inTime<T>(loading: Promise<T>, most = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a part loads too long')), most);
    const settle =
      <V>(end: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        end(value);
      };
    loading.then(settle(resolve), settle(reject));
  });
}
