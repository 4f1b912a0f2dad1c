import type { Sharp } from 'sharp';
import { sharp } from '../core/files/sharp';

/**
 * Prints of pictures: the low frequencies of the middle of a picture, by which copies are found that were scaled, compressed,
 * recoloured, mirrored, cropped, framed or written over. `npm run bench:likeness` measures it.
 */

/** Pixels of a side of the grey picture, and of a part that is transformed. */
const SIDE = 96;
const PART = 32;
/** Frequencies of a side that prints are compared by, and that keys are made of. */
const FINE = 16;
const COARSE = 8;
/** Bits of a key. */
const BITS = 24;
/** For a look-up, so many of the least certain bits are tried both ways. */
const UNSURE = 2;
/** Grey levels of contrast below which a picture is one plain colour and has no print. */
const LEAST_CONTRAST = 2;

/** Levels by which a pixel differs from a frame, and the share of a frame's pixels that may. */
const FRAME = { differs: 20, others: 0.02 } as const;

/** Left, top, right, bottom as shares of the picture, or of a part. */
type Box = readonly [number, number, number, number];

/** The part of a stored picture that is left when a tenth is cut off anywhere. */
const MIDDLE: Box = [0.1, 0.1, 0.9, 0.9];
const NINTH = 1 / 9;
/** Where the middle of the original is in a picture: unchanged, cut by a tenth around, left, right, above, below. */
const WINDOWS: readonly Box[] = [
  MIDDLE,
  [NINTH / 2, NINTH / 2, 1 - NINTH / 2, 1 - NINTH / 2],
  [0, 0.1, 1 - NINTH, 0.9],
  [NINTH, 0.1, 1, 0.9],
  [0.1, 0, 0.9, 1 - NINTH],
  [0.1, NINTH, 0.9, 1],
];

/** Pairs of frequencies without the mean, lowest first. */
const LOWEST = Array.from({ length: COARSE * COARSE }, (_, n): [number, number] => [
  Math.floor(n / COARSE),
  n % COARSE,
])
  .slice(1)
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
const WHOLE: Box = [0, 0, 1, 1];
/** What a key is made of: a part of the middle, and its frequencies. Halves survive what is written over the other half. */
const BANDS: readonly { box: Box; of: readonly (readonly [number, number])[] }[] = [
  { box: WHOLE, of: LOWEST.slice(0, BITS) },
  { box: WHOLE, of: LOWEST.slice(BITS, 2 * BITS) },
  { box: [0, 0, 1, 0.45], of: LOWEST.slice(0, BITS) },
  { box: [0, 0.55, 1, 1], of: LOWEST.slice(0, BITS) },
  { box: [0, 0, 0.55, 1], of: LOWEST.slice(0, BITS) },
  { box: [0.45, 0, 1, 1], of: LOWEST.slice(0, BITS) },
];
/** Frequencies whose signs are compared before whole prints are read. */
const SIGNS = LOWEST.slice(0, 63);

const COSINES = Array.from({ length: FINE }, (_, k) =>
  Float64Array.from({ length: PART }, (__, x) => Math.cos((Math.PI * (x + 0.5) * k) / PART)),
);

/** Sums over a grey picture from its corner, from which the mean of any box follows. */
type Sums = Float64Array;

/** A picture as looked for: its signs, its keys, and the frequencies it is compared by. */
export interface Look {
  signs: bigint;
  keys: number[];
  print: Float64Array;
}
/** A picture as stored. */
export interface Print {
  signs: bigint;
  keys: number[];
  print: string;
}

/** Decoded pixels. */
type Pixels = Awaited<ReturnType<typeof pixelsOf>>;
const pixelsOf = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true });
const raw = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function sumsOf(picture: Pixels): Promise<Sums | undefined> {
  const grey = await raw(picture).resize(SIDE, SIDE, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
  const wide = SIDE + 1;
  const sums = new Float64Array(wide * wide);
  let [all, squares] = [0, 0];
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0, row = 0; x < SIDE; x += 1) {
      const value = grey[y * SIDE + x]!;
      row += value;
      all += value;
      squares += value * value;
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row;
    }
  const count = SIDE * SIDE;
  return Math.sqrt(Math.max(0, squares / count - (all / count) ** 2)) < LEAST_CONTRAST ? undefined : sums;
}

