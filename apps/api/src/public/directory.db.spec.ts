/** The public directory shows public data only, nothing about members. */
import type { Directory } from '@ipw/domain';
import sharp from 'sharp';
import { openFixtures, member, type Caller } from '../../testing/fixtures';
import { until } from '../../testing/outbox';
import { api } from '../../testing/server';
import type { Row } from '../core/db/db';
import { ago, type IpSeed, plantIp, plantPicture } from '../db/seed/fixtures';

const { url, reset } = api();
let holder: Caller;

interface Shown extends Partial<IpSeed> {
  owned?: boolean;
  reviewed?: boolean;
  usage?: 'avatar' | 'rights_proof';
  claimed?: Date;
  more?: Row;
}

async function plant(
  name: string,
  { owned = false, reviewed = true, usage = 'avatar', claimed, more, ...seed }: Shown,
) {
  const on = await openFixtures();
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  const image_id = await plantPicture(on, holder.id, usage, picture, 'fox.png', reviewed);
  const id = await plantIp(on, { ip_name: name, image_id, auth_field_id: 18, ...seed });
  if (owned) await on.db.update('ip', { owner_id: holder.id, claimed_at: claimed ?? ago(1) }, { id });
  if (more) await on.db.update('ip', more, { id });
  return id;
}

async function read(query = '', language = 'en') {
  const response = await fetch(`${url}/api/content/directory${query}`, {
    headers: { 'accept-language': language },
  });
  const answer = (await response.json()) as { code: number; data: Directory & { errors?: unknown } };
  return { status: response.status, ...answer };
}
const names = async (query = '') => (await read(query)).data.list.map(({ ip_name }) => ip_name);

beforeAll(async () => {
  await reset();
  // High totals of the specs before are remembered for half a minute.
  await until(async () => (await read()).data.total === 0 || undefined, 'the totals');
});
beforeEach(async () => {
  await reset();
  holder = await member({ username: 'Hidden Person' });
});

it('answers an empty list to visitors', async () => {
  expect(await read()).toMatchObject({
    status: 200,
    code: 0,
    data: {
      list: [],
      total: 0,
      options: { field: [{ id: 31, name: 'All' }], type: [], origin: [], kernel: [] },
    },
  });
});

it('shows claimed and listed IPs whose picture was reviewed, the ones claimed last first', async () => {
  await plant('listed', {});
  await plant('claimedEarly', { owned: true, listed: false, claimed: ago(9) });
  await plant('claimedLate', { owned: true, listed: false, claimed: ago(2) });
  await plant('addition', { listed: false, created_by: holder.id });
  await plant('unseen', { owned: true, reviewed: false });
  await plant('private', { owned: true, usage: 'rights_proof' });
  await plantIp(await openFixtures(), { ip_name: 'bare' });
  expect(await names()).toEqual(['claimedLate', 'claimedEarly', 'listed']);
});

it('says which IPs buyers can ask, and lists only those when it is asked for them', async () => {
  await plant('listed', {});
  await plant('hidden', { owned: true, listed: false });
  await plant('claimed', { owned: true });
  expect((await read('?claimed=1')).data.list).toMatchObject([{ ip_name: 'claimed', claimed: true }]);
  const { list } = (await read('?claimed=0')).data;
  expect(list.filter(({ claimed }) => claimed).map(({ ip_name }) => ip_name)).toEqual(['claimed']);
  expect(list).toHaveLength(3);
});

it('filters by licensing field and offers only fields that have something', async () => {
  await plant('tea', { auth_field_id: 18 });
  await plant('toy', { auth_field_id: 15 });
  await plant('anything', { auth_field_id: 31 });
  await plant('unseen', { auth_field_id: 7, reviewed: false });
  const ids = async (query: string) => (await names(query)).sort();
  expect(await ids('?field=18')).toEqual(['anything', 'tea']);
  expect(await ids('?field=31')).toEqual(['anything', 'tea', 'toy']);
  expect(await ids('?field=7')).toEqual(['anything']);
  expect((await read('', 'zh-TW')).data.options.field).toEqual([
    { id: 31, name: '全部' },
    { id: 18, name: '食品飲料' },
    { id: 15, name: expect.any(String) as string },
  ]);
  expect((await read('?field=18')).data.list.find(({ ip_name }) => ip_name === 'tea')).toMatchObject({
    auth_field_id: 18,
    auth_field: 'Food & Beverages',
  });
});

it('names no licensing field of an IP that states none', async () => {
  await plant('unstated', { more: { auth_field_id: null } });
  const [unstated] = (await read()).data.list;
  expect(unstated).toMatchObject({ ip_name: 'unstated', auth_field_id: null, auth_field: '' });
  expect(await names('?field=18')).toEqual([]);
});

it('narrows by type, origin, tag, kind and a part of the name, together, and offers what leads somewhere', async () => {
  await plant('茶狐', { ip_types: [1, 3], kernels: [8], ip_origin: 1 });
  await plant('茶山', { ip_types: [3], kernels: [8, 9], ip_origin: 4, more: { own_kernels: '["慢100%"]' } });
  await plant('陶人', { kind: 'artist', kernels: [2], more: { artist: '{"ip_type_id":3}' } });
  await plant('unseen', { ip_types: [7], kernels: [12], reviewed: false });
  const found = async (query: string) => (await names(query)).sort();
  expect(await found('?type=3')).toEqual(['茶山', '茶狐', '陶人'].sort());
  expect(await found('?type=3&kernel=8')).toEqual(['茶山', '茶狐'].sort());
  expect(await found('?kernel=8&origin=4')).toEqual(['茶山']);
  expect(await found('?kind=artist')).toEqual(['陶人']);
  expect(await found(`?keyword=${encodeURIComponent('茶')}&type=1`)).toEqual(['茶狐']);
  expect(await found(`?keyword=${encodeURIComponent('慢100%')}`)).toEqual(['茶山']);
  expect(await found('?keyword=_')).toEqual([]);
  const { options } = (await read('?kernel=8')).data;
  const ids = (list: { id: unknown }[]) => list.map(({ id }) => id);
  expect([ids(options.type), ids(options.origin), ids(options.kernel)]).toEqual([
    [1, 3],
    [1, 4],
    [2, 8, 9],
  ]);
});

it.each(['?field=30', '?field=1.5', '?field=all', '?field=-1', '?ip_id=1'])('refuses %s', async (query) => {
  expect(await read(query)).toMatchObject({ status: 200, code: 40001 });
});

it('shows a dozen a page, with pictures that open to everybody', async () => {
  for (let at = 0; at < 14; at += 1) await plant(`fox${String(at)}`, { owned: true, claimed: ago(at) });
  const { data } = await read();
  expect(data.list.map(({ ip_name }) => ip_name)).toEqual(
    Array.from({ length: 12 }, (_, at) => `fox${String(at)}`),
  );
  expect(data.total).toBe(14);
  expect(await names('?page=2')).toEqual(['fox12', 'fox13']);
  expect(await names('?page=3')).toEqual([]);
  const picture = await fetch(url + data.list[0]!.ip_image);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

it('says nothing about members', async () => {
  await plant('fox', { owned: true, created_by: holder.id });
  const { data } = await read();
  expect(Object.keys(data.list[0]!).sort()).toEqual([
    'auth_field',
    'auth_field_id',
    'claimed',
    'ip_id',
    'ip_image',
    'ip_name',
    'kind',
  ]);
  expect(JSON.stringify(data)).not.toContain(holder.id);
  expect(JSON.stringify(data)).not.toContain('Hidden');
});
