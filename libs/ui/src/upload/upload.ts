import { UPLOAD_PART_SIZE, type UploadedFile, type Usage } from '@ipw/domain';
import { compress } from './compress';
import { sendInParts, type PartsOptions } from './parts';
import { UploadError, type UploadLine } from './request';
import { send } from './send';

export const RETRY_MS = 6000;
const RETRIES = 3;
/** Concurrent uploads; others wait. */
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

export interface UploadOptions extends Omit<PartsOptions, 'onAddress'> {
  /** Called when an upload in parts begins, with file and address. */
  onBegun?: (sent: File, address: string) => void;
  /** Called every second before an automatic retry, with the seconds left and a function to retry at once. */
  onWait?: (seconds: number, now: () => void) => void;
  /** Called when the browser is offline; the upload continues when it is online. */
  onPause?: () => void;
}

/** Resolves when `settle` is called, or rejects when the signal aborts; `begin` returns its cleanup. */
const until = (signal: AbortSignal | undefined, begin: (settle: () => void) => () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      tidy();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = end(() => reject(signal?.reason as Error));
    signal?.addEventListener('abort', abort);
    const tidy = begin(end(resolve));
  });

const pause = (ms: number, signal: AbortSignal | undefined, onWait: UploadOptions['onWait']): Promise<void> =>
  until(signal, (now) => {
    const end = Date.now() + ms;
    const tick = () => (Date.now() >= end ? now() : onWait?.(Math.ceil((end - Date.now()) / 1000), now));
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  });

const backOnline = (signal: AbortSignal | undefined): Promise<void> =>
  until(signal, (settle) => {
    addEventListener('online', settle);
    return () => removeEventListener('online', settle);
  });

/**
 * Compresses and sends a file, two at a time; a large one in parts. After a network error or 5xx it retries after 6 s, up to
 * three times without progress. Offline it waits until the browser is online; after the session has ended, until the member
 * has signed in again. Rejects with an UploadError, or the signal's reason when aborted.
 */
export async function upload(
  file: File,
  usage: Usage,
  line: UploadLine,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  const { signal, onWait, onPause, onProgress, onBegun } = options;
  // A resumed upload continues with the file it began with.
  const smaller = options.address ? file : await inLane(() => compress(file, usage));
  const inParts = !line.call && smaller.size > UPLOAD_PART_SIZE;
  let { address } = options;
  let furthest = 0;
  for (let left = RETRIES; ;) {
    const partsOptions: PartsOptions = {
      signal,
      address,
      onAddress: (url) => onBegun?.(smaller, (address = url)),
      onProgress: (share) => {
        if (inParts && share > furthest) [furthest, left] = [share, RETRIES];
        onProgress?.(share);
      },
    };
    try {
      return await inLane(() =>
        inParts ? sendInParts(smaller, usage, line, partsOptions) : send(smaller, usage, line, partsOptions),
      );
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      if (!inParts) onProgress?.(0);
      if (error.ended && (await line.onSessionEnd?.(error.ended.code, error.ended.authorization))) continue;
      if (!error.again || left === 0) throw error;
      if (navigator.onLine) {
        left -= 1;
        await pause(RETRY_MS, signal, onWait);
      } else {
        onPause?.();
        await backOnline(signal);
      }
    }
  }
}
