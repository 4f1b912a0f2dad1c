import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { PIXELS } from '../files/image-work';
import { pictureLane } from '../files/work-lane';
import type { Jpeg } from '../pdf/document';

/** Pixels of the longer side: 72 points on paper at some 250 a inch. */
const SIDE = 240;

/** A picture as small as certificates show it. Takes its turn with other pictures of the owner. */
export const smallPicture = (
  from: () => Promise<Readable>,
  size: { width: number; height: number },
  ownerId: string,
): Promise<Jpeg> =>
  pictureLane(size).run(ownerId, async () => {
    const picture = sharp({ limitInputPixels: PIXELS })
      .resize({ width: SIDE, height: SIDE, fit: 'inside' })
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
      .jpeg({ quality: 80 });
    const [{ data, info }] = await Promise.all([
      picture.toBuffer({ resolveWithObject: true }),
      from().then((stream) => pipeline(stream, picture)),
    ]);
    return { data, width: info.width, height: info.height };
  });
