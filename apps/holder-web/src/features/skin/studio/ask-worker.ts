import type { Matched } from './match-files';

/** Matches files with slots in a worker of their own; null when they cannot be read at all. */
export async function matchInWorker(files: readonly File[]): Promise<Matched | null> {
  const worker = new Worker(new URL('./studio.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Matched | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Matched | null>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      worker.postMessage([...files]);
    });
  } finally {
    worker.terminate();
  }
}
