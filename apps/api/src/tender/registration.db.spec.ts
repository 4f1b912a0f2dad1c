/** Entries of IPs to tenders: draft, submitting, what was handed in, the end, the number of entries. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { BidList, Registration } from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { picture, staff, type StaffLogin } from '../../testing/fixtures';
import { fromNow } from '../../testing/from-now';
import { api, rows } from '../../testing/server';
import { lastDeadlock } from '../../testing/deadlock';
import { endTender, plantTender } from '../../testing/tenders';
import { DAY_MS, type TenderSeed } from '../db/seed/plant-tender';

const { reset } = api();
const STATE = 40900;

let ann: Entrant;
let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  ann = await entrant();
  admin = await staff('admin');
});

const plant = (seed: Partial<TenderSeed> = {}) => plantTender(admin, seed);
const read = async (tender_id: string, by = ann) =>
  (await tenderCall<Registration>('registration', by, { tender_id })).data;

it('keeps a draft on the server without taking part, and hands it in with the promise on record', async () => {
  const tender_id = await plant();
  const pictures = [
    await picture(ann.who.id, 'tender_case_image'),
    await picture(ann.who.id, 'tender_case_image'),
  ];
  const first = await tenderCall('registrationSave', ann, {
    tender_id,
    ip_intro: '写了一半',
    case_images: pictures,
  });
  expect(first).toMatchObject({ code: 0, data: { state: 'not_submitted', version: 2 } });
  const draft = await read(tender_id);
  expect(draft).toMatchObject({
    tender: { participated: 0 },
    snapshot: null,
    actions: ['save', 'submit'],
    draft: { ip_intro: '写了一半', series_id: null },
  });
  expect(draft.draft.case_images.map(({ image_id }) => image_id)).toEqual(pictures);
  expect(await rows('SELECT id FROM consent')).toEqual([]);

  expect(await enter(ann, tender_id, { case_images: pictures })).toMatchObject({
    data: { state: 'submitted' },
  });
  expect(await read(tender_id)).toMatchObject({
    tender: { participated: 1 },
    state: 'submitted',
    result: 'waiting',
    snapshot: {
      ip_name: '松果',
      series: { series_name: '四季' },
      case: { case_name: '茶礼盒', case_type: 'Packaging' },
    },
    actions: ['save', 'submit', 'withdraw'],
  });
  expect(await rows('SELECT agreement, version, LENGTH(text_hash) AS hash FROM consent')).toEqual([
    { agreement: 'bidActivityRequirements', version: '1.0', hash: 64 },
  ]);
  const { data } = await tenderCall<BidList>('myBids', ann);
  expect(data).toMatchObject({ total: 1, list: [{ tender: { tender_id }, state: 'submitted' }] });
});

it('refuses an entry without series, case or promise, each in its own words', async () => {
  const tender_id = await plant();
  const msgOf = async (input: object) => JSON.stringify(await enter(ann, tender_id, input));
  expect(await msgOf({ series_id: undefined })).toContain('Choose a series of your gallery');
  expect(await msgOf({ case_id: '' })).toContain('Choose a business case');
  expect(await enter(ann, tender_id, { promise: 0 })).toMatchObject({
    code: 42005,
    msg: 'Please tick the promise first',
    data: { agreement: 'bidActivityRequirements' },
  });
  expect(await rows("SELECT id FROM tender_registration WHERE state <> 'not_submitted'")).toEqual([]);
});

it('stays as it was handed in when series and case change or are deleted later, and keeps their pictures', async () => {
  const tender_id = await plant();
  await enter(ann, tender_id);
  await rows("UPDATE series SET series_name = '改名', deleted_at = NOW(3) WHERE id = ?", [ann.series]);
  await rows("UPDATE piece SET data = JSON_SET(data, '$.case_name', '改名') WHERE id = ?", [ann.case]);
  const { snapshot } = await read(tender_id);
  expect(snapshot).toMatchObject({ series: { series_name: '四季' }, case: { case_name: '茶礼盒' } });
  expect(snapshot!.series.images).toHaveLength(1);
  const [kept] = await rows<{ n: number }>(
    "SELECT COUNT(*) AS n FROM file_use u JOIN tender_registration r ON r.id = u.subject_id WHERE u.place = 'live'",
  );
  expect(Number(kept!.n)).toBe(3);
});

it('checks series and case once more when it is handed in', async () => {
  const tender_id = await plant();
  const chosen = { tender_id, series_id: ann.series, case_id: ann.case };
  expect(await tenderCall('registrationSave', ann, chosen)).toMatchObject({ code: 0 });
  await rows('UPDATE series SET published_at = NULL WHERE id = ?', [ann.series]);
  expect(await enter(ann, tender_id)).toMatchObject({
    code: 40001,
    data: { errors: [{ field: 'series_id', rule: 'not_approved' }] },
  });
  // Texts of the draft can still be kept.
  expect(await tenderCall('registrationSave', ann, { ...chosen, remark: '改' })).toMatchObject({ code: 0 });
  const other = await entrant('潮汐');
  expect(await enter(ann, tender_id, { series_id: other.series })).toMatchObject({ code: 40001 });
  expect(await enter(ann, tender_id, { case_id: other.case })).toMatchObject({ code: 40001 });
});

it('can be changed until it is approved, never after', async () => {
  const tender_id = await plant();
  await enter(ann, tender_id);
  const again = await enter(ann, tender_id, { remark: '换了说法' });
  expect(again).toMatchObject({ code: 0, data: { state: 'submitted' } });
  expect((await read(tender_id)).snapshot!.remark).toBe('换了说法');
  const { registration_id: id, version } = again.data;
  expect((await desk(admin, 'post', `registrations/${id}/approve`, { version })).status).toBe(200);
  const refused = { code: STATE, msg: 'The entry is approved and can no longer be changed' };
  expect(await enter(ann, tender_id)).toMatchObject(refused);
  expect(await tenderCall('registrationSave', ann, { tender_id, remark: 'x' })).toMatchObject(refused);
  // Requirements may have changed: withdraw and enter again.
  const withdrawn = await tenderCall('registrationWithdraw', ann, { tender_id });
  expect(withdrawn).toMatchObject({ code: 0, data: { state: 'not_submitted' } });
  expect(await read(tender_id)).toMatchObject({
    snapshot: null,
    draft: { remark: '换了说法' },
    tender: { participated: 0 },
  });
  expect(await enter(ann, tender_id)).toMatchObject({ code: 0 });
});

it('takes nothing before the opening and after the end, by the server’s clock', async () => {
  const later = await plant({ opens_at: fromNow(DAY_MS), closes_at: fromNow(2 * DAY_MS) });
  expect(await enter(ann, later)).toMatchObject({ code: STATE, msg: 'This tender is not open yet' });
  const tender_id = await plant();
  await enter(ann, tender_id);
  await rows('UPDATE tender SET closes_at = ? WHERE id = ?', [fromNow(-1), tender_id]);
  const over = { code: STATE, msg: 'This tender has ended' };
  expect(await enter(ann, tender_id)).toMatchObject(over);
  expect(await tenderCall('registrationSave', ann, { tender_id })).toMatchObject(over);
  expect(await tenderCall('registrationWithdraw', ann, { tender_id })).toMatchObject(over);
  expect(await read(tender_id)).toMatchObject({ state: 'submitted', actions: [], result: 'waiting' });
});

it('takes in or refuses each of many at the end, and loses none', async () => {
  const tender_id = await plant();
  const all = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => entrant(name)));
  const [first, ...others] = all as [Entrant, ...Entrant[]];
  expect((await enter(first, tender_id)).code).toBe(0);
  const [answers] = await Promise.all([
    Promise.all(others.map((one) => enter(one, tender_id))),
    endTender(tender_id, 1),
  ]);
  for (const one of all) expect((await enter(one, tender_id)).code).toBe(STATE);
  const taken = others.filter((_one, at) => answers[at]!.code === 0);
  expect(answers.filter(({ code }) => code === STATE)).toHaveLength(others.length - taken.length);
  const stored = await rows<{ ip_id: string }>(
    "SELECT ip_id FROM tender_registration WHERE state = 'submitted' AND snapshot IS NOT NULL",
  );
  expect(stored.map(({ ip_id }) => ip_id).toSorted()).toEqual(
    [first, ...taken].map(({ ip }) => ip).toSorted(),
  );
});

it('admits no more entries than announced, however many arrive at once; withdrawing frees a place', async () => {
  const tender_id = await plant({ most_entries: 2 });
  const all = await Promise.all(['甲', '乙', '丙', '丁', '戊'].map((name) => entrant(name)));
  const answers = await Promise.all(all.map((one) => enter(one, tender_id)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
  expect(answers.find(({ code }) => code !== 0)!.msg).toBe(
    'This tender has reached its maximum number of entries',
  );
  const inside = all[answers.findIndex(({ code }) => code === 0)]!;
  const outside = all[answers.findIndex(({ code }) => code !== 0)]!;
  // An entry that is in may still be changed.
  expect(await enter(inside, tender_id)).toMatchObject({ code: 0 });
  await tenderCall('registrationWithdraw', inside, { tender_id });
  expect(await enter(outside, tender_id)).toMatchObject({ code: 0 });
});

it('refuses a request whose last part arrives after the end', async () => {
  const tender_id = await plant();
  const entry = { ip_id: ann.ip, tender_id, series_id: ann.series, case_id: ann.case, promise: 1 };
  const body = JSON.stringify({ ...entry, ip_intro: '山里的一只狐狸。', remark: '可以改色。' });
  const sent = request(`${api().url}/api/tender/registrationSubmit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.who.token}`, 'content-type': 'application/json' },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(body.slice(0, 40));
  await endTender(tender_id, 1);
  sent.end(body.slice(40));
  const [answer] = await answered;
  expect(((await json(answer)) as { code: number }).code).toBe(STATE);
  expect(await rows("SELECT id FROM tender_registration WHERE state = 'submitted'")).toEqual([]);
});

it('takes an entry while that of another is still being stored', async () => {
  const [tender_id, limited] = [await plant(), await plant({ most_entries: 5 })];
  const ben = await entrant('潮汐');
  const other = await api().db().getConnection();
  const shared = 'SELECT id FROM tender WHERE id IN (?) LOCK IN SHARE MODE';
  try {
    await other.query('START TRANSACTION');
    await other.query(shared, [[tender_id, limited]]);
    expect(await enter(ann, tender_id)).toMatchObject({ code: 0 });
    expect(await enter(ben, limited)).toMatchObject({ code: 0 });
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
});

it('lets many hand in at once without a transaction that has to begin again', async () => {
  const tender_id = await plant();
  const all = await Promise.all(['甲', '乙', '丙', '丁', '戊', '己'].map((name) => entrant(name)));
  // Of entries alone: jobs of the same process may meet deadlocks of their own.
  const deadlock = () => lastDeadlock(['tender', 'tender_registration']);
  const before = await deadlock();
  const answers = await Promise.all(all.map((one) => enter(one, tender_id)));
  expect(answers.map(({ code }) => code)).toEqual(all.map(() => 0));
  expect(await deadlock()).toBe(before);
});

it('makes one entry of two first drafts at once, and refuses what somebody else has changed', async () => {
  const tender_id = await plant();
  const both = await Promise.all(
    [1, 2].map((n) => tenderCall('registrationSave', ann, { tender_id, remark: String(n) })),
  );
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const { version } = await read(tender_id);
  const seen = { tender_id, version };
  const [one, two] = await Promise.all([
    tenderCall('registrationSave', ann, { ...seen, remark: 'a' }),
    tenderCall('registrationSave', ann, { ...seen, remark: 'b' }),
  ]);
  expect([one.code, two.code].sort()).toEqual([0, 40901]);
});

it('lets nobody read the entry of another IP', async () => {
  const tender_id = await plant();
  await enter(ann, tender_id);
  const ben = await entrant('潮汐');
  expect((await read(tender_id, ben)).snapshot).toBeNull();
  expect(await tenderCall('registration', { who: ben.who, ip: ann.ip }, { tender_id })).toMatchObject({
    code: 40300,
  });
});

it('moves no end forward and takes no place away once an IP has entered', async () => {
  const tender_id = await plant({ closes_at: fromNow(5 * DAY_MS), most_entries: 5 });
  const { body } = await desk(admin, 'get', `tenders/${tender_id}`);
  const { kind, texts, brand_name, field_ids, ip_types, kernels, opens_at, sealed, criteria } = body;
  const content = {
    kind,
    texts,
    cover: body.cover,
    brand_name,
    field_ids,
    ip_types,
    kernels,
    opens_at,
    sealed,
    criteria,
  };
  const change = async (more: object) => {
    const [{ version }] = (await rows<{ version: number }>('SELECT version FROM tender WHERE id = ?', [
      tender_id,
    ])) as [{ version: number }];
    const input = { ...content, closes_at: body.closes_at, most_entries: 5, version, reason: '改', ...more };
    return desk(admin, 'put', `tenders/${tender_id}`, input);
  };
  expect((await change({ closes_at: fromNow(4 * DAY_MS).toISOString() })).status).toBe(200);
  await enter(ann, tender_id);
  await enter(await entrant('潮汐'), tender_id);
  const shorter = await change({ closes_at: fromNow(3 * DAY_MS).toISOString() });
  expect(JSON.stringify(shorter.body)).toContain('An IP has already entered');
  expect((await change({ most_entries: 1 })).status).toBe(400);
  expect((await change({ closes_at: fromNow(6 * DAY_MS).toISOString() })).status).toBe(200);
});

it('lets an end change while somebody hands in, one after the other', async () => {
  const tender_id = await plant({ closes_at: fromNow(DAY_MS) });
  const ends = rows('UPDATE tender SET closes_at = ?, version = version + 1 WHERE id = ?', [
    fromNow(-1),
    tender_id,
  ]);
  const [{ code }] = await Promise.all([enter(ann, tender_id), ends]);
  const found = await rows<{ state: string }>('SELECT state FROM tender_registration');
  expect(found.filter(({ state }) => state === 'submitted')).toHaveLength(code === 0 ? 1 : 0);
});
