/** A copy of another holder's picture is shown to staff beside it; nothing is refused. */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lookalike } from '@ipw/domain';
import request from 'supertest';
import sharp from 'sharp';
import { holdTasks } from '../../testing/background';
import { type Caller, member, openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { sweep } from '../../testing/sweep';
import { upload } from '../../testing/uploads';
import { keyOf } from '../core/files/variants';
import { plantIp, plantOperator } from '../db/seed/fixtures';
import { LikenessService } from './likeness.service';

const { url, reset } = api();
// The API's own task would look at others at the same time, and neither see what the other has not committed.
holdTasks();
const unused = undefined as never;
let ann: Caller;
let ben: Caller;
let reviewer: StaffLogin;
let looking: LikenessService;

beforeEach(async () => {
  await reset();
  ann = await member();
  ben = await member();
  reviewer = await staff('reviewer');
  const { db, storage } = await openFixtures();
  looking = new LikenessService(db, unused, unused, storage);
});

/** Circles from a number: no two pictures are alike. */
function drawn(seed: number, width = 480, height = 360): Promise<Buffer> {
  let state = seed * 2654435761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 2 ** 32;
  };
  const circles = Array.from({ length: 14 }, () => ({
    x: next() * width,
    y: next() * height,
    r: 20 + next() * 90,
    colour: [next() * 255, next() * 255, next() * 255],
  }));
  const data = Buffer.alloc(width * height * 3, 200);
  for (const { x, y, r, colour } of circles)
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1)
        if ((column - x) ** 2 + (row - y) ** 2 < r * r)
          for (const [at, value] of colour.entries()) data[(row * width + column) * 3 + at] = value;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const send = async (who: Caller, bytes: Buffer, usage: 'series_image' | 'rights_proof' = 'series_image') =>
  (await upload(who, usage, 'a.png', bytes)).data.image_id;
const looked = async () => {
  await looking.look();
  expect(await rows('SELECT number FROM picture_print WHERE looked_at IS NULL')).toEqual([]);
};
const lookalikes = async (files: string[], who = reviewer) => {
  const answer = await request(url)
    .post('/api/admin/lookalikes')
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .send({ files });
  expect(answer.status).toBe(200);
  return answer.body as Lookalike[];
};

it('finds a cropped, darker, compressed copy of another holder’s picture among others', async () => {
  const original = await drawn(1);
  const first = await send(ann, original);
  for (const seed of [2, 3, 4]) await send(ann, await drawn(seed));
  const copy = await sharp(original)
    .extract({ left: 24, top: 18, width: 432, height: 324 })
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 50 })
    .toBuffer();
  const { image_id } = (await upload(ben, 'series_image', 'a.jpg', copy)).data;
  const own = await send(ben, await drawn(5));
  await looked();
  const [found, ...more] = await lookalikes([image_id, own]);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ image_id, likeness: expect.any(Number) });
  expect(found!.likeness).toBeGreaterThanOrEqual(86);
  expect(found!.picture).toContain(`/files/${image_id}/t300`);
  expect(found!.other_picture).toContain(`/files/${first}/t300`);
  // Whoever came first copied nobody.
  expect(await lookalikes([first])).toEqual([]);
});

it('says nothing of copies by the same holder, by operators of one IP, and of papers', async () => {
  const original = await drawn(1);
  await send(ann, original);
  const again = await send(ann, await sharp(original).resize(300).png().toBuffer());
  await looked();
  expect(await lookalikes([again])).toEqual([]);
  const on = await openFixtures();
  const { db } = on;
  const ip = await plantIp(on, { ip_name: '一' });
  await plantOperator(db, ip, ann.id, 0);
  await plantOperator(db, ip, ben.id, 1);
  const shared = await send(ben, original);
  const cid = await member();
  const paper = await send(cid, original, 'rights_proof');
  await looked();
  expect(await lookalikes([again, shared, paper])).toEqual([]);
  expect(await rows('SELECT * FROM picture_print WHERE file_id = ?', [paper])).toEqual([]);
});

