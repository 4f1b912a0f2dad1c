/** Scan records for holders and staff: filtered, paged, summed. */
import { shanghaiDay } from '@ipw/domain';
import { call, openShop, type Shop } from '../../../testing/codes';
import { openFixtures, member, picture, staff } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';
import { watchScans } from '../../../testing/services';
import { batchNumber, plantBatch, plantGoods, plantLicensee, plantScans } from '../../db/seed/fixtures';

const { url, db } = api();
const ago = (days: number, minutes = 0) => new Date(Date.now() - days * 86_400_000 - minutes * 60_000);
const day = (days: number) => shanghaiDay(ago(days));

let shop: Shop;
let tea: { goods_id: string; number: number };
let plush: { number: number };
let merchant: string;

beforeAll(async () => {
  shop = await openShop();
  const on = await openFixtures();
  const { ann, ip_id, goods_id } = shop;
  merchant = await plantLicensee(on, { ip_id, licensee_name: '武夷山房' });
  const batch = async (goods: string, more: object = {}) =>
    batchNumber(on, await plantBatch(on, { ip_id, goods_id: goods, quantity: 1000, ...more }));
  const other = await plantGoods(on, {
    ip_id,
    image_id: await picture(ann.id, 'goods_image'),
    product_name: '茶罐',
  });
  plush = { number: await batch(goods_id) };
  tea = { goods_id: other, number: await batch(other, { licensee_id: merchant }) };
  await plantScans(on, { ip_id, number: plush.number }, [
    { at: ago(40), serial: 1, verdict: 'genuine', place: '杭州' },
    { at: ago(3), serial: 2, verdict: 'genuine', place: '杭州' },
    { at: ago(2), serial: 2, verdict: 'scanned_before', place: '上海' },
    { at: ago(1), serial: 3, verdict: 'revoked' },
    { at: ago(0, 2), serial: 3, verdict: 'revoked', mark: 'repeated' },
  ]);
  await plantScans(on, { ip_id, number: tea.number }, [
    { at: ago(2, 5), serial: 9, verdict: 'genuine', place: '上海' },
  ]);
});

const list = async (more: object = {}) =>
  (await call('code/scanList', shop.ann, { ip_id: shop.ip_id, ...more })).data as {
    total: number;
    list: { scan_id: string; serial: number; mark: string | null; scan_url: string; scan_count: number }[];
    next_cursor: string | null;
  };
const serials = async (more: object = {}) => (await list(more)).list.map(({ serial }) => serial);
const stats = async (group: string, more: object = {}) =>
  (await call('code/scanStats', shop.ann, { ip_id: shop.ip_id, from: day(30), to: day(0), group, ...more }))
    .data as {
    total: number;
    first: number;
    groups: { key: string; label: string; scans: number; first: number }[];
  };

it('answers a consultant without IPs with no scans, whatever they ask for', async () => {
  const { cookie } = await staff('consultant');
  const [{ id, source }] = (await rows('SELECT id, source FROM code_scan LIMIT 1')) as [
    { id: number; source: string },
  ];
  for (const filter of [
    {},
    { id: [String(id)] },
    { source },
    { cursor: String(id) },
    { source, cursor: String(id) },
  ]) {
    const query = encodeURIComponent(JSON.stringify(filter));
    const answer = await fetch(`${url}/api/admin/scans?filter=${query}`, { headers: { cookie } });
    expect([filter, answer.status, await answer.json()]).toEqual([filter, 200, []]);
  }
});

it('narrows scans, the newest first', async () => {
  expect(await serials()).toEqual([3, 3, 2, 9, 2, 1]);
  expect(await serials({ from: day(30) })).toEqual([3, 3, 2, 9, 2]);
  expect(await serials({ from: day(3), to: day(2) })).toEqual([2, 9, 2]);
  expect(await serials({ goods_id: tea.goods_id })).toEqual([9]);
  expect(await serials({ licensee_id: merchant })).toEqual([9]);
  expect(await serials({ batch_number: plush.number, place: '上海' })).toEqual([2]);
  expect(await serials({ batch_number: plush.number, place: 'Shanghai' })).toEqual([2]);
  expect(await serials({ verdict: 'revoked' })).toEqual([3, 3]);
  expect(await serials({ verdict: 'genuine', place: '杭州' })).toEqual([2, 1]);
  expect(await serials({ licensee_id: merchant, batch_number: plush.number })).toEqual([]);
  expect((await call('code/scanList', shop.ann, { ip_id: shop.ip_id, goods_id: merchant })).code).toBe(40400);
});