/** Whether a line of pixels is of the colour of the picture's corner, but for a few. */
function isFrame({ data, info: { channels } }: Pixels, first: number, step: number, count: number): boolean {
  let others = 0;
  for (let n = 0, at = first; n < count; n += 1, at += step)
    for (let channel = 0; channel < channels; channel += 1)
      if (Math.abs(data[at + channel]! - data[channel]!) > FRAME.differs) {
        others += 1;
        break;
      }
  return others <= count * FRAME.others;
}

/** The picture without its frame of one colour; undefined where it has none. */
async function unframed(picture: Pixels): Promise<Sums | undefined> {
  const { width, height, channels } = picture.info;
  const row = (y: number) => isFrame(picture, y * width * channels, channels, width);
  const column = (x: number) => isFrame(picture, x * channels, width * channels, height);
  let [left, top, right, bottom] = [0, 0, width, height];
  while (top < bottom && row(top)) top += 1;
  while (bottom > top && row(bottom - 1)) bottom -= 1;
  while (left < right && column(left)) left += 1;
  while (right > left && column(right - 1)) right -= 1;
  const inner = { left, top, width: right - left, height: bottom - top };
  const framed = inner.width < width || inner.height < height;
  return framed && inner.width && inner.height
    ? sumsOf(await pixelsOf(raw(picture).extract(inner)))
    : undefined;
}

const sumAt = (sums: Sums, x: number, y: number): number => {
  const [left, top] = [Math.min(SIDE - 1, Math.floor(x)), Math.min(SIDE - 1, Math.floor(y))];
  const [fx, fy] = [x - left, y - top];
  const at = top * (SIDE + 1) + left;
  const below = at + SIDE + 1;
  const upper = sums[at]! * (1 - fx) + sums[at + 1]! * fx;
  return upper * (1 - fy) + (sums[below]! * (1 - fx) + sums[below + 1]! * fx) * fy;
};

/** The lowest `count` × `count` frequencies of a box (discrete cosine transform), row by row. */
function frequencies(sums: Sums, [left, top, right, bottom]: Box, count: number): Float64Array {
  const [stepX, stepY] = [((right - left) * SIDE) / PART, ((bottom - top) * SIDE) / PART];
  const rows = Array.from({ length: PART + 1 }, (_, y) =>
    Float64Array.from({ length: PART + 1 }, (__, x) =>
      sumAt(sums, left * SIDE + x * stepX, top * SIDE + y * stepY),
    ),
  );
  const across = new Float64Array(PART * count);
  for (let y = 0; y < PART; y += 1)
    for (let x = 0; x < PART; x += 1) {
      const mean = rows[y + 1]![x + 1]! - rows[y]![x + 1]! - rows[y + 1]![x]! + rows[y]![x]!;
      for (let k = 0; k < count; k += 1) across[y * count + k]! += mean * COSINES[k]![x]!;
    }
  const out = new Float64Array(count * count);
  for (let j = 0; j < count; j += 1)
    for (let y = 0; y < PART; y += 1)
      for (let k = 0; k < count; k += 1) out[j * count + k]! += across[y * count + k]! * COSINES[j]![y]!;
  return out;
}

/** The frequencies of the mirrored box. */
function mirrored(values: Float64Array): Float64Array {
  const count = Math.sqrt(values.length);
  return values.map((value, at) => ((at % count) % 2 ? -value : value));
}

const inside = ([left, top, right, bottom]: Box, [l, t, r, b]: Box): Box => [
  left + (right - left) * l,
  top + (bottom - top) * t,
  left + (right - left) * r,
  top + (bottom - top) * b,
];
const flipped = ([left, top, right, bottom]: Box): Box => [1 - right, top, 1 - left, bottom];

