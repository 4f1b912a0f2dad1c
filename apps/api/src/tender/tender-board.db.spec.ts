/** Tender projects as holders find, read and follow them. */
import type { TenderBoard, TenderDetail, TenderList } from '@ipw/domain';
import request from 'supertest';
import { type Caller, member, openFixtures, picture, staff } from '../../testing/fixtures';
import { daysFromNow } from '../../testing/from-now';
import { api, rows } from '../../testing/server';
import { plantIp, plantOperator } from '../db/seed/fixtures';
import { plantTender, type TenderSeed } from '../db/seed/plant-tender';

const { url, reset } = api();

let ann: Caller;
let ip: string;
let author: string;
let cover: string;
beforeEach(async () => {
  await reset();
  ann = await member();
  author = (await staff('admin')).id;
  cover = await picture(author, 'tender_cover');
  const on = await openFixtures();
  ip = await plantIp(on, { ip_name: '松果' });
  await on.db.update('ip', { auth_field_id: 18, ip_types: '[1,2]', kernels: '[3]' }, { id: ip });
  await plantOperator(on.db, ip, ann.id, 1);
});

const plant = async (seed: Partial<TenderSeed> = {}) =>
  plantTender(await openFixtures(), { author, cover, ...seed });
async function call<T>(path: string, input: object = {}, who = ann, lang = 'en') {
  const { body } = await request(url)
    .post(`/api/${path}`)
    .set('authorization', `Bearer ${who.token}`)
    .set('accept-language', lang)
    .send({ ip_id: ip, ...input });
  return body as { code: number; data: T };
}
const board = async (input: object = {}) =>
  (await call<TenderBoard>('opportunity/activityBoard', input)).data;
const tendersOf = ({ list }: TenderBoard) => list.flatMap((row) => (row.type === 'tender' ? [row] : []));
const idsOf = ({ list }: Pick<TenderList, 'list'>) => list.map(({ tender_id }) => tender_id);
const onBoard = async (input: object = {}) => idsOf({ list: tendersOf(await board(input)) });

it('names what project and IP share, and puts what fits best first', async () => {
  const [none, some, best] = [
    await plant({ field_ids: [9] }),
    await plant({ field_ids: [18], closes_at: daysFromNow(9) }),
    await plant({ field_ids: [18, 9], ip_types: [2, 5], kernels: [3], closes_at: daysFromNow(20) }),
  ];
  const found = await board();
  const list = tendersOf(found);
  expect(idsOf({ list })).toEqual([best, some, none]);
  expect(list[0]!.fit).toEqual({
    field_ids: ['Food & Beverages'],
    ip_types: [expect.any(String)],
    kernels: [expect.any(String)],
  });
  expect(list[2]!.fit).toEqual({ field_ids: [], ip_types: [], kernels: [] });
  expect(await onBoard({ sort: 'closing' })).toEqual([none, some, best]);
  expect(Math.abs(Date.parse(found.now) - Date.now())).toBeLessThan(60_000);
});

it('counts a field for all as shared, on either side', async () => {
  const [every, other] = [
    await plant({ field_ids: [31] }),
    await plant({ field_ids: [9], closes_at: daysFromNow(2) }),
  ];
  expect(await onBoard()).toEqual([every, other]);
  await rows('UPDATE ip SET auth_field_id = 31, ip_types = NULL, kernels = NULL WHERE id = ?', [ip]);
  expect(tendersOf(await board()).map(({ fit }) => fit.field_ids.length)).toEqual([1, 1]);
});

it('divides by kind; drafts and cancelled projects are not on the board, ended ones for thirty days', async () => {
  const [bidding, skin, over] = [
    await plant(),
    await plant({ kind: 'skin' }),
    await plant({ closes_at: daysFromNow(-29), opens_at: daysFromNow(-40) }),
  ];
  await plant({ closes_at: daysFromNow(-31), opens_at: daysFromNow(-40) });
  await plant({ state: 'draft' });
  await plant({ state: 'cancelled', cancel_reason: '推迟' });
  const all = await board({ sort: 'newest' });
  expect(new Set(idsOf({ list: tendersOf(all) }))).toEqual(new Set([bidding, skin, over]));
  expect((await onBoard()).at(-1)).toBe(over);
  expect(all.counts).toEqual({ all: 3, bidding: 2, skin: 1 });
  expect(await onBoard({ tab: 'skin' })).toEqual([skin]);
});

