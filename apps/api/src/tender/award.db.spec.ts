/** Results of tenders: proposed by one, published by another, after the end; what entrants learn. */
import type {
  AwardRecord,
  BidList,
  GoodsRow,
  PendingTask,
  Registration,
  SkinDetail,
  SkinList,
  SkinRow,
  TenderDetail,
} from '@ipw/domain';
import { call, order } from '../../testing/codes';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { actOn, approveEntries, endTender, plantTender } from '../../testing/tenders';
import type { TenderSeed } from '../db/seed/plant-tender';

const { reset } = api();
const MINUTE = 60_000;

let admin: StaffLogin;
let second: StaffLogin;
let ann: Entrant;
let ben: Entrant;
let tender: string;
let entries: { id: string; version: number }[];

/** A project with an approved entry of each of two IPs. */
async function open(seed: Partial<TenderSeed> = {}): Promise<void> {
  tender = await plantTender(admin, seed);
  entries = [];
  for (const one of [ann, ben]) {
    const { data } = await enter(one, tender);
    entries.push({ id: data.registration_id, version: data.version });
  }
}
const approve = () => approveEntries(admin, tender);
const end = (ms?: number) => endTender(tender, ms);
const record = async (who = admin) => (await desk(who, 'get', `awards/${tender}`)).body as AwardRecord;
const judged = (...won: number[]) =>
  entries.map(({ id }, at) => ({
    registration_id: id,
    awarded: won.includes(at) ? 1 : 0,
    ...(won.includes(at) && { rank: won.indexOf(at) + 1 }),
    comment: won.includes(at) ? '契合度最高' : '下次再见',
  }));
const act = (who: StaffLogin, action: string, input: object = {}) =>
  actOn(who, 'awards', tender, action, input);
const read = async (by: Entrant) =>
  (await tenderCall<Registration>('registration', by, { tender_id: tender })).data;

beforeEach(async () => {
  await reset();
  [admin, second] = [await staff('admin'), await staff('reviewer')];
  [ann, ben] = [await entrant('松果'), await entrant('潮汐')];
});

it('is proposed by one and published by another in one act: both entrants learn it, the cooperation stands', async () => {
  await open();
  await approve();
  await end();
  expect((await act(admin, 'propose', { entries: judged(0) })).status).toBe(200);
  expect(await read(ann)).toMatchObject({ result: 'waiting', published: null, comment: null });
  const alone = await act(admin, 'publish');
  expect({ status: alone.status, message: alone.body.message }).toEqual({
    status: 409,
    message: 'A second staff member has to publish the result',
  });
  expect((await act(second, 'publish')).status).toBe(200);

  const published = { awards: [{ ip_name: '松果', rank: 1 }], no_award_reason: null };
  expect(await read(ann)).toMatchObject({ result: 'awarded', rank: 1, comment: '契合度最高', published });
  expect(await read(ben)).toMatchObject({
    result: 'not_awarded',
    rank: null,
    comment: '下次再见',
    published,
  });
  expect((await tenderCall<BidList>('myAwards', ann)).data).toMatchObject({ total: 1, list: [{ rank: 1 }] });
  expect((await tenderCall<BidList>('myAwards', ben)).data.total).toBe(0);
  const made = await rows('SELECT ip_id, origin, origin_id, source, share_percent FROM cooperation');
  expect(made).toEqual([
    { ip_id: ann.ip, origin: 'tender', origin_id: entries[0]!.id, source: 'platform', share_percent: 50 },
  ]);
  const told = await rows<{ member_id: string }>(
    "SELECT member_id FROM message WHERE message_key = 'tender_result'",
  );
  expect(told.map(({ member_id }) => member_id).sort()).toEqual([ann.who.id, ben.who.id].sort());
  expect((await act(second, 'publish')).status).toBe(409);
  expect(await rows('SELECT id FROM cooperation')).toHaveLength(1);
});

