/** Objections to results: within five working days, decided by others than who decided the result; upheld, it is decided anew. */
import {
  type AwardRecord,
  type CooperationDetail,
  type ObjectionAdminRecord,
  objectionsUntil,
  type Registration,
  type ThreadDetail,
} from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { watchTenders, watchThreads } from '../../testing/services';
import { actOn, approveEntries, endTender, plantTender, notifiedOf } from '../../testing/tenders';
import { plantThread } from '../db/seed/plant-cooperations';
import { HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { RegistrationEndService } from './registration-end.service';
import { TenderPersonalData } from './tender.personal-data';

const { reset } = api();
const REASONS = '第二名的分数高于第一名，结果与公布的标准不符。';

let admin: StaffLogin;
let second: StaffLogin;
let third: StaffLogin;
let ann: Entrant;
let ben: Entrant;
let tender: string;
let entries: string[];

beforeEach(async () => {
  await reset();
  [admin, second, third] = [await staff('admin'), await staff('reviewer'), await staff('reviewer')];
  [ann, ben] = [await entrant('松果'), await entrant('潮汐')];
  tender = await plantTender(admin);
  entries = [];
  for (const one of [ann, ben]) entries.push((await enter(one, tender)).data.registration_id);
  await approveEntries(admin, tender);
  await endTender(tender);
});

/** Publishes the result with the award for one of the two. */
async function publish(won: 0 | 1): Promise<void> {
  const judged = entries.map((registration_id, at) => ({
    ...{ registration_id, awarded: at === won ? 1 : 0, comment: at === won ? '契合' : '下次再见' },
    ...(at === won && { rank: 1 }),
  }));
  await actOn(admin, 'awards', tender, 'propose', { entries: judged });
  expect((await actOn(second, 'awards', tender, 'publish')).status).toBe(200);
}
const object = (by: Entrant, input: object = {}) =>
  tenderCall<{ objection_id: string }>('objectionSubmit', by, {
    ...{ tender_id: tender, statement: REASONS, proof_images: [] },
    ...input,
  });
const read = async (by: Entrant) =>
  (await tenderCall<Registration>('registration', by, { tender_id: tender })).data;
const decide = (who: StaffLogin, id: string, action: string, reason = '已核对评分表') =>
  actOn(who, 'objections', id, action, { reason });
const cooperation = async (by: Entrant) => {
  const [found] = await rows<{ id: string }>('SELECT id FROM cooperation WHERE ip_id = ?', [by.ip]);
  return (await tenderCall<CooperationDetail>('cooperationDetail', by, { cooperation_id: found!.id })).data;
};

it('is told to both sides and rests the cooperation; dismissed by a third, the result stands', async () => {
  await publish(0);
  expect((await read(ben)).objections_until).toBe(
    objectionsUntil((await read(ben)).published!.published_at).toISOString(),
  );
  const proof = await picture(ben.who.id, 'rights_proof');
  const { code, data } = await object(ben, { proof_images: [proof] });
  expect(code).toBe(0);
  expect(await read(ben)).toMatchObject({
    objections: [{ state: 'open', statement: REASONS, proof_images: [{ image_id: proof }], reason: null }],
    objections_until: null,
  });
  expect((await read(ann)).objections).toEqual([]);
  expect(await notifiedOf('tender_objection_received')).toEqual(['潮汐']);
  expect(await notifiedOf('tender_objection_opened')).toEqual(['松果']);
  const resting = await cooperation(ann);
  expect(resting).toMatchObject({ state: 'active', rests: 1 });
  const thread_id = await plantThread(await openFixtures(), {
    cooperation_id: resting.cooperation_id,
    ip_id: ann.ip,
    member_id: ann.who.id,
    rounds: [{ text: '第一稿', images: [] }],
  });
  const thread = async () => (await tenderCall<ThreadDetail>('threadDetail', ann, { thread_id })).data;
  await watchThreads();
  expect(await thread()).toMatchObject({ rests: 1, actions: [], turn: 'holder', due_at: null });
  expect((await desk(third, 'get', `awards/${tender}`)).body).toMatchObject({ objections: 1 });

  const id = data.objection_id;
  const record = (await desk(third, 'get', `objections/${id}`)).body as ObjectionAdminRecord;
  expect(record).toMatchObject({ statement: REASONS, awarded: ['松果'], result: 'not_awarded' });
  expect(record.actions).toEqual(['assign', 'uphold', 'dismiss']);
  expect((await decide(third, id, 'dismiss', '')).status).toBe(400);
  expect((await decide(third, id, 'dismiss')).status).toBe(200);
  expect(await read(ben)).toMatchObject({
    result: 'not_awarded',
    objections: [{ state: 'dismissed', reason: '已核对评分表' }],
  });
  expect(await notifiedOf('tender_objection_dismissed')).toEqual(['潮汐']);
  expect(await notifiedOf('tender_objection_settled')).toEqual(['松果']);
  expect(await cooperation(ann)).toMatchObject({ state: 'active', rests: 0 });
  await watchThreads();
  expect(await thread()).toMatchObject({
    ...{ rests: 0, actions: ['approve', 'continue_providing'] },
    due_at: expect.any(String),
  });
  const { body } = await desk(third, 'get', `objections/${id}/history`);
  expect(body).toMatchObject([{ action: 'dismiss', reason: '已核对评分表' }, { action: 'create' }]);
  expect((await object(ben)).code).toBe(40900);
});

it('is decided by nobody who proposed, published or scored the result', async () => {
  const { version } = (await desk(third, 'get', `awards/${tender}`)).body as AwardRecord;
  const score = { version, registration_id: entries[0]!, points: [8] };
  expect((await desk(third, 'post', `awards/${tender}/score`, score)).status).toBe(200);
  await publish(0);
  const { objection_id: id } = (await object(ben)).data;
  for (const who of [admin, second, third])
    for (const action of ['assign', 'uphold', 'dismiss'])
      expect((await decide(who, id, action)).status).toBe(action === 'assign' ? 400 : 403);
  for (const who of [admin, second, third])
    expect((await actOn(who, 'objections', id, 'assign')).status).toBe(403);
  const fourth = await staff('reviewer');
  expect((await actOn(fourth, 'objections', id, 'assign')).status).toBe(200);
  expect((await decide(fourth, id, 'uphold')).status).toBe(200);
  for (const role of ['consultant', 'finance'] as const)
    expect((await desk(await staff(role), 'get', `objections/${id}`)).status).toBe(403);
});

it('upheld, opens the result again: who is not awarded anew loses the cooperation with its threads', async () => {
  await publish(0);
  const first = (await object(ben)).data.objection_id;
  const other = (await object(ann)).data.objection_id;
  const [{ id: coop }] = (await rows('SELECT id FROM cooperation')) as [{ id: string }];
  const opened = { kind: 'product_design', product_name: '礼盒', images: [], tracking_number: 'SF100' };
  const resting = await desk(third, 'post', 'threads', { ...opened, cooperation_id: coop });
  expect(resting.status).toBe(409);
  expect((await decide(third, first, 'uphold', '评分有误')).status).toBe(200);
  expect(await read(ann)).toMatchObject({ result: 'waiting', rank: null, comment: null, published: null });
  expect(await read(ben)).toMatchObject({ result: 'waiting', objections: [{ state: 'upheld' }] });
  expect(await rows('SELECT state FROM tender_objection WHERE id = ?', [other])).toEqual([
    { state: 'lapsed' },
  ]);
  expect(await cooperation(ann)).toMatchObject({ state: 'active', rests: 1 });
  expect(await notifiedOf('tender_objection_upheld')).toEqual(['潮汐']);
  await watchTenders();
  expect(await notifiedOf('tender_reopened')).toEqual(['松果', '潮汐']);
  expect((await object(ben)).code).toBe(40900);

  await publish(1);
  expect(await read(ann)).toMatchObject({ result: 'not_awarded', objections: [{ state: 'lapsed' }] });
  expect((await read(ben)).objections_until).not.toBeNull();
  expect(await rows('SELECT ip_id, state FROM cooperation ORDER BY created_at, id')).toEqual([
    { ip_id: ann.ip, state: 'ended' },
    { ip_id: ben.ip, state: 'active' },
  ]);
  // Awarded once more, the first cooperation goes on.
  const again = (await object(ann)).data.objection_id;
  expect((await decide(third, again, 'uphold')).status).toBe(200);
  await publish(0);
  expect(await rows('SELECT ip_id, state FROM cooperation ORDER BY created_at, id')).toEqual([
    { ip_id: ann.ip, state: 'active' },
    { ip_id: ben.ip, state: 'ended' },
  ]);
  // Each award has begun its goods once.
  expect(await rows('SELECT ip_id FROM code_goods ORDER BY id')).toEqual([
    { ip_id: ann.ip },
    { ip_id: ben.ip },
  ]);
});

it('upheld, ends the cooperation of an entry that is disqualified before the result is decided anew', async () => {
  await publish(0);
  const { objection_id } = (await object(ben)).data;
  expect((await decide(third, objection_id, 'uphold')).status).toBe(200);
  const ground = { reason_code: 'rights_defect', reason: '授权已转让' };
  expect((await actOn(admin, 'registrations', entries[0]!, 'disqualify', ground)).status).toBe(200);
  expect(await rows('SELECT state, ended_at IS NOT NULL AS ended FROM cooperation')).toEqual([
    { state: 'ended', ended: 1 },
  ]);
});

it('needs a published result, an approved entry, and five working days', async () => {
  expect((await object(ben)).code).toBe(40900);
  await publish(0);
  const late = await entrant('远山');
  expect(await object(late)).toMatchObject({
    code: 40900,
    msg: 'Only IPs whose entry was approved can object to the result',
  });
  expect((await object({ ...ben, ip: ann.ip })).code).toBe(40300);
  expect((await object(ben, { tender_id: ben.ip })).code).toBe(40400);
  const foreign = await picture(ann.who.id, 'rights_proof');
  expect((await object(ben, { proof_images: [foreign] })).code).toBe(40001);
  await rows('UPDATE tender_award SET published_at = NOW(3) - INTERVAL 10 DAY');
  expect((await read(ben)).objections_until).toBeNull();
  expect(await object(ben)).toMatchObject({
    code: 40900,
    msg: 'Objections are closed five working days after the result',
  });
  expect(await rows('SELECT id FROM tender_objection')).toEqual([]);
});

it('is made once, also when it is sent twice at once; two decisions at once are one', async () => {
  await publish(0);
  const codes = (await Promise.all([object(ben), object(ben)])).map(({ code }) => code);
  expect(codes.sort()).toEqual([0, 40900]);
  const [{ id }] = (await rows('SELECT id FROM tender_objection')) as [{ id: string }];
  const fourth = await staff('reviewer');
  const answers = await Promise.all([decide(third, id, 'uphold'), decide(fourth, id, 'dismiss')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('is forgotten with the account', async () => {
  await publish(0);
  expect((await object(ben)).code).toBe(0);
  const on = await openFixtures();
  const transitions = new TransitionService(on.db, new HistoryService(on.db, on.cipher));
  const holder = new TenderPersonalData(on.cipher, new RegistrationEndService(transitions), transitions);
  await on.db.tx((sql) => holder.erase(sql, { id: ben.who.id, ipIds: [ben.ip] }));
  expect(
    await rows('SELECT state, statement, proof_images, reason, objected_by FROM tender_objection'),
  ).toEqual([{ state: 'lapsed', statement: null, proof_images: '[]', reason: null, objected_by: null }]);
  expect(await cooperation(ann)).toMatchObject({ rests: 0 });
});
