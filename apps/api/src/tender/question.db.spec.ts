/** Questions about tenders: asked by IPs, answered to one or to everybody, by whom, and who reads what. */
import {
  questionsUntil,
  type QuestionAdminRecord,
  type QuestionAdminRow,
  type TenderQuestions,
} from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { watchTenders } from '../../testing/services';
import { actOn, plantTender, notifiedOf } from '../../testing/tenders';
import { HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { DAY_MS, type TenderSeed } from '../db/seed/plant-tender';
import { RegistrationEndService } from './registration-end.service';
import { TenderPersonalData } from './tender.personal-data';

const { reset } = api();
const STATE = 40900;
const LATER = new Date(Date.now() + 20 * DAY_MS);

let admin: StaffLogin;
let ann: Entrant;
let ben: Entrant;
beforeEach(async () => {
  await reset();
  admin = await staff('admin');
  [ann, ben] = [await entrant('松果'), await entrant('潮汐')];
});

const plant = (seed: Partial<TenderSeed> = {}) => plantTender(admin, { closes_at: LATER, ...seed });
const ask = (who: Entrant, tender_id: string, question = '可以改颜色吗？') =>
  tenderCall<{ question_id: string; state: string }>('questionAsk', who, { tender_id, question });
const read = async (who: Entrant, tender_id: string) =>
  (await tenderCall<TenderQuestions>('questionList', who, { tender_id })).data;
const record = async (who: StaffLogin, id: string) =>
  (await desk(who, 'get', `questions/${id}`)).body as QuestionAdminRecord;
const listed = async (who: StaffLogin) => (await desk(who, 'get', 'questions')).body as QuestionAdminRow[];

it('is answered to everybody in the words of staff, without who asked, and told to all it concerns', async () => {
  const tender_id = await plant();
  const eve = await entrant('远山');
  const { data } = await ask(ann, tender_id, '我们松果可以用红色吗？');
  await enter(ben, tender_id);
  await tenderCall('follow', eve, { tender_id, followed: 1 });
  expect((await read(ann, tender_id)).list).toMatchObject([
    { mine: 1, state: 'open', question: '我们松果可以用红色吗？', answer: null },
  ]);
  expect((await read(ben, tender_id)).list).toEqual([]);

  const published = await actOn(admin, 'questions', data.question_id, 'publish', {
    answer: '可以。',
    wording: '可以用红色吗？',
  });
  expect(published.body).toMatchObject({ state: 'published' });
  const [seen] = (await read(ben, tender_id)).list;
  expect(seen).toMatchObject({ mine: 0, question: '可以用红色吗？', answer: '可以。' });
  expect(JSON.stringify(await read(ben, tender_id))).not.toContain('松果');
  expect((await read(ann, tender_id)).list).toMatchObject([{ mine: 1, question: '我们松果可以用红色吗？' }]);
  await watchTenders();
  await watchTenders();
  expect(await notifiedOf('tender_answered')).toEqual(['松果', '潮汐', '远山']);
});

it('is answered to the one who asked alone, and to everybody later', async () => {
  const tender_id = await plant();
  const { data } = await ask(ann, tender_id);
  const answered = await actOn(admin, 'questions', data.question_id, 'answer', { answer: '请看第三页。' });
  expect(answered.body).toMatchObject({ state: 'answered' });
  expect((await read(ann, tender_id)).list).toMatchObject([{ state: 'answered', answer: '请看第三页。' }]);
  expect((await read(ben, tender_id)).total).toBe(0);
  expect(await notifiedOf('tender_answered')).toEqual(['松果']);
  expect((await actOn(admin, 'questions', data.question_id, 'answer', { answer: '又。' })).status).toBe(409);
  await actOn(admin, 'questions', data.question_id, 'publish', { answer: '请看第三页。' });
  expect((await read(ben, tender_id)).list).toMatchObject([{ question: '可以改颜色吗？' }]);
});

it('is taken until two working days before the end, of a published project only', async () => {
  const soon = new Date(Date.now() + DAY_MS);
  const closing = await plant({ closes_at: soon });
  expect((await read(ann, closing)).until).toBe(questionsUntil(soon).toISOString());
  expect(await ask(ann, closing)).toMatchObject({ code: STATE, msg: expect.stringContaining('two working') });
  const cancelled = await plant({ state: 'cancelled', cancel_reason: '不办了' });
  expect(await ask(ann, cancelled)).toMatchObject({ code: STATE });
  expect(
    (
      await tenderCall('questionAsk', ann, {
        tender_id: await plant({ state: 'draft' }),
        question: '有吗？哪些',
      })
    ).code,
  ).toBe(40400);
});

it('is answered by the consultant of the project, whom others’ projects are closed to', async () => {
  const [mine, other] = [await staff('consultant'), await staff('consultant')];
  const tender_id = await plant();
  const assigned = await actOn(admin, 'tenders', tender_id, 'assign-consultant', { consultant_id: mine.id });
  expect(assigned.body).toMatchObject({ consultant_id: mine.id, consultant_name: expect.any(String) });
  const { data } = await ask(ann, tender_id);
  const id = data.question_id;
  expect((await listed(mine)).map((row) => row.id)).toEqual([id]);
  expect(await listed(other)).toEqual([]);
  expect((await actOn(other, 'questions', id, 'answer', { answer: '是。' })).status).toBe(404);
  expect((await desk(mine, 'get', `tenders/${tender_id}`)).body).toMatchObject({
    actions: [],
    brand_contact: null,
  });
  expect((await desk(other, 'get', `tenders/${tender_id}`)).status).toBe(404);
  expect((await actOn(mine, 'questions', id, 'publish', { answer: '是。' })).status).toBe(200);
  // Reviewers read questions; finance does not.
  const [reviewer, finance] = [await staff('reviewer'), await staff('finance')];
  expect((await actOn(reviewer, 'questions', id, 'publish', { answer: '否。' })).status).toBe(403);
  expect((await desk(finance, 'get', 'questions')).status).toBe(403);
  const removed = await actOn(admin, 'tenders', tender_id, 'assign-consultant');
  expect(removed.body).toMatchObject({ consultant_id: null });
  expect(await listed(mine)).toEqual([]);
});

it('tells nobody who asked about a sealed project before its end: neither list, record, history, audit nor conflict', async () => {
  const tender_id = await plant({ sealed: 1 });
  const { data } = await ask(ann, tender_id);
  const id = data.question_id;
  const about = `?filter=${encodeURIComponent(JSON.stringify({ subject_id: id }))}`;
  const traces = async () =>
    (
      await Promise.all(
        [
          'questions',
          `questions/${id}`,
          `questions/${id}/history`,
          `audit${about}`,
          `audit/export${about}`,
        ].map(async (path) => (await desk(admin, 'get', path)).text),
      )
    ).join('\n');
  const [{ username }] = (await rows('SELECT username FROM member WHERE id = ?', [ann.who.id])) as [
    { username: string },
  ];
  const closed = await traces();
  for (const trace of [ann.ip, '松果', username]) expect(closed).not.toContain(trace);
  for (const [action, input] of [
    ['assign', {}],
    ['answer', { answer: '是。' }],
  ] as const) {
    const stale = await desk(admin, 'post', `questions/${id}/${action}`, { version: 9, ...input });
    expect(stale).toMatchObject({ status: 409, body: { data: { version: 1, state: 'open' } } });
    expect(stale.body.data).not.toHaveProperty('by');
  }
  expect(await record(admin, id)).toMatchObject({ ip_id: null, ip_name: null, question: '可以改颜色吗？' });
  await rows('UPDATE tender SET closes_at = NOW(3) WHERE id = ?', [tender_id]);
  expect(await record(admin, id)).toMatchObject({ ip_id: ann.ip, ip_name: '松果' });
  expect(await traces()).toContain(username);
});

it('is not answered by who works on the IP that asked', async () => {
  const { data } = await ask(ann, await plant());
  const { db, cipher } = await openFixtures();
  const contact_phone = cipher.seal(`staff:${admin.id}:contact_phone`, `+86 ${ann.who.phone_number}`);
  await db.update('staff', { contact_phone }, { id: admin.id });
  for (const action of ['assign', 'answer', 'publish'])
    expect(
      (
        await actOn(
          admin,
          'questions',
          data.question_id,
          action,
          action === 'assign' ? {} : { answer: '是。' },
        )
      ).status,
    ).toBe(403);
});

it('goes with the account, but what everybody reads stays in the words of staff', async () => {
  const tender_id = await plant();
  const [first, second] = [await ask(ann, tender_id), await ask(ann, tender_id, '第二个问题？')];
  await actOn(admin, 'questions', first.data.question_id, 'publish', {
    answer: '是。',
    wording: '能改色吗？',
  });
  const on = await openFixtures();
  const transitions = new TransitionService(on.db, new HistoryService(on.db, on.cipher));
  const holder = new TenderPersonalData(on.cipher, new RegistrationEndService(transitions), transitions);
  await on.db.tx((sql) => holder.erase(sql, { id: ann.who.id, ipIds: [ann.ip] }));
  expect(
    await rows('SELECT id, question, wording, asked_by FROM tender_question WHERE tender_id = ?', [
      tender_id,
    ]),
  ).toEqual([{ id: first.data.question_id, question: '', wording: '能改色吗？', asked_by: null }]);
  expect(second.code).toBe(0);
  expect((await read(ben, tender_id)).list).toMatchObject([{ question: '能改色吗？' }]);
});