it('begins goods of the awarded IP by title and brand, which take labels once their holder has completed them', async () => {
  await open();
  await approve();
  await end();
  await act(admin, 'propose', { entries: judged(0) });
  expect((await act(second, 'publish')).status).toBe(200);
  const { title, brand_name } = (await read(ann)).tender;
  const [made] = (await call('code/goodsList', ann.who, { ip_id: ann.ip })).data.list as [GoodsRow];
  expect(made).toMatchObject({
    ...{ project_name: title, product_name: title, licensee: brand_name },
    ...{ creation: 'system', price_fen: null, image: null },
  });
  expect((await call('code/goodsList', ben.who, { ip_id: ben.ip })).data.total).toBe(0);
  expect(await rows('SELECT id FROM skin')).toEqual([]);
  const shop = { ann: ann.who, admin, ip_id: ann.ip, goods_id: made.goods_id };
  const early = await call('code/orderCreate', ann.who, order(shop));
  expect(early).toMatchObject({
    code: 40001,
    data: { errors: [{ field: 'goods_id', rule: 'goods_incomplete' }] },
  });
  const { project_name, product_name, licensee, goods_id } = made;
  const completed = { ip_id: ann.ip, goods_id, project_name, product_name, licensee, price_fen: 9900 };
  const image = await picture(ann.who.id, 'goods_image');
  expect((await call('code/goodsSave', ann.who, { ...completed, image })).code).toBe(0);
  expect((await call('code/orderCreate', ann.who, order(shop))).code).toBe(0);
  const kept = (await call('code/goodsList', ann.who, { ip_id: ann.ip, creation: 'system' })).data.list;
  expect(kept).toMatchObject([{ goods_id, price_fen: 9900, creation: 'system' }]);
});

it('begins skin goods of the awarded IP when the tender is for a skin', async () => {
  await open({ kind: 'skin' });
  await approve();
  await end();
  await act(admin, 'propose', { entries: judged(0) });
  expect((await act(second, 'publish')).status).toBe(200);
  const begun = { ip_id: ann.ip, registration_id: entries[0]!.id, creation: 'system', state: 'creating' };
  expect(await rows('SELECT ip_id, registration_id, creation, state FROM skin')).toEqual([begun]);
  expect(await rows('SELECT id FROM code_goods')).toEqual([]);
  const told = await rows("SELECT member_id FROM message WHERE message_key = 'skin_awarded'");
  expect(told).toEqual([{ member_id: ann.who.id }]);
  const waits = async () => {
    const asked = await ask(api().url, 'ip/pendingTasks', { ip_id: ann.ip }, { token: ann.who.token });
    return (asked as { data: { tasks: PendingTask[] } }).data.tasks.map(({ task }) => task);
  };
  expect(await waits()).toContain('skin_awarded');
  await rows("UPDATE cooperation SET state = 'ended'");
  expect(await waits()).not.toContain('skin_awarded');
  const { list } = (await tenderCall<SkinList>('skinList', ann)).data;
  const [{ skin_id, goods_name }] = list as [SkinRow];
  const { tender_title } = (await tenderCall<SkinDetail>('skinDetail', ann, { skin_id })).data;
  expect(tender_title).toBe((await read(ann)).tender.title);
  expect(goods_name.length).toBeLessThanOrEqual(16);
});

it('is entered two minutes after the end, not before, and not while entries wait for their check', async () => {
  await open();
  expect((await desk(admin, 'get', `awards/${tender}`)).status).toBe(404);
  await end(MINUTE);
  expect((await record()).actions).toEqual([]);
  const early = await act(admin, 'propose', { entries: judged(0) });
  expect(early.body.message).toBe('Results open two minutes after the end');
  await end();
  const unchecked = await act(admin, 'propose', { entries: [], no_award_reason: '没有' });
  expect(unchecked.body.message).toBe('Entries still wait for their check: please decide them first');
  await approve();
  expect((await act(admin, 'propose', { entries: judged(0) })).status).toBe(200);
});

it('judges every approved entry once, and only those', async () => {
  await open();
  await tenderCall('registrationWithdraw', ben, { tender_id: tender });
  const [first] = entries;
  entries = [first!];
  await approve();
  await end();
  const { registration_id, ...rest } = judged(0)[0]!;
  const [gone] = await rows<{ id: string }>(
    "SELECT id FROM tender_registration WHERE state = 'not_submitted'",
  );
  for (const wrong of [
    [],
    [
      { registration_id, ...rest },
      { registration_id, ...rest },
    ],
    [
      { registration_id, ...rest },
      { registration_id: gone!.id, ...rest },
    ],
  ])
    expect((await act(admin, 'propose', { entries: wrong, no_award_reason: '没有' })).status).toBe(400);
  expect((await act(admin, 'propose', { entries: judged(0) })).status).toBe(200);
});

