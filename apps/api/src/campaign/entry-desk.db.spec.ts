/** Entries at the console: reviewed, shown on the wall, reported, awarded; deleted after the results. */
import type { BulkOutcome, CampaignWork, EntryAdminRecord, HistoryLine, OwnEntry } from '@ipw/domain';
import request from 'supertest';
import { campaignOf, Entrant, proven, sweepEntries, tellResults } from '../../testing/campaigns';
import { openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { open } from '../../testing/uploads';
import { sentTo, until } from '../../testing/outbox';
import { plantEntry } from '../db/seed/plant-campaign';

const { url, db, reset } = api();
let reviewer: StaffLogin;
let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  [reviewer, admin] = [await staff('reviewer'), await staff('admin')];
});

const desk = (method: 'get' | 'post', path: string, who = reviewer) => {
  const query = request(url);
  return query[method](`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en');
};
const act = (id: string, action: string, body: object, who = reviewer) =>
  desk('post', `campaign-entries/${id}/${action}`, who).send(body);
const one = async (id: string) => (await desk('get', `campaign-entries/${id}`)).body as EntryAdminRecord;
const taken = async (id: string, action: string, more: object = {}) => {
  const { version } = await one(id);
  const { body } = await act(id, action, { version, ...more });
  return body as { state: string; version: number };
};
const wallOf = async (campaign_id: string, cursor?: string) =>
  (await new Entrant().call('campaignWall', { campaign_id, cursor })).data as {
    list: CampaignWork[];
    next_cursor: string | null;
  };
const mine = async (who: Entrant) =>
  ((await who.call('campaignMine', who.phone)).data as { list: OwnEntry[] }).list;
const statusOf = async (path: string) => (await open(path)).status;
const told = (who: Entrant, part: string) =>
  until(
    async () => (await sentTo('sms', who.phone.phone_number)).find(({ text }) => text.includes(part)),
    part,
  );
/** An entry of a new phone. */
async function entered(campaign_id: string, more: Record<string, unknown> = {}) {
  const browser = await proven();
  const { data } = await browser.enter(campaign_id, more);
  return { browser, id: data.entry_id as string };
}
/** Lets all campaigns end so long ago that winners are chosen. */
const end = () => db().query('UPDATE campaign SET closes_at = NOW(3) - INTERVAL 3 MINUTE');
const prize = (id: string) => db().query("UPDATE campaign_entry SET prize = '金奖' WHERE id = ?", [id]);

it('shows a passed work to everybody, without a person, until it is hidden', async () => {
  const campaign = await campaignOf();
  const { browser, id } = await entered(campaign);
  expect(await one(id)).toMatchObject({
    state: 'submitted',
    entrant_name: '苏*',
    phone_number: expect.stringContaining('****'),
    images: [{ image_status: 0 }],
    actions: ['assign', 'pass', 'fail'],
  });
  expect((await act(id, 'pass', { version: 1 })).body).toMatchObject({ state: 'passed', version: 2 });
  expect((await act(id, 'pass', { version: 1 })).status).toBe(409);
  const { list } = await wallOf(campaign);
  expect(list).toEqual([
    { entry_id: id, work_name: '老街', picture: expect.any(String), thumb: expect.any(String) },
  ]);
  expect(await statusOf(list[0]!.picture!)).toBe(200);
  await taken(id, 'hide');
  expect((await wallOf(campaign)).list).toEqual([]);
  expect(await statusOf(list[0]!.picture!)).toBe(404);
  await taken(id, 'show');
  expect((await wallOf(campaign)).list).toHaveLength(1);
  const [own] = await mine(browser);
  await browser.call('campaignWithdraw', { ...browser.phone, entry_id: id, version: own!.version });
  expect(await statusOf(list[0]!.picture!)).toBe(404);
});

it.each([
  ['the entrant did not agree', {}, { wall: 0 }],
  ['the campaign has none', { wall: 0 as const }, {}],
])('keeps a work off the wall where %s', async (_why, campaign, entry) => {
  const campaign_id = await campaignOf(campaign);
  const { id } = await entered(campaign_id, entry);
  await taken(id, 'pass');
  expect((await wallOf(campaign_id)).list).toEqual([]);
  const { images } = await one(id);
  expect(await statusOf(`/files/${images[0]!.image_id}/whole`)).toBe(404);
  expect((await act(id, 'pin', { version: 2 })).status).toBe(409);
});

it('fails an entry with a reason that its entrant reads and is told, and mends', async () => {
  const campaign = await campaignOf();
  const { browser, id } = await entered(campaign);
  await taken(id, 'fail', { reason_code: 'unclear', reason: '第二张看不清' });
  await told(browser, 'did not pass');
  const [own] = await mine(browser);
  expect(own).toMatchObject({ state: 'failed', reason_code: 'unclear', reason: '第二张看不清' });
  const sent = await browser.enter(campaign, { entry_id: id, version: own!.version });
  expect(sent.data).toMatchObject({ state: 'submitted' });
  expect(await mine(browser)).toMatchObject([{ reason_code: null, reason: null }]);
});

it('lets one of two decide, also against a change of the entrant', async () => {
  const campaign = await campaignOf();
  const { browser, id } = await entered(campaign);
  const results = await Promise.all([
    act(id, 'pass', { version: 1 }),
    act(id, 'fail', { version: 1, reason_code: 'unclear' }, admin),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { version } = await one(id);
  const { image_id } = await browser.upload();
  const [changed, hidden] = await Promise.all([
    browser.enter(campaign, { entry_id: id, version, images: [image_id] }),
    act(id, 'fail', { version, reason_code: 'unclear' }),
  ]);
  expect([changed.code === 0, hidden.status === 200].filter(Boolean)).toHaveLength(1);
});

it('pages the wall by key, pinned works first', async () => {
  const campaign_id = await campaignOf();
  const on = await openFixtures();
  const planted: string[] = [];
  for (let at = 0; at < 30; at += 1)
    planted.push(
      await plantEntry(on, {
        campaign_id,
        state: 'passed',
        slot: at,
        pinned: at === 3 ? 1 : 0,
        created_at: new Date(Date.now() - (30 - at) * 1000),
      }),
    );
  const first = await wallOf(campaign_id);
  expect(first.list).toHaveLength(24);
  expect(first.list.slice(0, 2).map(({ entry_id }) => entry_id)).toEqual([planted[3], planted[29]]);
  const second = await wallOf(campaign_id, first.next_cursor!);
  expect(second.next_cursor).toBeNull();
  const seen = [...first.list, ...second.list].map(({ entry_id }) => entry_id);
  expect(new Set(seen)).toEqual(new Set(planted));
  expect(seen).toHaveLength(30);
});

it('counts reports, and shows them to staff', async () => {
  const campaign = await campaignOf();
  const { id } = await entered(campaign);
  const visitor = new Entrant();
  const report = { entry_id: id, statement: '抄自我 2019 年的画。', email: 'lin@example.com' };
  expect((await visitor.call('campaignReport', report)).code).toBe(40400);
  await taken(id, 'pass');
  expect((await visitor.call('campaignReport', report)).data).toEqual({ reported: true });
  expect(await one(id)).toMatchObject({
    reports: 1,
    reported: [{ statement: report.statement, email: 'l***@example.com' }],
  });
  const found = await desk('get', 'campaign-entries?filter={"reported":"1"}');
  expect((found.body as { id: string }[]).map((row) => row.id)).toEqual([id]);
});

it('tells nobody who was chosen before the results, nor of a cancelled campaign', async () => {
  const campaign = await campaignOf({ wall: 0 });
  const { browser, id } = await entered(campaign);
  await taken(id, 'pass');
  await end();
  await taken(id, 'win', { prize: '金奖' });
  const report = async () =>
    (await new Entrant().call('campaignReport', { entry_id: id, statement: '抄自我的画。' })).code;
  const winners = async () =>
    (await new Entrant().call('campaign', { campaign_id: campaign })).data.winners as CampaignWork[];
  const seen = async () => [(await mine(browser))[0]!.prize, (await winners()).length, await report()];
  expect(await seen()).toEqual([null, 0, 40400]);
  await desk('post', `campaigns/${campaign}/cancel`, admin).send({ version: 1, reason: 'No museum' });
  expect(await seen()).toEqual([null, 0, 40400]);
});

it('takes a copied work off the published results, and its picture with it', async () => {
  const campaign = await campaignOf({ wall: 0 });
  const { id } = await entered(campaign);
  await taken(id, 'pass');
  await end();
  await taken(id, 'win', { prize: '金奖' });
  await desk('post', `campaigns/${campaign}/announce`, admin).send({ version: 1 });
  const winners = async () =>
    (await new Entrant().call('campaign', { campaign_id: campaign })).data.winners as CampaignWork[];
  const [{ picture }] = (await winners()) as [CampaignWork];
  expect(await statusOf(picture!)).toBe(200);
  expect((await one(id)).actions).toContain('hide');
  await taken(id, 'hide');
  expect([await winners(), await statusOf(picture!)]).toEqual([[], 404]);
  await taken(id, 'show');
  expect([(await winners()).length, await statusOf(picture!)]).toEqual([1, 200]);
});

it('decides many at once, and exports no person', async () => {
  const campaign = await campaignOf();
  const [one_, two] = [await entered(campaign), await entered(campaign)];
  const { body } = await desk('post', 'campaign-entries/bulk/pass').send({
    ids: [one_.id, two.id],
    versions: [1, 9],
  });
  expect((body as BulkOutcome[]).map(({ ok }) => ok)).toEqual([true, false]);
  const csv = await desk('get', 'campaign-entries/export');
  expect(csv.text).toContain('老街');
  expect(csv.text).not.toContain('苏');
  expect(csv.text).not.toContain(one_.browser.phone.phone_number);
});

it('publishes winners after the end, once all are reviewed, and tells every entrant', async () => {
  const campaign = await campaignOf({ wall: 0 });
  const [winner, other, late] = [await entered(campaign), await entered(campaign), await entered(campaign)];
  for (const { id } of [winner, other]) await taken(id, 'pass');
  const tooEarly = async () => (await act(winner.id, 'win', { version: 2, prize: '金奖' })).status;
  expect(await tooEarly()).toBe(409);
  // An entry that arrived in time may still be on its way to the database.
  await db().query('UPDATE campaign SET closes_at = NOW(3)');
  expect(await tooEarly()).toBe(409);
  await end();
  await taken(winner.id, 'win', { prize: '金奖' });
  expect((await mine(winner.browser))[0]!.prize).toBeNull();
  const announce = () => desk('post', `campaigns/${campaign}/announce`, admin).send({ version: 1 });
  const early = await announce();
  expect([early.status, early.body.message]).toEqual([409, 'Some entries still wait for review']);
  await taken(late.id, 'fail', { reason_code: 'off_topic' });
  expect((await desk('post', `campaigns/${campaign}/announce`).send({ version: 1 })).status).toBe(403);
  expect((await announce()).body).toMatchObject({ results_at: expect.any(String), winners: 1 });
  expect((await act(other.id, 'win', { version: 2, prize: '银奖' })).status).toBe(409);
  const { data } = await new Entrant().call('campaign', { campaign_id: campaign });
  expect(data.winners).toEqual([
    {
      entry_id: winner.id,
      work_name: '老街',
      prize: '金奖',
      picture: expect.any(String),
      thumb: expect.any(String),
    },
  ]);
  expect(await statusOf(data.winners[0].picture as string)).toBe(200);
  await Promise.all([tellResults(), tellResults()]);
  await told(winner.browser, '金奖');
  expect((await told(other.browser, 'was not chosen')).text).toMatch(
    new RegExp(`/\\?lang=en#/collectionEvent/index/${campaign}\\b`),
  );
  await tellResults();
  expect(
    (await sentTo('sms', other.browser.phone.phone_number)).filter(({ text }) =>
      text.includes('was not chosen'),
    ),
  ).toHaveLength(1);
  expect((await mine(winner.browser))[0]!.prize).toBe('金奖');
});

