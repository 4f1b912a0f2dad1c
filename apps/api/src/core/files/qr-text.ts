import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PIXELS } from './image-work';
import type { Pixels, QrText } from './qr-reader';
import { sharp } from './sharp';

/** Long sides in pixels at which a code is looked for: small codes need the first, blurred ones the last. */
const SIDES = [2000, 1200, 600] as const;

const READER = {
  program: join(dirname(fileURLToPath(import.meta.url)), 'qr-reader.js'),
  /** Wall clock. A photo takes some 20 ms at each size, one tiled with a code's corners seconds at the first. */
  ms: 5000,
};

/**
 * The text of a QR code in a stored picture, of several codes one; null without one, undefined when the search did not end in
 * its time. It runs in a thread of its own, which is ended with it, because the library compares each corner with all others.
 */
export async function qrTextIn(picture: Readable, reader = READER): Promise<QrText | undefined> {
  const fitted = (side: number) =>
    ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  const first = sharp({ limitInputPixels: PIXELS }).resize(fitted(SIDES[0])).ensureAlpha().raw();
  const [{ data, info }] = await Promise.all([
    first.toBuffer({ resolveWithObject: true }),
    pipeline(picture, first),
  ]);
  const { width, height, channels } = info;
  const worker = new Worker(reader.program, { env: {} });
  // Of a thread that failed between two sizes; the next one then waits in vain.
  worker.on('error', () => undefined);
  const signal = AbortSignal.timeout(reader.ms);
  try {
    for (const side of SIDES) {
      const { data: smaller, info: size } = await sharp(data, { raw: { width, height, channels } })
        .resize(fitted(side))
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const text = await read(worker, { width: size.width, height: size.height, data: smaller }, signal);
      if (text !== null) return text;
    }
    return null;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    await worker.terminate();
  }
}

async function read(worker: Worker, pixels: Pixels, signal: AbortSignal): Promise<QrText> {
  worker.postMessage(pixels);
  const [text] = (await once(worker, 'message', { signal })) as [QrText];
  return text;
}
