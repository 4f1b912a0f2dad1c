/** Large files in parts: an interruption costs at most one part, and the finished file gets the same checks as all others. */
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { UPLOAD_PART_SIZE } from '@ipw/domain';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { mortal } from '../testing/another';
import type { Caller } from '../testing/fixtures';
import { exact, picture } from '../testing/pictures';
import { announce, finish, offsetOf, sendPart, sendWhole, tus } from '../testing/upload-parts';
import { api, rows } from '../testing/server';
import { storedCounts, open, openUploads, upload } from '../testing/uploads';

const { url } = api();
const NOWHERE = '/api/uploads/01ARZ3NDEKTSV4RRFFQ69G5FAV';
let ann: Caller;
let ben: Caller;

beforeEach(async () => {
  ({ ann, ben } = await openUploads());
});

it('goes on where it was cut, and answers the record an ordinary upload gets', async () => {
  const bytes = await exact('png', UPLOAD_PART_SIZE + 300_000);
  const path = await announce(ann, 'series_image', '四季.png', bytes.length);
  expect((await sendPart(ann, path, 0, bytes.subarray(0, UPLOAD_PART_SIZE))).status).toBe(204);
  expect(await offsetOf(ann, path)).toBe(UPLOAD_PART_SIZE);
  expect((await finish(ann, path)).data.errors?.[0]).toMatchObject({
    field: 'upload_id',
    rule: 'file_partial',
  });
  const response = await sendPart(ann, path, UPLOAD_PART_SIZE, bytes.subarray(UPLOAD_PART_SIZE));
  expect(response.headers.get('upload-offset')).toBe(String(bytes.length));
  const { data } = await finish(ann, path);
  const small = (await upload(ann, 'series_image', 'a.png', await picture('png'))).data;
  expect(Object.keys(data)).toEqual(Object.keys(small));
  expect(data).toMatchObject({
    file_name: '四季.png',
    file_size: bytes.length,
    image_width: 40,
    image_status: 0,
  });
  expect((await open(data.file_path)).status).toBe(200);
  const [row] = await rows<{ sha256: string }>('SELECT sha256 FROM uploaded_file WHERE id = ?', [
    data.image_id,
  ]);
  expect(row!.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect((await finish(ann, path)).data).toEqual(data);
  expect(await storedCounts()).toEqual({ incoming: [], unfinished: [], files: 2 });
});

it('keeps what came before the sender went away', async () => {
  const path = await announce(ann, 'series_image', 'a.png', UPLOAD_PART_SIZE);
  await new Promise<void>((resolve) => {
    const query = request(`${url}${path}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'content-length': UPLOAD_PART_SIZE,
        'upload-offset': 0,
        authorization: `Bearer ${ann.token}`,
      },
    });
    query.on('error', () => undefined);
    query.on('close', resolve);
    query.write(Buffer.alloc(200_000), () => setTimeout(() => query.destroy(), 500));
  });
  expect(await offsetOf(ann, path)).toBe(200_000);
});

it('survives a killed server without taking a finished part twice', async () => {
  const bytes = await exact('jpeg', 2 * UPLOAD_PART_SIZE + 100_000);
  const first = await mortal();
  const path = await announce(ann, 'series_image', 'a.jpg', bytes.length);
  await sendPart(ann, path, 0, bytes.subarray(0, UPLOAD_PART_SIZE), first.url);
  // The process is killed while the second part is being sent.
  const dying = new Promise<void>((resolve) => {
    const query = request(`${first.url}${path}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'content-length': UPLOAD_PART_SIZE,
        'upload-offset': UPLOAD_PART_SIZE,
        authorization: `Bearer ${ann.token}`,
      },
    });
    query.on('error', () => {
      resolve();
    });
    query.write(bytes.subarray(UPLOAD_PART_SIZE, UPLOAD_PART_SIZE + 1_000_000));
  });
  while ((await offsetOf(ann, path)) === UPLOAD_PART_SIZE)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await first.kill();
  await dying;
  const second = await mortal();
  const from = await offsetOf(ann, path, second.url);
  expect(from).toBeGreaterThan(UPLOAD_PART_SIZE);
  expect(
    (await sendPart(ann, path, UPLOAD_PART_SIZE, bytes.subarray(UPLOAD_PART_SIZE), second.url)).status,
  ).toBe(409);
  await sendPart(ann, path, from, bytes.subarray(from), second.url);
  const { data } = await finish(ann, path, second.url);
  const [row] = await rows<{ sha256: string }>('SELECT sha256 FROM uploaded_file WHERE id = ?', [
    data.image_id,
  ]);
  expect(row!.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  await second.kill();
});

it('speaks tus: a client that is not ours gets through', async () => {
  const bytes = await exact('png', 700_000);
  const path = await new Promise<string>((resolve, reject) => {
    const sending = new Upload(bytes, {
      endpoint: `${url}/api/uploads`,
      chunkSize: 250_000,
      metadata: { usage: 'series_image', filename: 'a.png', filetype: 'image/png' },
      headers: { authorization: `Bearer ${ann.token}` },
      onError: reject,
      onSuccess: () => {
        resolve(new URL(sending.url!).pathname);
      },
    });
    sending.start();
  });
  expect((await finish(ann, path)).data.file_size).toBe(bytes.length);
});

it('answers another’s upload like one that never was', async () => {
  const path = await announce(ann, 'avatar', 'a.png', 10);
  const body = Buffer.alloc(5);
  for (const [mine, none] of [
    [await tus(ben, 'HEAD', path), await tus(ben, 'HEAD', NOWHERE)],
    [await tus(ben, 'DELETE', path), await tus(ben, 'DELETE', NOWHERE)],
    [await sendPart(ben, path, 0, body), await sendPart(ben, NOWHERE, 0, body)],
  ] as const) {
    expect([mine.status, mine.text]).toEqual([404, none.text]);
    expect(none.status).toBe(404);
  }
  expect(await finish(ben, path)).toEqual(await finish(ben, NOWHERE));
  for (const method of ['POST', 'HEAD', 'PATCH', 'DELETE'])
    expect((await tus(undefined, method, method === 'POST' ? '/api/uploads' : path)).status).toBe(401);
  expect(await offsetOf(ann, path)).toBe(0);
});

it('serves no place a picture was taken at', async () => {
  const exif = { IFD3: { GPSLatitude: '31/1 14/1 0/1' }, IFD0: { Software: 'camera 4711' } };
  const tagged = await sharp(await picture('jpeg'))
    .withExif(exif)
    .jpeg()
    .toBuffer();
  const { data } = await sendWhole(ann, 'rights_proof', 'a.jpg', tagged);
  const { bytes } = await open(data.file_path);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});
