import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PIXELS } from '../files/image-work';
import type { Variant } from '../files/variants';
import { quickLane } from '../files/work-lane';
import type { Jpeg } from '../pdf/document';
import { sharp } from '../files/sharp';

/** Pixels of the longer side: 72 points on paper at some 250 a inch. */
const SIDE = 240;
/** The smallest stored picture that is at least as large. Every upload has it, a document of its first page. */
const FROM: Variant = 't300';

const smallPicture = async (stored: Buffer): Promise<Jpeg> => {
  const { data, info } = await sharp(stored, { limitInputPixels: PIXELS })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .flatten({ background: '#FFFFFF' })
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * Pictures of files as small as certificates show them, by SHA-256. They are made of stored small ones, and those of a certificate
 * take one turn in the lane of uploads, so that certificates leave room for these. `turnOf`: whose turn it is.
 */
export async function smallPictures(
  files: readonly { id: string; sha256: string }[],
  read: (id: string, variant: Variant) => Promise<Readable>,
  turnOf: string,
): Promise<Map<string, Jpeg>> {
  const made = new Map<string, Jpeg>();
  if (files.length === 0) return made;
  const stored = await Promise.all(
    files.map(async ({ id, sha256 }) => [sha256, await buffer(await read(id, FROM))] as const),
  );
  await quickLane.run(turnOf, async () => {
    for (const [sha256, bytes] of stored) made.set(sha256, await smallPicture(bytes));
  });
  return made;
}
