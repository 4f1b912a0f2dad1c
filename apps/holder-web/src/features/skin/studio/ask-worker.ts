import type { Judged } from './judge';

/** Judges files in a worker of their own; null when they cannot be read at all. */
export async function judgeInWorker(files: readonly File[]): Promise<Judged | null> {
  const worker = new Worker(new URL('./studio.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Judged | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Judged | null>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      worker.postMessage([...files]);
    });
  } finally {
    worker.terminate();
  }
}
