/** Banners: created by staff, public during their display period. */
import type { Banner, BannerRow, UploadedFile } from '@ipw/domain';
import sharp from 'sharp';
import request from 'supertest';
import { member, staff, type StaffLogin } from '../../testing/fixtures';
import { hoursFromNow } from '../../testing/from-now';
import { api } from '../../testing/server';
import { open, upload } from '../../testing/uploads';

const { url, reset } = api();

let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  admin = await staff('admin');
});

const desk = (method: 'get' | 'post' | 'put' | 'delete', path: string, who = admin) => {
  const query = request(url);
  return query[method](`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en');
};
const drawn = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
const send = (bytes: Buffer, usage = 'banner', who = admin) =>
  desk('post', 'files', who).field('usage', usage).attach('file', bytes, 'b.png');
const stored = async (who = admin): Promise<UploadedFile> =>
  (await send(await drawn(), 'banner', who)).body as UploadedFile;
const content = async (more: object = {}) => ({
  titles: { 'zh-CN': '暑期征集', 'zh-TW': '暑期徵集', en: 'Summer call' },
  image_id: (await stored()).image_id,
  ...more,
});
const write = async (more: object = {}) =>
  (await desk('post', 'banners').send(await content(more))).body as BannerRow;
const shown = async (lang = 'en') =>
  (
    (await request(url).get('/api/common/getBanner?type=2').set('accept-language', lang)).body as {
      data: Banner[];
    }
  ).data;

it('shows what staff made to everybody, picture and link', async () => {
  expect(await shown()).toEqual([]);
  const banner = await write({ link: '/claim' });
  expect(banner).toMatchObject({ state: 'live', title: 'Summer call', active: 1, sort: 0 });
  const [one] = await shown();
  expect(one).toEqual({ url: `/files/${banner.image_id}/whole`, link: '/claim', title: 'Summer call' });
  expect((await shown('zh-TW'))[0]).toMatchObject({ title: '暑期徵集' });
  const { status, headers } = await open(one!.url);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('public');
});

it('keeps an uploaded picture to staff until a banner shows it', async () => {
  const file = await stored();
  expect((await open(`/files/${file.image_id}/whole`)).status).toBe(404);
  expect((await open(file.file_path)).status).toBe(200);
});

it('keeps order, time and switch', async () => {
  await write({ sort: 2, link: '/claim/2' });
  await write({ sort: 1, link: '/claim/1' });
  await write({ active: 0 });
  await write({ starts_at: hoursFromNow(1) });
  await write({ starts_at: hoursFromNow(-2), ends_at: hoursFromNow(-1) });
  expect((await shown()).map(({ link }) => link)).toEqual(['/claim/1', '/claim/2']);
  const states = async (filter: object) =>
    (await desk('get', `banners?filter=${JSON.stringify(filter)}&sort=["sort","ASC"]`)).body.length as number;
  for (const state of ['off', 'coming', 'past']) expect(await states({ state })).toBe(1);
  expect(await states({ state: 'live' })).toBe(2);
  for (const link of ['/claim/3', '/claim/4']) await write({ sort: 3, link });
  expect(await shown()).toHaveLength(3);
});

it('is changed once by two at once, and says so', async () => {
  const banner = await write();
  const body = { ...banner, link: 'https://example.com/a' };
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      desk('put', `banners/${banner.id}`).send({ ...body, link: `https://example.com/${name}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const history = (await desk('get', `banners/${banner.id}/history`)).body;
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
});

it('lets another of the staff change it without uploading anew, and lets go of a picture it no longer shows', async () => {
  const banner = await write();
  const other = await staff('admin');
  const kept1 = await desk('put', `banners/${banner.id}`, other).send({ ...banner, sort: 5 });
  expect(kept1.body).toMatchObject({ sort: 5, image_id: banner.image_id });
  const { image_id } = await stored(other);
  const changed = await desk('put', `banners/${banner.id}`, other).send({ ...kept1.body, image_id });
  expect(changed.body).toMatchObject({ image_id });
  expect((await shown())[0]!.url).toContain(image_id);
  const gone = await desk('delete', `banners/${banner.id}?version=${String(changed.body.version)}`);
  expect(gone.status).toBe(200);
  expect(await shown()).toEqual([]);
});

it('takes a picture once, and only one of this use by whoever uploaded it', async () => {
  const banner = await write();
  const again = await desk('post', 'banners').send(await content({ image_id: banner.image_id }));
  expect(again.body.errors).toHaveProperty('image_id');
  const foreign = await stored(await staff('admin'));
  const taken = await desk('post', 'banners').send(await content({ image_id: foreign.image_id }));
  expect(taken.body.errors).toHaveProperty('image_id');
  const early = await desk('post', 'banners').send(
    await content({ starts_at: '2026-12-01T16:30:00Z', ends_at: '2026-12-01T16:29:59.5Z' }),
  );
  // In the time zone staff entered, Beijing's.
  expect(early.body.errors.ends_at).toContain('2026-12-02 00:30');
  expect(await shown()).toHaveLength(1);
});

it('uploads for staff what is staff’s, for members what is theirs', async () => {
  expect((await send(await drawn(600, 600))).body.errors).toHaveProperty('file');
  expect((await send(await drawn(), 'avatar')).body.errors).toHaveProperty('usage');
  for (const role of ['reviewer', 'consultant', 'finance'] as const)
    expect((await send(await drawn(), 'banner', await staff(role))).body.errors).toHaveProperty('usage');
  const answer = await upload(await member(), 'banner', 'b.png', await drawn());
  expect(answer.data.errors).toMatchObject([{ field: 'usage', rule: 'choice' }]);
});
