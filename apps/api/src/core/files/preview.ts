import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PIXELS } from './image-work';
import { sharp } from './sharp';

/** Picture size of link previews (Open Graph). */
export const PREVIEW = { width: 1200, height: 630 } as const;
/** The background is the picture reduced by this factor, blurred and enlarged. */
const COARSE = 10;

/** A picture for link previews: whole, centred, on a blurred copy of itself. JPEG, which all clients can read. */
export async function preview(from: Readable): Promise<Buffer> {
  const { width, height } = PREVIEW;
  const picture = sharp({ limitInputPixels: PIXELS })
    .resize({ width, height, fit: 'inside' })
    .flatten({ background: '#FAF8F4' })
    .toColourspace('srgb')
    .raw();
  const [middle] = await Promise.all([
    picture.toBuffer({ resolveWithObject: true }),
    pipeline(from, picture),
  ]);
  const raw = { width: middle.info.width, height: middle.info.height, channels: middle.info.channels };
  const soft = await sharp(middle.data, { raw })
    .resize({ width: width / COARSE, height: height / COARSE, fit: 'cover' })
    .blur(4)
    .toBuffer({ resolveWithObject: true });
  const ground = await sharp(soft.data, {
    raw: { width: soft.info.width, height: soft.info.height, channels: soft.info.channels },
  })
    .resize({ width, height, kernel: 'cubic' })
    .toBuffer({ resolveWithObject: true });
  return sharp(ground.data, {
    raw: { width, height, channels: ground.info.channels },
  })
    .composite([{ input: middle.data, raw, gravity: 'centre' }])
    .jpeg({ quality: 84 })
    .toBuffer();
}
