import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { exact, picture } from '../../../testing/pictures';
import { plainPng } from './plain-png';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'png-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stored = async (bytes: Buffer): Promise<string> => {
  const path = join(folder, 'a.png');
  await writeFile(path, bytes);
  return path;
};
async function plain(bytes: Buffer): Promise<Buffer> {
  const to = join(folder, 'b.png');
  await plainPng(await stored(bytes), to);
  return readFile(to);
}

it('leaves out metadata and what follows the end, and keeps the picture byte by byte', async () => {
  const small = await picture('png');
  const bare = await plain(small);
  expect(bare.includes('IDAT')).toBe(true);
  expect(await plain(await exact('png', 9000))).toEqual(bare);
  expect(await plain(Buffer.concat([small, Buffer.from('PK hidden')]))).toEqual(bare);
});

it.each([
  ['a palette with transparency', { palette: true, colours: 8 }],
  ['a picture of true colours', {}],
])('keeps the size and the pixels of %s', async (_name, options) => {
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 37) % 256));
  const made = await sharp(pixels, { raw: { width: 64, height: 64, channels: 4 } })
    .png(options)
    .toBuffer();
  const kept = await plain(made);
  expect(kept.length).toBeLessThanOrEqual(made.length);
  const raw = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();
  expect(await raw(kept)).toEqual(await raw(made));
});

it('stops at a chunk that claims more than there is', async () => {
  const small = await picture('png');
  const broken = Buffer.from(small);
  broken.writeUInt32BE(0xffffffff, 33);
  expect(await plain(broken)).toEqual(small.subarray(0, 33));
});
