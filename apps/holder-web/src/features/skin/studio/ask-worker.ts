import type { Matched } from './match-files';

/** Files on their way to the worker; the last message starts it. */
export interface HandedFiles {
  files: readonly File[];
  last: boolean;
}

/** Files in a message. The page does not answer while the browser hands them over, which takes it some 0.4 ms each. */
export const AT_ONCE = 25;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function hand(worker: Worker, files: readonly File[]): Promise<void> {
  for (let from = 0; from < files.length; from += AT_ONCE) {
    await pause();
    const to = from + AT_ONCE;
    worker.postMessage({ files: files.slice(from, to), last: to >= files.length } satisfies HandedFiles);
  }
}

/** Matches files, at least one, with slots in a worker of their own; null when they cannot be read at all. */
export async function matchInWorker(files: readonly File[]): Promise<Matched | null> {
  const worker = new Worker(new URL('./studio.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Matched | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Matched | null>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      hand(worker, files).catch(reject);
    });
  } finally {
    worker.terminate();
  }
}