it('awards nobody with a reason that entrants read; a returned proposal is changed', async () => {
  await open();
  await approve();
  await end();
  expect((await act(admin, 'propose', { entries: judged() })).status).toBe(400);
  await act(admin, 'propose', { entries: judged(1) });
  expect((await act(second, 'return', { reason: '请再看一次' })).status).toBe(200);
  expect(await record()).toMatchObject({ state: 'open', entries: [{ awarded: 0 }, { awarded: 1 }] });
  await act(second, 'propose', { entries: judged(), no_award_reason: '没有达到要求' });
  expect((await act(admin, 'publish')).status).toBe(200);
  expect(await read(ann)).toMatchObject({
    result: 'not_awarded',
    published: { no_award_reason: '没有达到要求', awards: [] },
  });
  expect(await rows('SELECT id FROM cooperation')).toEqual([]);
});

it('is published once by two at once, and never in parts', async () => {
  await open();
  await approve();
  await end();
  await act(admin, 'propose', { entries: judged(0, 1) });
  const { version } = await record();
  const third = await staff('admin');
  const both = await Promise.all(
    [second, third].map((who) => desk(who, 'post', `awards/${tender}/publish`, { version })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await rows('SELECT id FROM cooperation')).toHaveLength(2);
});

it('is not decided by who opened a sealed entry, nor by who works on an IP that entered', async () => {
  await open({ sealed: 1 });
  for (const { id, version } of entries) {
    await desk(second, 'post', `registrations/${id}/assign`, { version });
    const { body } = await desk(second, 'get', `registrations/${id}`);
    expect(
      (await desk(second, 'post', `registrations/${id}/approve`, { version: body.version })).status,
    ).toBe(200);
  }
  await end();
  const opened = await act(second, 'propose', { entries: judged(0) });
  expect(opened.body.message).toContain('You opened a sealed entry before the end');
  const on = await openFixtures();
  const contact_phone = on.cipher.seal(`staff:${admin.id}:contact_phone`, ann.who.phone_number);
  await on.db.update('staff', { contact_phone }, { id: admin.id });
  expect((await act(admin, 'propose', { entries: judged(0) })).body.code).toBe(40301);
});

it('shows the result to followers without an entry and to everybody who reads the project', async () => {
  await open();
  const eve = await entrant('远山');
  await tenderCall('follow', eve, { tender_id: tender, followed: 1 });
  const detail = async () => (await tenderCall<TenderDetail>('detail', eve, { tender_id: tender })).data;
  await approve();
  await end();
  await act(admin, 'propose', { entries: judged(0) });
  expect((await detail()).published).toBeNull();
  await act(second, 'publish');
  expect((await detail()).published).toMatchObject({ awards: [{ ip_name: '松果', rank: 1 }] });
  expect((await tenderCall<Registration>('registration', eve, { tender_id: tender })).data).toMatchObject({
    comment: null,
    rank: null,
  });
});

it('counts what waits for staff, and exports the list', async () => {
  await open();
  await approve();
  await end();
  expect((await desk(admin, 'get', 'awards/counts')).body).toEqual({ open: 1, proposed: 0 });
  await act(admin, 'propose', { entries: judged(0) });
  expect((await desk(admin, 'get', 'awards/counts')).body).toEqual({ open: 0, proposed: 1 });
  const { text } = await desk(admin, 'get', 'awards/export');
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).toContain('To be confirmed');
});

it('is not published for an IP that has lost its owner', async () => {
  await open();
  await approve();
  await end();
  expect((await act(admin, 'propose', { entries: judged(0) })).status).toBe(200);
  await rows('UPDATE ip SET owner_id = NULL WHERE id = ?', [ann.ip]);
  expect((await act(second, 'publish')).status).toBe(409);
  expect(await rows('SELECT id FROM cooperation')).toEqual([]);
});

it('keeps its project from being cancelled, also while an objection has it open again', async () => {
  await open();
  await approve();
  await end();
  await act(admin, 'propose', { entries: judged(0) });
  expect((await act(second, 'publish')).status).toBe(200);
  const offered = async () => (await desk(admin, 'get', `tenders/${tender}`)).body.actions as string[];
  expect(await offered()).not.toContain('cancel');
  const cancel = () => actOn(admin, 'tenders', tender, 'cancel', { reason: '品牌方推迟了项目' });
  expect(await cancel()).toMatchObject({
    status: 409,
    body: { message: 'The result of this project was published; it can no longer be cancelled' },
  });
  const statement = '评分说明与附件不符，请复核。';
  expect(
    (await tenderCall('objectionSubmit', ben, { tender_id: tender, statement, proof_images: [] })).code,
  ).toBe(0);
  await rows("UPDATE tender_award SET state = 'open', published_at = NULL");
  expect((await cancel()).status).toBe(409);
  expect(await offered()).not.toContain('cancel');
  expect(await rows('SELECT state FROM tender')).toEqual([{ state: 'published' }]);
});
