import { UPLOAD_PART_SIZE, type UploadedFile, type Usage } from '@ipw/domain';
import { compress } from './compress';
import { sendInParts, type PartsOptions } from './parts';
import { UploadError, type UploadLine } from './request';
import { send } from './send';

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

export interface UploadOptions extends Omit<PartsOptions, 'onAddress'> {
  /** A large file was begun: what is sent, and where to. */
  onBegun?: (sent: File, address: string) => void;
  /** Called every second before an automatic repeat, with the seconds left and a way to go at once. */
  onWait?: (seconds: number, now: () => void) => void;
  /** The machine is offline: it goes on by itself when it is back. */
  onPause?: () => void;
}

/** Settles when `settle` is called, or rejects when the signal aborts; `begin` answers how to tidy up. */
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
 * Compresses where the row allows it and sends, at most two files at a time; a large one in parts. A lost connection or
 * a 5xx answer is repeated by itself after 6 s, up to three times without getting any further; offline it waits until
 * the machine is back, and with a session that is over until somebody signed in again. Rejects with an UploadError, or
 * the signal's reason when aborted.
 */
export async function upload(
  file: File,
  usage: Usage,
  line: UploadLine,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  const { signal, onWait, onPause, onProgress, onBegun } = options;
  // What was begun goes on as it was begun.
  const smaller = options.address ? file : await inLane(() => compress(file, usage));
  const inParts = smaller.size > UPLOAD_PART_SIZE;
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
