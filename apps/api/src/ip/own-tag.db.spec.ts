/** Own tags: counted, merged into core tags or promoted to one, in all IPs and for later inputs. */
import type { OwnTag, ReferenceItem, ReferenceRow } from '@ipw/domain';
import request from 'supertest';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, atTheEnd } from '../../testing/server';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { url, db, reset } = api();
let admin: StaffLogin;
let ann: Caller;
let avatar: string;

beforeEach(async () => {
  await reset();
  [admin, ann] = [await staff('admin'), await member()];
  avatar = await picture(ann.id, 'avatar');
});

/** The server caches lists for some seconds; reading them as staff renews the cache, so later specs see the built-in ones. */
atTheEnd(async () => {
  await reset();
  admin = await staff('admin');
  await desk('get', 'references');
});

const desk = (method: 'get' | 'post', path: string, body?: object) => {
  const call = request(url);
  return call[method](`/api/admin/${path}`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .set('accept-language', 'en')
    .send(body);
};
const call = async (path: string, input: object = {}) =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('authorization', `Bearer ${ann.token}`)
      .set('accept-language', 'en')
      .send(input)
  ).body;
const list = async (query = '') => (await desk('get', `own-tags${query}`)).body as OwnTag[];
const find = async (tag: string) => (await list()).find((row) => row.tag === tag)!;
const act = async (tag: string, action: string, body: object) =>
  desk('post', `own-tags/${Buffer.from(tag).toString('base64url')}/${action}`, body);
const slowness = { 'zh-CN': '慢生活', 'zh-TW': '慢生活', en: 'Slowness' };

async function plant(kernels: number[], own: string[]): Promise<string> {
  const id = await plantIp(await openFixtures(), { ip_name: '山茶兔', kernels, image_id: avatar });
  await db().query('UPDATE ip SET own_kernels = ? WHERE id = ?', [JSON.stringify(own), id]);
  return id;
}
const tagsOf = async (id: string) => {
  const [[row]] = (await db().query('SELECT kernels, own_kernels FROM ip WHERE id = ?', [id])) as unknown as [
    Record<'kernels' | 'own_kernels', string>[],
  ];
  return [JSON.parse(row!.kernels), JSON.parse(row!.own_kernels)];
};

it('come with a new IP already, beside those of the list or alone', async () => {
  const ip = {
    ip_name: '月台猫',
    ip_image: avatar,
    intro: '一只在月台等车的猫',
    core_audience: '通勤的人',
    auth_field_id: 31,
    birth_time: '2020-02-29',
    birth_area: 'CN',
    ip_origin: 1,
    ip_types: [1],
    kernels: [],
  };
  expect((await call('ip/add', ip)).data.errors).toMatchObject([{ field: 'kernels', rule: 'required' }]);
  const { data } = await call('ip/add', { ...ip, own_kernels: ['慢', '等待'] });
  expect(await tagsOf(data.ip_id)).toEqual([[], ['慢', '等待']]);
  expect((await list()).map(({ tag }) => tag).sort()).toEqual(['慢', '等待'].sort());
});

it('counts every tag letter by letter, the most used first', async () => {
  await plant([1], ['慢', 'Slow']);
  await plant([1], ['慢', 'slow']);
  expect((await list()).map(({ tag, uses }) => [tag, uses])).toEqual([
    ['慢', 2],
    ['Slow', 1],
    ['slow', 1],
  ]);
  const page = await desk('get', 'own-tags?filter={"q":"low"}&range=[0,0]&sort=["tag","ASC"]');
  expect(page.body).toMatchObject([{ tag: 'Slow', actions: ['merge', 'promote'] }]);
  expect(page.headers['content-range']).toBe('own-tags 0-0/2');
});

it('lets a core tag take the place of an own one, and says who did', async () => {
  const [both, one, none] = [
    await plant([1, 2], ['慢', '热汤']),
    await plant([3], ['慢']),
    await plant([3], ['快']),
  ];
  expect((await act('慢', 'merge', { into: 'kernel.2' })).status).toBe(200);
  expect(await Promise.all([both, one, none].map(tagsOf))).toEqual([
    [[1, 2], ['热汤']],
    [[3, 2], []],
    [[3], ['快']],
  ]);
  expect(await find('慢')).toBeUndefined();
  expect((await act('慢', 'merge', { into: 'kernel.2' })).status).toBe(404);
  const history = (await desk('get', 'references/kernel.2/history')).body;
  expect(history).toMatchObject([
    {
      action: 'merge',
      actor_type: 'staff',
      changes: [
        { field: 'own_tag', after: '慢' },
        { field: 'uses', after: 2 },
      ],
    },
  ]);
});

it('makes a core tag of an own one, which anybody can choose from then on', async () => {
  const ip = await plant([], ['慢']);
  expect((await act('慢', 'promote', { names: slowness })).status).toBe(200);
  expect(await tagsOf(ip)).toEqual([[13], []]);
  const rows = (await call('ip/ipKernelList')).data as ReferenceRow[];
  expect(rows.at(-1)).toEqual({ id: 13, name: 'Slowness' });
  const item = (await desk('get', 'references/kernel.13')).body as ReferenceItem;
  expect(item).toMatchObject({ name: 'Slowness', uses: 1, state: 'shown', actions: ['update', 'merge'] });
  const merged = await desk('post', 'references/kernel.13/merge', {
    into: 'kernel.1',
    version: item.version,
  });
  expect(merged.body).toMatchObject({ state: 'merged' });
  expect(await tagsOf(ip)).toEqual([[1], []]);
});

it('knows a merged tag again when somebody proposes it', async () => {
  const ip = await plant([1], ['慢']);
  await plantOperator((await openFixtures()).db, ip, ann.id, 1);
  const info = {
    ip_id: ip,
    kind: 'normal',
    ip_name: '山茶兔',
    ip_image: avatar,
    intro: '新的介绍',
    core_audience: '喜欢散步的人',
    auth_field_id: 31,
    birth_time: '2020-05-01',
    birth_area: 'CN',
    ip_origin: 1,
    ip_types: [1],
  };
  expect(await call('ip/update', { ...info, kernels: [99], own_kernels: [] })).toMatchObject({ code: 40001 });
  await call('ip/update', { ...info, kernels: [1], own_kernels: ['慢', '热汤'] });
  await act('慢', 'promote', { names: slowness });
  const [row] = (await desk('get', 'reviews?filter={"state":"pending"}')).body;
  await desk('post', `reviews/${row.id}/approve`, { version: row.version });
  expect(await tagsOf(ip)).toEqual([[1, 13], ['热汤']]);
  await call('ip/update', { ...info, intro: '更新', kernels: [13], own_kernels: [] });
  const [again] = (await desk('get', 'reviews?filter={"state":"pending"}')).body;
  const { fields } = (await desk('get', `reviews/${again.id}`)).body;
  expect(fields).toContainEqual(
    expect.objectContaining({ field: 'kernels', proposed: { kind: 'list', value: ['Slowness'] } }),
  );
});

it('happens once when several do it at the same moment', async () => {
  const ip = await plant([1], ['慢']);
  const answers = await Promise.all([
    act('慢', 'merge', { into: 'kernel.2' }),
    act('慢', 'merge', { into: 'kernel.3' }),
    act('慢', 'promote', { names: slowness }),
    act('慢', 'promote', { names: slowness }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  const [kernels, own] = await tagsOf(ip);
  expect([kernels.length, own]).toEqual([2, []]);
  expect((await desk('get', 'references?filter={"list":"kernel"}')).body.length).toBeLessThanOrEqual(13);
});