it('deletes within 90 days of the results what was not chosen, also of a cancelled campaign', async () => {
  const campaign = await campaignOf();
  const [winner, other] = [await entered(campaign), await entered(campaign)];
  for (const { id } of [winner, other]) await taken(id, 'pass');
  await prize(winner.id);
  const left = async () =>
    (await rows<{ id: string }>("SELECT id FROM campaign_entry WHERE state <> 'removed' ORDER BY id")).map(
      ({ id }) => id,
    );
  const picture = (await one(other.id)).images[0]!;
  for (const [days, ids] of [
    [88, [winner.id, other.id]],
    [89.5, [winner.id]],
  ] as const) {
    await db().query('UPDATE campaign SET results_at = NOW(3) - INTERVAL ? HOUR', [days * 24]);
    await sweepEntries();
    expect(await left()).toEqual([...ids].sort());
  }
  expect(await statusOf(`/files/${picture.image_id}/whole`)).toBe(404);
  const cancelled = await campaignOf();
  await prize((await entered(cancelled)).id);
  const reason = { version: 1, reason: 'No museum' };
  await desk('post', `campaigns/${cancelled}/cancel`, admin).send(reason);
  await db().query('UPDATE campaign SET results_at = results_at - INTERVAL 90 DAY');
  await sweepEntries();
  expect(await left()).toEqual([winner.id]);
  // Without results the end counts; a prize that nobody announced keeps no entry.
  for (const hours of [88 * 24, 89.5 * 24]) {
    await rows('UPDATE campaign SET results_at = NULL, closes_at = NOW(3) - INTERVAL ? HOUR', [hours]);
    await sweepEntries();
    expect(await left()).toHaveLength(hours > 89 * 24 ? 0 : 1);
  }
});

it('has a history without the words of its entrant', async () => {
  const campaign = await campaignOf();
  const { id } = await entered(campaign);
  await taken(id, 'pass');
  const lines = (await desk('get', `campaign-entries/${id}/history`)).body as HistoryLine[];
  expect(lines.map(({ action }) => action)).toEqual(['pass', 'create']);
  expect(JSON.stringify(lines)).not.toContain('老街');
});
