/** A nearly full disk: what was answered as stored is stored, the rest is refused with BUSY. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Caller, member } from '../testing/fixtures';
import { announce, finish, offsetOf, sendPart } from '../testing/upload-parts';
import { api } from '../testing/server';
import { type SmallDisk, smallDisk } from '../testing/small-disk';
import { filesIn, open, upload } from '../testing/uploads';

const { reset, db } = api();
const KB = 1024;
let disk: SmallDisk;
let ann: Caller;
/** A small picture that grows: it is re-encoded in a higher quality than it had. */
let light: Buffer;

beforeAll(async () => {
  disk = await smallDisk();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const pixels = { width: 1400, height: 1400, channels: 3, background: '#888', noise } as const;
  light = await sharp({ create: pixels }).jpeg({ quality: 40 }).toBuffer();
});
beforeEach(async () => {
  await disk.free();
  await reset();
  ann = await member();
});

const send = (usage: 'avatar' | 'contract' = 'avatar') => upload(ann, usage, 'a.jpg', light, disk.url);
const busy = { code: 50300, data: { retry_after: 60 } };
const none = async () => {
  const files = [
    await filesIn('incoming', disk.dataDir),
    (await db().query('SELECT id FROM uploaded_file'))[0],
  ];
  expect(files).toEqual([[], []]);
};
/** Size of a stored file on disk. */
async function storedSize(id: string): Promise<number> {
  const folder = join(disk.dataDir, 'uploads');
  const path = (await readdir(folder, { recursive: true })).find((one) => one.endsWith(`${id}/whole`));
  return (await stat(join(folder, path!))).size;
}

it('asks for a file again that had no room to arrive, and takes it once there is', async () => {
  await disk.fill({ disk: light.length / 2, file: light.length / 2 });
  const body = new FormData();
  body.set('usage', 'avatar');
  body.append('file', new Blob([new Uint8Array(light)]), 'a.jpg');
  const headers = { authorization: `Bearer ${ann.token}` };
  const answer = await fetch(`${disk.url}/api/common/upload`, { method: 'POST', headers, body });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.json()).toMatchObject(busy);
  await none();
  await disk.free();
  expect((await send()).code).toBe(0);
});

it('calls no picture damaged that had no room to be written', async () => {
  await disk.fill({ disk: light.length + 64 * KB, file: light.length + 64 * KB });
  expect(await send()).toMatchObject(busy);
  await none();
});

it('never answers that a paper is stored which is not, all of it', async () => {
  const { data } = await send('contract');
  const sealed = await storedSize(data.image_id);
  const { bytes } = await open(data.file_path, { at: disk.url });
  expect(bytes.length).toBeGreaterThan(light.length + 128 * KB);
  await reset();
  ann = await member();
  await disk.fill({ disk: light.length + bytes.length + sealed / 2, file: bytes.length });
  expect(await send('contract')).toMatchObject(busy);
  await none();
  await disk.free();
  const again = await send('contract');
  expect((await open(again.data.file_path, { at: disk.url })).bytes).toEqual(bytes);
});

it('keeps the parts that have arrived', async () => {
  const path = await announce(ann, 'series_image', 'a.jpg', light.length, disk.url);
  const half = Math.floor(light.length / 2);
  const arrived = () => offsetOf(ann, path, disk.url);
  expect((await sendPart(ann, path, 0, light.subarray(0, half), disk.url)).status).toBe(204);

  await disk.fill({ disk: 16 * KB, file: half + 16 * KB });
  const cut = await sendPart(ann, path, half, light.subarray(half), disk.url);
  expect([cut.status, cut.headers.get('retry-after')]).toEqual([503, '60']);
  const before = await arrived();
  expect(before).toBeGreaterThanOrEqual(half);
  expect(before).toBeLessThan(light.length);

  await disk.free();
  expect((await sendPart(ann, path, before, light.subarray(before), disk.url)).status).toBe(204);
  await disk.fill({ disk: 16 * KB, file: light.length / 2 });
  expect(await finish(ann, path, disk.url)).toMatchObject(busy);
  expect(await arrived()).toBe(light.length);
  await none();
  await disk.free();
  expect(await finish(ann, path, disk.url)).toMatchObject({ code: 0, data: { image_width: 1400 } });
});
