import type { UploadedFile, Usage } from '@ipw/domain';
import { compress } from './compress';
import { send, UploadError, type SendOptions, type UploadLine } from './send';

export const RETRY_MS = 6000;
const RETRIES = 3;
/** Files on their way at once; the others wait their turn. */
const LANES = 2;

let busy = 0;
const queue: (() => void)[] = [];

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= LANES) await new Promise<void>((go) => queue.push(go));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  }
}

export interface UploadOptions extends SendOptions {
  /** Called every second before an automatic repeat, with the seconds left and a way to go at once. */
  onWait?: (seconds: number, now: () => void) => void;
}

const pause = (ms: number, signal: AbortSignal | undefined, onWait: UploadOptions['onWait']): Promise<void> =>
  new Promise((resolve, reject) => {
    const until = Date.now() + ms;
    const end = (settle: () => void) => () => {
      clearInterval(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const now = end(resolve);
    const abort = end(() => reject(signal?.reason as Error));
    const tick = () => (Date.now() >= until ? now() : onWait?.(Math.ceil((until - Date.now()) / 1000), now));
    const timer = setInterval(tick, 1000);
    signal?.addEventListener('abort', abort);
    tick();
  });

/**
 * Compresses where the row allows it and sends, at most two files at a time. A lost connection or a 5xx answer is
 * repeated by itself after 6 s, up to three times; a session that is over, once somebody signed in again. Rejects with an UploadError, or the signal's reason when aborted.
 */
export async function upload(
  file: File,
  usage: Usage,
  line: UploadLine,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  const { signal, onWait, onProgress } = options;
  const smaller = await inLane(() => compress(file, usage));
  for (let left = RETRIES; ;) {
    try {
      return await inLane(() => send(smaller, usage, line, { signal, onProgress }));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      onProgress?.(0);
      if (error.ended && (await line.onSessionEnd?.(error.ended.code, error.ended.authorization))) continue;
      if (!error.again || left === 0) throw error;
      left -= 1;
      await pause(RETRY_MS, signal, onWait);
    }
  }
}
