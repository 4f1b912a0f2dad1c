/** Scores by criterion and reviewer: after the end, until the result is out, by whom, and what they say side by side. */
import type { AwardRecord } from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { actOn, approveEntries, CRITERIA, endTender, plantTender } from '../../testing/tenders';
import type { TenderSeed } from '../db/seed/plant-tender';

const { reset } = api();

let admin: StaffLogin;
let second: StaffLogin;
let ann: Entrant;
let ben: Entrant;
beforeEach(async () => {
  await reset();
  [admin, second] = [await staff('admin'), await staff('reviewer')];
  [ann, ben] = [await entrant('松果'), await entrant('潮汐')];
});

/** A project with an approved entry of each of two IPs. */
async function open(seed: Partial<TenderSeed> = {}) {
  const tender = await plantTender(admin, { criteria: CRITERIA, ...seed });
  const ids: string[] = [];
  for (const one of [ann, ben]) ids.push((await enter(one, tender)).data.registration_id);
  return { tender, ids };
}
const record = async (tender: string, who = admin) =>
  (await desk(who, 'get', `awards/${tender}`)).body as AwardRecord;
const score = (who: StaffLogin, tender: string, registration_id: string, points: number[], remark?: string) =>
  actOn(who, 'awards', tender, 'score', { registration_id, points, ...(remark && { remark }) });

it('holds what each reviewer gave, their mean, and remarks that entrants never read', async () => {
  const { tender, ids } = await open();
  await approveEntries(admin, tender);
  await endTender(tender);
  expect((await score(admin, tender, ids[0]!, [8, 5], '线条好')).status).toBe(200);
  expect((await score(second, tender, ids[0]!, [10, 10])).status).toBe(200);
  expect((await score(admin, tender, ids[0]!, [9, 5], '线条很好')).status).toBe(200);
  const found = await record(tender);
  expect(found).toMatchObject({ criteria: [{ name: 'Fit', weight: 60 }, { name: 'Idea' }], scores: true });
  const entry = found.entries.find(({ registration_id }) => registration_id === ids[0])!;
  expect(entry).toMatchObject({ total: 87 });
  expect(entry.scores).toMatchObject([
    { mine: 1, points: [9, 5], total: 74, remark: '线条很好' },
    { mine: 0, points: [10, 10], total: 100, remark: null },
  ]);
  expect(found.entries.find(({ registration_id }) => registration_id === ids[1])!.total).toBeNull();
  for (const path of ['registration', 'detail', 'myBids'])
    expect(JSON.stringify(await tenderCall(path, ann, { tender_id: tender }))).not.toContain('线条');
});

it('is taken after the end and two minutes, of approved entries of this project, until the result is out', async () => {
  const { tender, ids } = await open();
  const other = await open();
  await approveEntries(admin, tender);
  await approveEntries(admin, other.tender);
  await endTender(tender, 60_000);
  expect((await score(admin, tender, ids[0]!, [1, 1])).status).toBe(409);
  await endTender(tender);
  await endTender(other.tender);
  expect((await score(admin, tender, other.ids[0]!, [1, 1])).status).toBe(404);
  for (const points of [[1], [1, 1, 1], [11, 1]])
    expect((await score(admin, tender, ids[0]!, points)).status).toBe(400);
  const stale = { version: 99, registration_id: ids[0], points: [1, 1] };
  expect((await desk(admin, 'post', `awards/${tender}/score`, stale)).status).toBe(409);
  const entries = ids.map((registration_id) => ({ registration_id, awarded: 0, comment: '下次' }));
  await actOn(admin, 'awards', tender, 'propose', { entries, no_award_reason: '没有' });
  expect((await score(admin, tender, ids[0]!, [1, 1])).status).toBe(200);
  await actOn(second, 'awards', tender, 'publish');
  expect((await score(admin, tender, ids[0]!, [2, 2])).status).toBe(409);
  expect(await rows('SELECT points FROM tender_score')).toEqual([{ points: '[1,1]' }]);
});

it('is not given by who opened a sealed entry, or works on the IP; the openings are on record', async () => {
  const { tender, ids } = await open({ sealed: 1 });
  for (const id of ids) {
    await actOn(second, 'registrations', id, 'assign');
    await desk(second, 'get', `registrations/${id}`);
    expect((await actOn(second, 'registrations', id, 'approve')).status).toBe(200);
  }
  await endTender(tender);
  expect((await score(second, tender, ids[0]!, [1, 1])).body.message).toContain('You opened a sealed entry');
  const { openings } = await record(tender);
  expect(openings.map(({ ip_name }) => ip_name)).toEqual(['松果', '潮汐']);
  expect(openings[0]!.at).toMatch(/Z$/);
  const on = await openFixtures();
  const contact_phone = on.cipher.seal(`staff:${admin.id}:contact_phone`, ann.who.phone_number);
  await on.db.update('staff', { contact_phone }, { id: admin.id });
  expect((await score(admin, tender, ids[0]!, [1, 1])).body.code).toBe(40301);
  // Nor of others, whom they would put behind themselves.
  expect((await score(admin, tender, ids[1]!, [1, 1])).body.code).toBe(40301);
  for (const role of ['consultant', 'finance'] as const)
    expect((await desk(await staff(role), 'get', `awards/${tender}`)).status).toBe(403);
});
