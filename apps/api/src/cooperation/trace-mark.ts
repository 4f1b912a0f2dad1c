/**
 * The invisible mark of a copy: spread spectrum in the plane of the picture (Cox, Kilian, Leighton, Shamoon 1997), read with the
 * original at hand. A square of cells, half of them a little darker, is repeated over the picture; which cells, follows from the
 * number of the copy and a secret. Reading it, the mean change of each cell is compared with the cells of every copy.
 */
import { createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Keys } from '../core/keys';
import { sharp } from '../core/files/sharp';

/** Cells of a side, and pixels of a cell's side. */
const CELLS = 64;
const CELL = 16;
const TILE = CELLS * CELL;
const COUNT = CELLS * CELLS;
/** Levels of 255 by which the middle of a dark cell is darker. On black, where nothing is darker, the middle of a light one is a level lighter. */
const DEPTH = 3;
const LIGHT = 0.1;
/** Pictures are read at half size. */
const SHRINK = 2;
/** A pixel that differs by more has been painted over: it counts as this. */
const MOST = 8;
const ROWS_AT_ONCE = 128;

/** The secret of invisible marks. */
export const traceSecret = ({ index }: Pick<Keys, 'index'>): Buffer => Buffer.from(index, 'base64');

/** Whether each cell of a copy is dark (1) or light (-1): pseudo-random, so that no picture is alike by chance. */
export function cellsOf(secret: Buffer, copyNo: string): Int8Array {
  const cells = new Int8Array(COUNT);
  for (let at = 0, block = 0; at < COUNT; block += 1)
    for (const byte of createHmac('sha512', secret)
      .update(`trace\0${copyNo}\0${String(block)}`)
      .digest())
      for (let bit = 0; bit < 8; bit += 1, at += 1) cells[at] = (byte >> bit) & 1 ? 1 : -1;
  return cells;
}

/** The square as a picture to lay over another; a picture smaller than it gets its corner. */
export async function traceTile(
  cells: Int8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const field = await sharp(Buffer.from(cells.map((one) => (one > 0 ? 255 : 0)).buffer), {
    raw: { width: CELLS, height: CELLS, channels: 1 },
  })
    .resize(TILE, TILE, { kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const pixels = Buffer.alloc(TILE * TILE * 4);
  for (let at = 0; at < TILE * TILE; at += 1) {
    const share = field[at]! / 255;
    if (share < LIGHT) pixels.fill(255, 4 * at, 4 * at + 3);
    pixels[4 * at + 3] = share < LIGHT ? 1 : Math.round(share * DEPTH);
  }
  return sharp(pixels, { raw: { width: TILE, height: TILE, channels: 4 } })
    .extract({ left: 0, top: 0, width: Math.min(TILE, width), height: Math.min(TILE, height) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** By how much each cell of a found picture is darker than the original's, less the mean of all. `width`, `height`: the original's. */
export async function darkeningOf(
  original: Readable,
  found: Readable,
  size: { width: number; height: number },
): Promise<Float64Array> {
  const [width, height] = [Math.ceil(size.width / SHRINK), Math.ceil(size.height / SHRINK)];
  const grey = (from: Readable) => {
    const picture = sharp({ failOn: 'none' })
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('b-w');
    from.on('error', (error) => picture.destroy(error));
    return from.pipe(picture).extractChannel(0).raw().toBuffer();
  };
  const [before, after] = [await grey(original), await grey(found)];
  const [sums, counts] = [new Float64Array(COUNT), new Float64Array(COUNT)];
  const cellAt = (at: number, all: number, whole: number) =>
    Math.floor(((((at + 0.5) * whole) / all) % TILE) / CELL);
  const columns = Int32Array.from({ length: width }, (_, x) => cellAt(x, width, size.width));
  for (let y = 0; y < height; y += 1) {
    // Other requests are answered in between.
    if (y % ROWS_AT_ONCE === 0) await breathe();
    const row = cellAt(y, height, size.height) * CELLS;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const cell = row + columns[x]!;
      sums[cell]! += Math.max(-MOST, Math.min(MOST, before[at]! - after[at]!));
      counts[cell]! += 1;
    }
  }
  const known = counts.filter((count) => count > 0).length;
  const means = sums.map((sum, cell) => (counts[cell]! > 0 ? sum / counts[cell]! : 0));
  const mean = means.reduce((sum, one) => sum + one, 0) / known;
  return means.map((one, cell) => (counts[cell]! > 0 ? one - mean : 0));
}

/**
 * How well the change of a picture fits the cells of a copy. For a copy that has nothing to do with the picture the cells are
 * random signs, so a score above `t` has a probability of at most exp(-t²/2), whatever the picture (Hoeffding 1963).
 */
export function scoreOf(darkening: Float64Array, cells: Int8Array): number {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < COUNT; at += 1) {
    sum += darkening[at]! * cells[at]!;
    squares += darkening[at]! ** 2;
  }
  return squares > 0 ? sum / Math.sqrt(squares) : 0;
}

/** Copies scored before other requests are answered. */
const COPIES_AT_ONCE = 16;

/** The copy that fits the change of a picture best, by its number, with its score; undefined where there is none. */
export async function bestFit(
  darkening: Float64Array,
  secret: Buffer,
  copyNumbers: readonly string[],
): Promise<{ copyNo: string; score: number } | undefined> {
  let best: { copyNo: string; score: number } | undefined;
  for (const [at, copyNo] of copyNumbers.entries()) {
    if (at % COPIES_AT_ONCE === 0) await breathe();
    const score = scoreOf(darkening, cellsOf(secret, copyNo));
    if (!best || score > best.score) best = { copyNo, score };
  }
  return best;
}

/** Probability of naming any wrong copy. */
const WRONG = 1e-6;
/** The score from which one of so many copies is named. */
export const namedFrom = (copies: number): number => Math.sqrt(2 * Math.log(Math.max(1, copies) / WRONG));
