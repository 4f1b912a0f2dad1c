import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { diskFull, isUnwritten } from '../core/disk/disk';
import { randomSymbols } from '../core/security/secret-code';
import { traceTile } from './trace-mark';
import { sharp } from '../core/files/sharp';

/** Liberation Sans under the SIL Open Font License, from pdfjs-dist: the mark looks the same on machines without fonts. */
const TYPEFACE = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/LiberationSans-Bold.ttf',
);
const PIXELS = 50_000_000;
/** Height of the letters as a part of the picture's shorter side, and its limits in pixels. */
const LETTER = { part: 1 / 24, least: 9, most: 200 };
/** How much of the picture a letter covers, in percent: seen on any ground, and the work stays recognisable. */
const COVER = 38;

/** The number of a copy, to be read from the mark: eight symbols of Crockford's base 32. */
export const newCopyNumber = (): string => randomSymbols(8);

/** The typeface has no Chinese characters, so the mark names recipient and copy by their numbers. */
export const markText = (coopNo: string, copyNo: string): string => `${coopNo} · ${copyNo}`;

/** A tile of the mark, written upwards, in white with a dark edge, so that it shows on light and on dark ground. */
async function tileOf(text: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const size = Math.min(
    LETTER.most,
    Math.max(LETTER.least, Math.round(Math.min(width, height) * LETTER.part)),
  );
  const letters = (colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" alpha="${String(COVER)}%">${text}</span>`,
        font: `Liberation Sans Bold ${String(size)}`,
        fontfile: TYPEFACE,
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const [light, dark] = [await letters('#ffffff'), await letters('#000000')];
  const edge = Math.max(1, Math.round(size / 16));
  const drawn = await sharp({
    create: {
      width: light.info.width + 2 * edge,
      height: light.info.height + 2 * edge,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([
      { input: dark.data, left: 2 * edge, top: 2 * edge },
      { input: light.data, left: edge, top: edge },
    ])
    .png()
    .toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const turned = await sharp(drawn)
    .rotate(-30, { background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  const room = Math.round(size * 1.5);
  const wide = await sharp(turned.data)
    .extend({ top: room, bottom: room, left: room, right: room, background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  // A picture smaller than the tile shows its middle.
  const part = { width: Math.min(wide.info.width, width), height: Math.min(wide.info.height, height) };
  return sharp(wide.data)
    .extract({
      left: Math.floor((wide.info.width - part.width) / 2),
      top: Math.floor((wide.info.height - part.height) / 2),
      ...part,
    })
    .png()
    .toBuffer();
}

/**
 * Writes a copy of a picture with the marks all over it, in its own size and format: the invisible one, and `text` where it is
 * given. Refuses with BUSY when there is no room for it.
 */
export async function writeMarked(
  from: Readable,
  { mime, ...size }: { mime: string; width: number; height: number },
  { cells, text }: { cells: Int8Array; text?: string | undefined },
  to: string,
): Promise<void> {
  const tiles = [
    { input: await traceTile(cells, size), tile: true, gravity: 'northwest' },
    ...(text ? [{ input: await tileOf(text, size), tile: true }] : []),
  ];
  const picture = sharp({ limitInputPixels: PIXELS, sequentialRead: true }).composite(tiles);
  const written =
    mime === 'image/png'
      ? picture.png({ compressionLevel: 6 })
      : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  try {
    await Promise.all([written.toFile(to), pipeline(from, written)]);
  } catch (error) {
    throw isUnwritten(error) ? diskFull() : error;
  }
}
