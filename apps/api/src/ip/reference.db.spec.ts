/** Reference lists: named, hidden and sorted by staff; merging replaces a tag everywhere, once. */
import type { ReferenceItem, ReferenceRow } from '@ipw/domain';
import request from 'supertest';
import { openFixtures, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, atTheEnd } from '../../testing/server';
import { plantIp } from '../db/seed/fixtures';

const { url, db, reset } = api();
let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  admin = await staff('admin');
});

/** The server caches lists for some seconds; reading them as staff renews the cache, so later specs see the built-in ones. */
atTheEnd(async () => {
  await reset();
  admin = await staff('admin');
  await desk('get', '');
});

const desk = (method: 'get' | 'post' | 'put', path: string, body?: object, who = admin) => {
  const query = request(url);
  return query[method](`/api/admin/references${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
};
const one = async (id: string) => (await desk('get', `/${id}`)).body as ReferenceItem;
const merge = async (from: string, into: string, version?: number) =>
  desk('post', `/${from}/merge`, { into, version: version ?? (await one(from)).version });
const list = async (call: string, lang = 'en') =>
  ((await request(url).get(`/api/ip/${call}`).set('accept-language', lang)).body as { data: ReferenceRow[] })
    .data;
const plant = async (...kernels: number[]) => plantIp(await openFixtures(), { ip_name: '山茶兔', kernels });
const kernelsOf = async (id: string): Promise<unknown> => {
  const [[row]] = (await db().query('SELECT kernels FROM ip WHERE id = ?', [id])) as unknown as [
    { kernels: string }[],
  ];
  return JSON.parse(row!.kernels);
};

it('lists every item with how many IPs carry it', async () => {
  await plant(1, 2);
  await plant(2);
  expect(await one('kernel.2')).toMatchObject({ name: 'Courage', uses: 2, state: 'shown', version: 1 });
  const answer = await desk('get', '?filter={"list":"kernel"}&sort=["uses","DESC"]&range=[0,1]');
  expect(answer.headers['content-range']).toBe('references 0-1/12');
  expect(answer.body.map(({ id }: ReferenceItem) => id)).toEqual(['kernel.2', 'kernel.1']);
  for (const id of ['ip_type.1', 'origin.1', 'field.31', 'country.CN']) expect((await one(id)).uses).toBe(2);
  expect((await one('genre.1')).uses).toBe(0);
  for (const id of ['kernel.99', 'kernel', 'nothing.1', 'country.cn'])
    expect((await desk('get', `/${id}`)).status).toBe(404);
});

it('names in three languages, hides from choice and orders', async () => {
  const item = await one('ip_type.3');
  const names = { 'zh-CN': '新名', 'zh-TW': '新名稱', en: 'Renamed' };
  const changed = await desk('put', '/ip_type.3', { ...item, names, hidden: 1, sort: 0 });
  expect(changed.body).toMatchObject({ name: 'Renamed', state: 'hidden', version: 2 });
  expect((await list('ipTypeList'))[0]).toEqual({ id: 3, name: 'Renamed', hidden: 1 });
  expect((await list('ipTypeList', 'zh-TW'))[0]).toMatchObject({ name: '新名稱' });
  expect((await desk('put', '/ip_type.3', { ...item, names, hidden: 0, sort: 1 })).status).toBe(409);
  const history = (await desk('get', '/ip_type.3/history')).body;
  expect(history).toMatchObject([{ action: 'update' }]);
});

it('moves every use when one tag takes the place of another, and answers with it', async () => {
  const [both, first, none] = [await plant(1, 2, 5), await plant(1), await plant(3)];
  expect((await merge('kernel.1', 'kernel.2')).body).toMatchObject({
    state: 'merged',
    into_name: 'Courage',
    uses: 0,
    actions: [],
  });
  expect(await Promise.all([both, first, none].map(kernelsOf))).toEqual([[2, 5], [2], [3]]);
  expect((await one('kernel.2')).uses).toBe(2);
  expect((await list('ipKernelList')).find(({ id }) => id === 1)).toEqual({
    id: 1,
    name: 'Courage',
    hidden: 1,
  });
  // A page opened before the merge still sends the old item.
  const ann = await member();
  const added = await request(url)
    .post('/api/ip/add')
    .set('authorization', `Bearer ${ann.token}`)
    .send({
      ip_name: '月台猫',
      ip_image: await picture(ann.id, 'avatar'),
      intro: '一只在月台等车的猫',
      core_audience: '通勤的人',
      auth_field_id: 31,
      birth_time: '2020-02-29',
      birth_area: 'CN',
      ip_origin: 1,
      ip_types: [1],
      kernels: [1, 2, 3],
    });
  expect(await kernelsOf(added.body.data.ip_id)).toEqual([2, 3]);
});

it('follows along when the target is merged later, and refuses circles', async () => {
  const ip = await plant(1);
  await merge('kernel.1', 'kernel.2');
  await merge('kernel.2', 'kernel.3');
  expect(await kernelsOf(ip)).toEqual([3]);
  expect((await one('kernel.1')).into_name).toBe((await one('kernel.3')).name);
  expect((await merge('kernel.3', 'kernel.1')).body.errors).toHaveProperty('into');
  expect((await merge('kernel.3', 'kernel.3')).body.errors).toHaveProperty('into');
  expect((await merge('kernel.3', 'ip_type.1')).body.errors).toHaveProperty('into');
  expect((await merge('kernel.1', 'kernel.4')).status).toBe(409);
  expect((await merge('ip_type.1', 'ip_type.2')).status).toBe(403);
  expect((await desk('put', '/kernel.1', { ...(await one('kernel.1')), sort: 1 })).status).toBe(409);
});

it('merges once when several do at the same moment', async () => {
  const ip = await plant(1, 2);
  const answers = await Promise.all([
    merge('kernel.1', 'kernel.2', 1),
    merge('kernel.2', 'kernel.1', 1),
    merge('kernel.1', 'kernel.3', 1),
    merge('kernel.1', 'kernel.2', 1),
  ]);
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  const [[{ n } = { n: 0 }]] = (await db().query(
    'SELECT COUNT(*) AS n FROM reference_item WHERE merged_into IS NOT NULL',
  )) as unknown as [{ n: number }[]];
  expect(Number(n)).toBe(1);
  expect(await kernelsOf(ip)).not.toContain(Number((done[0]!.body as ReferenceItem).id.split('.')[1]));
});

it('is for who may', async () => {
  const reviewer = await staff('reviewer');
  expect((await desk('get', '', undefined, reviewer)).status).toBe(403);
});