/** Unit vector of the frequencies, higher ones raised, because natural pictures have little of them. */
function printOf(values: Float64Array): Float64Array {
  const raised = values.map((value, at) => value * Math.hypot(Math.floor(at / FINE), at % FINE));
  const length = Math.sqrt(raised.reduce((sum, value) => sum + value * value, 0)) || 1;
  return raised.map((value) => value / length);
}

function signsOf(values: Float64Array): bigint {
  let signs = 0n;
  for (const [bit, [j, k]] of SIGNS.entries()) if (values[j * FINE + k]! > 0) signs |= 1n << BigInt(bit);
  return signs;
}

/** Keys of one band: the signs of its frequencies, with the least certain ones both ways. */
function keysOf(values: Float64Array, band: number, unsure: number): number[] {
  const side = Math.sqrt(values.length);
  const found = BANDS[band]!.of.map(([j, k]) => values[j * side + k]! * Math.hypot(j, k));
  const base = found.reduce((key, value, bit) => (value > 0 ? key | (1 << bit) : key), 0);
  const weak = found
    .map((value, bit) => [Math.abs(value), bit] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, unsure)
    .map(([, bit]) => bit);
  return Array.from({ length: 2 ** weak.length }, (_, choice) =>
    weak.reduce((key, bit, n) => (choice & (1 << n) ? key ^ (1 << bit) : key), base),
  ).map((key) => band * 2 ** BITS + key);
}

/** A picture as looked for in a window of it, as it is and mirrored where that is asked for. */
function looksAt(sums: Sums, window: Box, mirrors: readonly boolean[], unsure: number): Look[] {
  const known = new Map<string, Float64Array>();
  const partOf = (box: Box, count: number): Float64Array => {
    const name = box.map((share) => share.toFixed(3)).join();
    const values = known.get(name) ?? frequencies(sums, inside(window, box), count);
    known.set(name, values);
    return values;
  };
  const whole = partOf(WHOLE, FINE);
  return mirrors.map((mirror) => {
    const turned = (values: Float64Array) => (mirror ? mirrored(values) : values);
    const fine = turned(whole);
    const keys = BANDS.flatMap(({ box }, band) =>
      keysOf(turned(partOf(mirror ? flipped(box) : box, COARSE)), band, unsure),
    );
    return { signs: signsOf(fine), keys, print: printOf(fine) };
  });
}

/** A picture as it is stored, and as it is looked for; undefined for one of a plain colour. */
export async function seen(
  picture: Buffer,
): Promise<{ stored: Print; looks: () => Promise<Look[]> } | undefined> {
  const pixels = await pixelsOf(sharp(picture).flatten({ background: '#fff' }));
  const whole = await sumsOf(pixels);
  if (!whole) return undefined;
  const [{ signs, keys, print }] = looksAt(whole, MIDDLE, [false], 0) as [Look];
  const looks = async () => {
    const inner = await unframed(pixels);
    const views: [Sums, readonly Box[]][] = [
      [whole, WINDOWS],
      ...(inner ? [[inner, [MIDDLE]] as [Sums, Box[]]] : []),
    ];
    return views.flatMap(([sums, windows]) =>
      windows.flatMap((window) => looksAt(sums, window, [false, true], UNSURE)),
    );
  };
  return { stored: { signs, keys, print: packed(print) }, looks };
}

/** Frequencies of a unit vector as bytes: more than a quarter of the whole in one of them is cut. */
const STEPS = 127 * 4;
const packed = (print: Float64Array): string =>
  Buffer.from(
    Int8Array.from(print, (value) => Math.max(-127, Math.min(127, Math.round(value * STEPS)))).buffer,
  ).toString('base64');

export function unpacked(print: string): Float64Array {
  const bytes = Buffer.from(print, 'base64');
  return Float64Array.from({ length: bytes.length }, (_, at) => bytes.readInt8(at) / STEPS);
}
