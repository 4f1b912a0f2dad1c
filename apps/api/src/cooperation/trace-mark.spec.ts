/** The invisible mark on drawn pictures: found after JPEG 80 at half size, never where it is not. */
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { writeMarked } from './image-mark';
import { bestFit, cellsOf, darkeningOf, namedFrom, scoreOf } from './trace-mark';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = { width: 1000, height: 750 };
const SECRET = Buffer.alloc(32, 7);
const COPIES = Array.from({ length: 200 }, (_, n) => `C${String(n)}`);
const curves = (colour: string) =>
  Array.from({ length: 40 }, (_, n) => {
    const at = (k: number) => `${String((n * 97 * k) % 1000)} ${String((n * 61 * k) % 750)}`;
    return `<path d="M${at(1)} C${at(3)} ${at(5)} ${at(7)}" stroke="${colour}" stroke-width="${String(1 + (n % 4))}" fill="none"/>`;
  }).join('');
const drawn = (ground: string, lines: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><rect width="1000" height="750" fill="${ground}"/>${curves(lines)}</svg>`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();
const leaked = (picture: Buffer) => sharp(picture).resize(500, 375).jpeg({ quality: 80 }).toBuffer();
const bestOf = async (original: Buffer, found: Buffer) => {
  const change = await darkeningOf(Readable.from([original]), Readable.from([found]), SIZE);
  const scores = COPIES.map((copy) => scoreOf(change, cellsOf(SECRET, copy)));
  const score = Math.max(...scores);
  return { copy: COPIES[scores.indexOf(score)], named: score >= namedFrom(1000) };
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trace-'));
});
afterAll(() => rm(folder, { recursive: true }));
const copyOf = async (original: Buffer, copy: string, text?: string) => {
  const to = join(folder, 'copy.png');
  await writeMarked(
    Readable.from([original]),
    { mime: 'image/png', ...SIZE },
    { cells: cellsOf(SECRET, copy), text },
    to,
  );
  return readFile(to);
};

it.each([
  ['black lines on white', '#fff', '#000'],
  ['white lines on black', '#000', '#fff'],
  ['lines on a colour', '#c9a86a', '#2f6f5e'],
])(
  'names the copy of %s after JPEG 80 at half size, and none of a picture without a mark',
  async (_name, ...of) => {
    const original = await drawn(...of);
    const copy = await copyOf(original, 'C123');
    expect(await sharp(copy).metadata()).toMatchObject({ ...SIZE, format: 'png' });
    expect(await bestOf(original, await leaked(copy))).toEqual({ copy: 'C123', named: true });
    expect(await bestOf(original, await leaked(original))).toMatchObject({ named: false });
    expect(await bestOf(original, original)).toMatchObject({ named: false });
  },
);

it('names it under a visible mark, too, and not when the secret is another', async () => {
  const original = await drawn('#fff', '#000');
  const copy = await copyOf(original, 'C7', '260101AAAAAA · 12345678');
  expect(await bestOf(original, copy)).toEqual({ copy: 'C7', named: true });
  const change = await darkeningOf(Readable.from([original]), Readable.from([copy]), SIZE);
  const foreign = COPIES.map((one) => scoreOf(change, cellsOf(Buffer.alloc(32, 8), one)));
  expect(Math.max(...foreign)).toBeLessThan(namedFrom(COPIES.length));
});

it('answers others while it compares many copies', async () => {
  const darkening = Float64Array.from(cellsOf(SECRET, 'C123'));
  let [turns, over] = [0, false];
  const count = () => {
    turns += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  expect(await bestFit(darkening, SECRET, COPIES)).toMatchObject({ copyNo: 'C123', score: 64 });
  over = true;
  expect(turns).toBeGreaterThanOrEqual(COPIES.length / 16 - 1);
});
