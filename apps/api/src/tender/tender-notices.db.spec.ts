/** What followers and entrants of a tender are told, when, and that they are told once. */
import { type AwardRecord, type TenderAdminRecord, ulid } from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { fromNow } from '../../testing/from-now';
import { api, rows } from '../../testing/server';
import { watchTenders } from '../../testing/services';
import { actOn, plantTender, notifiedOf } from '../../testing/tenders';
import { DAY_MS, type TenderSeed } from '../db/seed/plant-tender';

const { reset } = api();
const HOUR_MS = DAY_MS / 24;

let admin: StaffLogin;
let ann: Entrant;
let ben: Entrant;
let eve: Entrant;

beforeEach(async () => {
  await reset();
  admin = await staff('admin');
  [ann, ben, eve] = [await entrant('松果'), await entrant('潮汐'), await entrant('远山')];
  await rows("UPDATE member SET language = 'en' WHERE id = ?", [ben.who.id]);
});

/** A project that is open for five more days unless the seed says otherwise. */
const plant = (seed: Partial<TenderSeed> = {}) =>
  plantTender(admin, { closes_at: fromNow(5 * DAY_MS), ...seed });
const follow = async (tender_id: string, ...who: Entrant[]) => {
  for (const one of who)
    expect((await tenderCall('follow', one, { tender_id, followed: 1 })).data).toEqual({ followed: 1 });
};
const draft = (who: Entrant, tender_id: string) =>
  tenderCall<{ registration_id: string; version: number }>('registrationSave', who, {
    tender_id,
    ip_intro: '山里的一只狐狸。',
  });
const act = async (tender: string, action: string, input: object = {}) =>
  expect((await actOn(admin, 'tenders', tender, action, input)).status).toBe(200);
const change = async (tender: string, more: object) => {
  const { body } = await desk(admin, 'get', `tenders/${tender}`);
  const { status } = await desk(admin, 'put', `tenders/${tender}`, {
    ...(body as TenderAdminRecord),
    ...more,
  });
  expect(status).toBe(200);
};

const names = (...who: string[]) => who.sort();