it('finds the picture of another holder, however many own copies of it are there', async () => {
  const original = await drawn(1);
  const first = await send(ann, original);
  const copy = await sharp(original).modulate({ brightness: 0.8 }).blur(2).png().toBuffer();
  for (let at = 0; at < 10; at += 1) await send(ben, copy);
  const last = await send(ben, copy);
  await looked();
  expect(await lookalikes([last])).toMatchObject([{ other_picture: expect.stringContaining(first) }]);
});

it('shows a consultant only what is assigned to them', async () => {
  const consultant = await staff('consultant');
  const original = await drawn(1);
  await send(ann, original);
  const copy = await send(ben, original);
  await looked();
  expect(await lookalikes([copy], consultant)).toEqual([]);
  await api().db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [consultant.id, ben.id]);
  expect(await lookalikes([copy], consultant)).toMatchObject([
    { image_id: copy, other_picture: null, other_name: null, other_ip: null },
  ]);
});

it('forgets a picture with its file', async () => {
  const original = await drawn(1);
  const first = await send(ann, original);
  const copy = await send(ben, original);
  await looked();
  expect(await lookalikes([copy])).toHaveLength(1);
  // As for a picture of somebody without an account.
  await api().db().query("INSERT INTO picture_find (file_id, found) VALUES (?, 'sealed')", [first]);
  await api().db().query("UPDATE uploaded_file SET created_at = '2020-01-01' WHERE id = ?", [first]);
  await sweep();
  expect(await lookalikes([copy])).toEqual([]);
  expect(await rows('SELECT file_id FROM picture_print')).toEqual([{ file_id: copy }]);
  expect(await rows('SELECT DISTINCT print_number FROM picture_key')).toHaveLength(1);
  expect(await rows('SELECT * FROM picture_likeness')).toEqual([]);
  expect(await rows('SELECT * FROM picture_find')).toEqual([]);
});

it('makes prints of stored pictures that have none, a bounded number at a time, and knows which came first', async () => {
  const original = await drawn(1);
  const first = await send(ann, original);
  const copy = await send(ben, original);
  const other = await send(ben, await drawn(2));
  const paper = await send(ben, original, 'rights_proof');
  // As if they had been stored before pictures were compared; only the copy was looked at.
  await api().db().query('DELETE FROM picture_print WHERE file_id <> ?', [copy]);
  await looked();
  expect(await lookalikes([copy])).toEqual([]);
  const queued = async () =>
    (await rows<{ file_id: string }>('SELECT file_id FROM picture_print WHERE looked_at IS NULL')).map(
      ({ file_id }) => file_id,
    );
  await looking.queueMissed(1);
  expect(await queued()).toEqual([first]);
  await looked();
  await looking.queueMissed(1);
  expect(await queued()).toEqual([other]);
  await looked();
  await looking.queueMissed(1);
  expect(await queued()).toEqual([]);
  expect(await rows('SELECT * FROM picture_print WHERE file_id = ?', [paper])).toEqual([]);
  expect(await lookalikes([copy])).toMatchObject([{ other_picture: expect.stringContaining(first) }]);
  expect(await lookalikes([first, other])).toEqual([]);
});

it('waits for a thumbnail that cannot be opened, and looks at the others meanwhile', async () => {
  const broken = await send(ann, await drawn(1));
  const other = await send(ben, await drawn(2));
  const path = join(api().dataDir, 'uploads', keyOf(broken, 't300'));
  const bytes = readFileSync(path);
  rmSync(path);
  symlinkSync(path, path);
  await expect(looking.look()).rejects.toThrow('ELOOP');
  const waiting = () => rows('SELECT file_id FROM picture_print WHERE looked_at IS NULL');
  expect(await waiting()).toEqual([{ file_id: broken }]);
  expect(await rows('SELECT file_id FROM picture_print WHERE print IS NOT NULL')).toEqual([
    { file_id: other },
  ]);
  rmSync(path);
  writeFileSync(path, bytes);
  await looked();
  expect(await rows('SELECT file_id FROM picture_print WHERE print IS NULL')).toEqual([]);
});