it('lists what collects, the soonest to close first, and what is closed', async () => {
  const list = async (tab: string) => (await call<TenderList>('tender/list', { tab })).data;
  const [late, soon, over, cancelled] = [
    await plant({ closes_at: daysFromNow(9) }),
    await plant({ closes_at: daysFromNow(1) }),
    await plant({ closes_at: daysFromNow(-1), opens_at: daysFromNow(-2) }),
    await plant({ state: 'cancelled', cancel_reason: '推迟', closes_at: daysFromNow(3) }),
  ];
  await plant({ state: 'draft' });
  const collecting = await list('collecting');
  expect(idsOf(collecting)).toEqual([soon, late]);
  expect(collecting.counts).toEqual({ collecting: 2, closed: 2 });
  expect(idsOf(await list('closed'))).toEqual([cancelled, over]);
});

it('divides both lists into pages that hold every project once, in order', async () => {
  const soonest = [];
  for (const days of [1, 2, 3, 4, 5]) soonest.push(await plant({ closes_at: daysFromNow(days) }));
  const latest = [];
  for (const days of [-1, -2, -3, -4, -5])
    latest.push(await plant({ closes_at: daysFromNow(days), opens_at: daysFromNow(-9) }));
  const paged = async (tab: string) => {
    const pages = [1, 2, 3, 4].map(
      async (page) => (await call<TenderList>('tender/list', { tab, page, page_size: 2 })).data,
    );
    return (await Promise.all(pages)).map(idsOf);
  };
  const inTwos = ([a, b, c, d, e]: string[]) => [[a, b], [c, d], [e], []];
  expect(await paged('collecting')).toEqual(inTwos(soonest));
  expect(await paged('closed')).toEqual(inTwos(latest));
});

it('reads one with brief, criteria and open changes, without the brand’s contact or who changed it', async () => {
  const id = await plant({
    amended: { at: daysFromNow(-0.5), reason: '延长', before: { closes_at: daysFromNow(0.1).toISOString() } },
    brand_contact: Buffer.from('sealed'),
  });
  const { data } = await call<TenderDetail>('tender/detail', { tender_id: id }, ann, 'zh-CN');
  expect(data).toMatchObject({
    title: '春茶',
    brief: [{ kind: 'paragraph', text: '一款春茶的包装。' }],
    criteria: [{ name: '创意', weight: 100 }],
    changes: [{ number: 2, reason: '延长', changes: [{ field: 'closing_time' }] }],
    followed: 0,
  });
  expect(Object.keys(data)).not.toContain('brand_contact');
  expect(JSON.stringify(data)).not.toMatch(/actor_name|staff_id/);
  const draft = await plant({ state: 'draft' });
  expect((await call('tender/detail', { tender_id: draft })).code).toBe(40400);
  expect((await call('tender/follow', { tender_id: draft, followed: 1 })).code).toBe(40400);
});

it('is followed by an IP, once however often, until it is no longer', async () => {
  const [one, other] = [await plant(), await plant()];
  const follow = (followed: 0 | 1) => call('tender/follow', { tender_id: one, followed });
  await Promise.all([follow(1), follow(1), follow(1)]);
  expect(await onBoard({ followed: 1 })).toEqual([one]);
  const flags = new Map(tendersOf(await board()).map(({ tender_id, followed }) => [tender_id, followed]));
  expect([flags.get(one), flags.get(other)]).toEqual([1, 0]);
  const ben = await member();
  const on = await openFixtures();
  const second = await plantIp(on, { ip_name: '潮汐' });
  await plantOperator(on.db, second, ben.id, 1);
  const theirs = await call<TenderBoard>('opportunity/activityBoard', { ip_id: second, followed: 1 }, ben);
  expect(theirs.data.list).toEqual([]);
  await follow(0);
  expect(await onBoard({ followed: 1 })).toEqual([]);
});