/** The newest message of an entrant, in words. */
async function newest({ who }: Entrant) {
  const answer = await fetch(`${api().url}/api/message/list`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.token}`,
      'accept-language': 'en',
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const { data } = (await answer.json()) as {
    data: { list: { key: string; title: string; body: string; link: string }[] };
  };
  return data.list[0]!;
}

it('tells a change with its reason and what it changed, in the language of each, to followers and entrants', async () => {
  const tender = await plant();
  await follow(tender, ann);
  await enter(ben, tender);
  const { body } = await desk(admin, 'get', `tenders/${tender}`);
  const { texts } = body as TenderAdminRecord;
  await change(tender, {
    texts: { ...texts, en: { ...texts.en, body: 'Packaging of a summer tea.' } },
    closes_at: '2099-01-02T04:00:00.000Z',
    reason: 'Holders asked for more time',
  });
  await Promise.all([watchTenders(), watchTenders()]);
  expect(await notifiedOf('tender_changed')).toEqual(names('松果', '潮汐'));
  const told_ben = await newest(ben);
  expect(told_ben).toMatchObject({
    key: 'tender_changed',
    title: 'The tender “春茶” has changed',
    link: `/authorizeCooperation/biddingCoop/fastCoopManagement/detail?id=${ben.ip}&tender_id=${tender}`,
  });
  expect(told_ben.body).toMatch(
    /^For 潮汐\. Changed: closing time \d{4}-\d\d-\d\d \d\d:\d\d → 2099-01-02 12:00 and brief\. Reason: Holders asked for more time$/,
  );
  const [row] = await rows<{ args: string }>(
    "SELECT args FROM message WHERE message_key = 'tender_changed' AND member_id = ?",
    [ann.who.id],
  );
  expect(JSON.parse(row!.args)).toMatchObject({
    changed: expect.stringMatching(/^截止时间 .+和其他语言的文字$/),
  });

  await change(tender, { reason: 'Nothing but the contact', brand_contact: '周女士' });
  await watchTenders();
  expect(await notifiedOf('tender_changed')).toHaveLength(2);
});

it('tells a cancellation with its reason, also to who began an entry, and nothing else of the project any more', async () => {
  const tender = await plant({ closes_at: fromNow(HOUR_MS), opens_at: fromNow(-2 * DAY_MS) });
  await follow(tender, ann);
  await draft(ben, tender);
  await change(tender, { closes_at: fromNow(2 * HOUR_MS).toISOString(), reason: 'A little longer' });
  await act(tender, 'cancel', { reason: '品牌方推迟了项目' });
  // The API’s own task may have told the change before the cancellation.
  const before = [await notifiedOf('tender_changed'), await notifiedOf('tender_closing')];
  await Promise.all([watchTenders(), watchTenders()]);
  expect(await notifiedOf('tender_cancelled')).toEqual(names('松果', '潮汐'));
  expect(await newest(ben)).toMatchObject({
    title: 'The tender “春茶” was cancelled',
    body: 'For 潮汐. Reason: 品牌方推迟了项目',
  });
  expect([await notifiedOf('tender_changed'), await notifiedOf('tender_closing')]).toEqual(before);
  expect(await rows('SELECT id FROM tender_notice WHERE done_at IS NULL')).toEqual([]);
  await watchTenders();
  expect(await notifiedOf('tender_cancelled')).toHaveLength(2);
});

it('tells followers once when a project opens, however many processes look', async () => {
  const soon = { opens_at: fromNow(HOUR_MS) };
  const [tender, dropped, late] = [await plant(soon), await plant(soon), await plant()];
  for (const one of [tender, dropped, late]) await follow(one, ann);
  await watchTenders();
  expect(await notifiedOf('tender_opened')).toEqual([]);
  await rows('UPDATE tender SET opens_at = NOW(3) - INTERVAL 1 SECOND WHERE id IN (?)', [[tender, dropped]]);
  await rows("UPDATE tender SET state = 'cancelled' WHERE id = ?", [dropped]);
  // Published after it had opened: nobody waited for it.
  await rows('UPDATE tender SET opens_at = published_at - INTERVAL 1 HOUR WHERE id = ?', [late]);
  await Promise.all([watchTenders(), watchTenders(), watchTenders()]);
  await watchTenders();
  expect(await notifiedOf('tender_opened')).toEqual(['松果']);
  expect((await newest(ann)).link).toContain(tender);
});

it('reminds a day before the end who follows or began, but has not submitted; again when the end has moved', async () => {
  const tender = await plant();
  await follow(tender, ann, ben);
  await enter(ben, tender);
  await draft(eve, tender);
  await watchTenders();
  expect(await notifiedOf('tender_closing')).toEqual([]);
  const closes = (ms: number) => rows('UPDATE tender SET closes_at = ? WHERE id = ?', [fromNow(ms), tender]);
  await closes(DAY_MS - HOUR_MS);
  await Promise.all([watchTenders(), watchTenders()]);
  expect(await notifiedOf('tender_closing')).toEqual(names('松果', '远山'));
  await closes(3 * DAY_MS);
  await watchTenders();
  expect(await notifiedOf('tender_closing')).toHaveLength(2);
  await enter(eve, tender);
  await closes(DAY_MS - 2 * HOUR_MS);
  await watchTenders();
  expect(await notifiedOf('tender_closing')).toEqual(names('松果', '松果', '远山'));
});

it('tells the result to followers and entrants who have none of their own', async () => {
  const tender = await plant();
  await follow(tender, ann, ben);
  const decide = async (who: Entrant, action: string, more: object = {}) => {
    const { data } = await enter(who, tender);
    const path = `registrations/${data.registration_id}/${action}`;
    expect((await desk(admin, 'post', path, { version: data.version, ...more })).status).toBe(200);
    return data.registration_id;
  };
  const registration_id = await decide(ben, 'approve');
  await decide(eve, 'reject', { reason_code: 'brief_missed', reason: '' });
  await rows('UPDATE tender SET closes_at = NOW(3) - INTERVAL 3 MINUTE WHERE id = ?', [tender]);
  const version = async () => ((await desk(admin, 'get', `awards/${tender}`)).body as AwardRecord).version;
  const award = async (who: StaffLogin, action: string, more: object = {}) =>
    expect(
      (await desk(who, 'post', `awards/${tender}/${action}`, { version: await version(), ...more })).status,
    ).toBe(200);
  await award(admin, 'propose', {
    entries: [{ registration_id, awarded: 1, rank: 1, comment: '契合度最高' }],
  });
  await watchTenders();
  expect(await notifiedOf('tender_decided')).toEqual([]);
  await award(await staff('admin'), 'publish');
  await Promise.all([watchTenders(), watchTenders()]);
  expect(await notifiedOf('tender_decided')).toEqual(names('松果', '远山'));
  expect(await notifiedOf('tender_result')).toEqual(['潮汐']);
  expect(await newest(ann)).toMatchObject({
    key: 'tender_decided',
    body: 'For 松果. Awarded: 潮汐',
  });
});

it('tells more IPs than one transaction takes, each once, with several processes at work', async () => {
  const tender = await plant();
  const fixtures = await openFixtures();
  const followers = Array.from({ length: 450 }, () => ({ ip_id: ulid(), tender_id: tender }));
  await fixtures.db.insertAll('tender_follow', followers);
  await rows('UPDATE tender_follow SET ip_id = ? WHERE ip_id = ?', [ann.ip, followers[10]!.ip_id]);
  await follow(tender, ben, await entrant('新叶'));
  await act(tender, 'cancel', { reason: '推迟' });
  await Promise.all(Array.from({ length: 4 }, () => watchTenders()));
  expect(await notifiedOf('tender_cancelled')).toEqual(names('松果', '新叶', '潮汐'));
  expect(await rows('SELECT done_at IS NOT NULL AS done FROM tender_notice')).toEqual([{ done: 1 }]);
});

it('goes on behind a notice that cannot be told, and tries that one again later', async () => {
  const [broken, tender] = [await plant(), await plant()];
  for (const one of [broken, tender]) await follow(one, ann);
  const { db } = await openFixtures();
  // A change without a version, as no change writes it.
  await db.insert('tender_notice', { id: ulid(0), tender_id: broken, kind: 'changed', about: '99' });
  await act(tender, 'cancel', { reason: '不办了' });
  await watchTenders();
  await watchTenders();
  expect(await notifiedOf('tender_cancelled')).toEqual(['松果']);
  const [notice] = await rows<{ tries: number; done_at: Date | null; later: number }>(
    "SELECT tries, done_at, next_at > NOW(3) AS later FROM tender_notice WHERE about = '99'",
  );
  expect(notice).toMatchObject({ tries: 1, done_at: null, later: 1 });
  await rows('UPDATE tender_notice SET next_at = NOW(3) WHERE next_at IS NOT NULL');
  await watchTenders();
  expect(await rows("SELECT tries FROM tender_notice WHERE about = '99'")).toEqual([{ tries: 2 }]);
});