it('tells how often a code was checked, and where its label leads', async () => {
  const [scan] = (await list({ verdict: 'scanned_before' })).list;
  expect(scan).toMatchObject({ serial: 2, scan_count: 2 });
  const code = /^http.*\/s\/(\w{26})$/.exec(scan!.scan_url)![1]!;
  const look = await fetch(scan!.scan_url, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(await look.text()).toContain(code.slice(0, 5));
  // The holder's own look is logged and is no visit.
  const [mine, ...others] = (await list({ verdict: 'scanned_before' })).list;
  expect(mine).toMatchObject({ serial: 2, scan_count: 2, mark: 'own_page' });
  expect(others).toEqual([scan]);
  await db().query('DELETE FROM code_scan WHERE id = ?', [mine!.scan_id]);
});

it('pages by number and by cursor', async () => {
  const first = await list({ page_size: 4 });
  expect(first).toMatchObject({ total: 6, next_cursor: first.list.at(-1)!.scan_id });
  expect(await serials({ page_size: 4, cursor: first.next_cursor! })).toEqual([2, 1]);
  expect(await serials({ page_size: 4, page: 2 })).toEqual([2, 1]);
  const ben = await member();
  expect((await call('code/scanList', ben, { ip_id: shop.ip_id })).code).toBe(40300);
});

it('adds scans up, a phone that looks again left out', async () => {
  const days = await stats('day');
  expect(days).toMatchObject({ total: 4, first: 2 });
  expect(days.groups.map(({ key }) => key)).toEqual([day(3), day(2), day(1)]);
  expect((await stats('place')).groups).toEqual([
    { key: 'Shanghai', label: 'Shanghai', scans: 2, first: 1 },
    { key: '', label: '', scans: 1, first: 0 },
    { key: 'Hangzhou', label: 'Hangzhou', scans: 1, first: 1 },
  ]);
  expect((await stats('goods')).groups).toMatchObject([
    { label: '山茶兔毛绒', scans: 3 },
    { label: '茶罐', scans: 1, first: 1 },
  ]);
  expect((await stats('licensee', { verdict: 'genuine' })).groups).toMatchObject([
    { label: '云岭玩具', scans: 1 },
    { key: merchant, label: '武夷山房', scans: 1 },
  ]);
  expect(await stats('verdict', { place: '北京' })).toEqual({ total: 0, first: 0, groups: [] });
});

const look = async (filter: object, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["at","DESC"]', ...more });
  const answer = await fetch(`${url}/api/admin/scans?${query.toString()}`, {
    headers: { cookie: (await reviewer()).cookie },
  });
  return {
    status: answer.status,
    range: answer.headers.get('content-range'),
    rows: (await answer.json()) as { id: string; verdict: string; source: string; ip_name: string | null }[],
  };
};
let reading: Promise<{ cookie: string }> | undefined;
const reviewer = () => (reading ??= staff('reviewer'));

it('shows staff every scan, without network addresses', async () => {
  await db().query(
    "INSERT INTO code_scan (at, verdict, agent, source) VALUES (NOW(3), 'unknown', 'other', 'abcdef0123456789')",
  );
  const source = 'abcdef0123456789';
  expect((await look({ verdict: 'unknown' })).rows).toMatchObject([
    { source, ip_name: null, state: 'written', version: 1, actions: [] },
  ]);
  expect((await look({ source })).rows).toHaveLength(1);
  // A source is looked for as a whole, and by its time only.
  expect((await look({ source: 'abcdef01' })).rows).toHaveLength(0);
  expect((await look({ source, verdict: 'unknown' })).status).toBe(400);
  expect((await look({ ip_id: shop.ip_id, from: day(3), to: day(2) })).rows).toHaveLength(3);
  expect((await look({ batch_number: tea.number })).rows).toHaveLength(1);
  expect((await look({ batch_number: tea.number, ip_id: 'other' })).rows).toHaveLength(0);
  const [{ ip_name }] = (await rows<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [
    shop.ip_id,
  ])) as [{ ip_name: string }];
  expect((await look({ q: ip_name })).rows).toHaveLength(6);
});

it.each(['before', 'after'])('pages the console by cursor, %s the reader has counted', async (when) => {
  if (when === 'after') await watchScans();
  const all = (await look({ ip_id: shop.ip_id })).rows.map(({ id }) => id);
  expect(all).toHaveLength(6);
  for (const order of ['DESC', 'ASC'] as const) {
    const sort = JSON.stringify(['at', order]);
    const first = await look({ ip_id: shop.ip_id }, { sort, range: '[0,3]' });
    expect(first.range).toBe('scans 0-3/6');
    const cursor = first.rows.at(-1)!.id;
    const next = await look({ ip_id: shop.ip_id, cursor }, { sort, range: '[4,7]' });
    expect(next.range).toBe('scans 4-5/6');
    const by = await look({ ip_id: shop.ip_id }, { sort, range: '[4,7]' });
    expect(by.rows).toEqual(next.rows);
    const ids = [...first.rows, ...next.rows].map(({ id }) => id);
    expect(order === 'DESC' ? ids : ids.reverse()).toEqual(all);
  }
  expect((await look({}, { range: '[9999,10000]' })).status).toBe(400);
  expect((await look({ cursor: 'x' })).status).toBe(400);
  expect((await look({ cursor: '9' })).status).toBe(404);
  // Statistics are the same in both states.
  expect(await stats('place')).toMatchObject({ total: 4, first: 2 });
  expect((await list({ verdict: 'revoked' })).total).toBe(2);
  expect((await list({ place: '上海', page_size: 1 })).next_cursor).not.toBeNull();
});
