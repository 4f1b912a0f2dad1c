import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { PIXELS } from './image-work';

/** Long sides in pixels at which a code is looked for: small codes need the first, blurred ones the last. */
const SIDES = [2000, 1200, 600] as const;

function decoded(data: Buffer, { width, height }: { width: number; height: number }): string | undefined {
  try {
    return decodeQr({ width, height, data }) || undefined;
  } catch {
    // There is none, or it cannot be read.
    return undefined;
  }
}

/** The text of a QR code in a stored picture; of several codes one. Some 20 ms of the event loop at each size. */
export async function qrTextIn(picture: Readable): Promise<string | undefined> {
  const fitted = (side: number) =>
    ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  const first = sharp({ limitInputPixels: PIXELS }).resize(fitted(SIDES[0])).ensureAlpha().raw();
  const [{ data, info }] = await Promise.all([
    first.toBuffer({ resolveWithObject: true }),
    pipeline(picture, first),
  ]);
  const { width, height, channels } = info;
  for (const side of SIDES) {
    const { data: smaller, info: size } = await sharp(data, { raw: { width, height, channels } })
      .resize(fitted(side))
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const text = decoded(smaller, size);
    if (text !== undefined) return text;
  }
  return undefined;
}
