/** Sheets to an IP that is handed over, taken down, left by its owner, or whose owner closes the account. */
import request from 'supertest';
import { type Caller, member, openFixtures, PASSWORD } from '../../testing/fixtures';
import { sentTo, settled, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { watchSheets } from '../../testing/services';
import {
  admin,
  agreed,
  ann,
  buyer,
  checked,
  decide,
  holder,
  ip,
  messagesSent,
  newPhone,
  openSheets,
  send,
  sheetOf,
  wanted,
} from '../../testing/sheets';
import { plantDispute, plantOperator, plantTemplate } from '../db/seed/fixtures';

const { url, db } = api();

beforeEach(openSheets);

const desk = (method: 'post' | 'put', path: string, body: object) => {
  const agent = request(url);
  return agent[method](`/api/admin/${path}`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .send(body);
};
const call = async (path: string, who: Caller, input: object = {}) =>
  (await request(url).post(`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(input)).body;
const operatorOf = async ({ id }: Caller) =>
  (await rows<{ id: string; version: number }>('SELECT * FROM ip_operator WHERE member_id = ?', [id]))[0]!;
/** Staff take the member's access to the IP. */
async function dismiss(who: Caller): Promise<void> {
  const { id, version } = await operatorOf(who);
  const removed = await request(url)
    .delete(`/api/admin/operators/${id}`)
    .query({ version })
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf);
  expect(removed.status).toBe(200);
}
async function sent() {
  const phone = newPhone();
  const { data } = await send({}, phone);
  return { phone, link: { sheet_no: data.sheet_no as string, access_key: data.access_key as string } };
}
/** The buyer reads why, in kind words. */
async function expectWithdrawn({ phone, link }: Awaited<ReturnType<typeof sent>>): Promise<void> {
  expect(await sheetOf(link.sheet_no)).toMatchObject({ state: 'abandoned', open_key: null, ends_at: null });
  expect((await buyer('cooperateDetail', link)).data).toMatchObject({
    state: 'abandoned',
    turn: null,
    reason_code: 'ip_gone',
  });
  await settled();
  const texts = (await sentTo('sms', phone.phone_number)).map(({ text }) => text);
  const kind = texts.filter((text) => text.includes('no longer takes requests'));
  expect(kind).toEqual([expect.stringContaining(link.sheet_no)]);
}

it('are withdrawn once nobody has access, and stay while somebody has', async () => {
  const one = await sent();
  const on = await openFixtures();
  const [bo, cy] = [await member(), await member()];
  await plantOperator(on.db, ip, bo.id, 2);
  await plantOperator(on.db, ip, cy.id, null);
  await dismiss(ann);
  await watchSheets();
  expect(await sheetOf(one.link.sheet_no)).toMatchObject({ state: 'submitted' });
  const { id, version } = await operatorOf(bo);
  const waiting = await desk('put', `operators/${id}`, { version, match_relation: null });
  expect(waiting.body).toMatchObject({ match_relation: null });
  await Promise.all([watchSheets(), watchSheets()]);
  await expectWithdrawn(one);
});

it('are withdrawn in every open state when the IP is taken down', async () => {
  const [fresh, answered, ended] = [await sent(), await sent(), await sent()];
  await agreed();
  const { id } = await sheetOf(answered.link.sheet_no);
  await decide(admin, id, 'pass', { version: 1 });
  await holder('sheetReply', ann, { sheet_id: id, version: 2, decision: 'agree', answer: '可以' });
  await decide(admin, (await sheetOf(ended.link.sheet_no)).id, 'fail', {
    version: 1,
    reason_code: 'unclear',
  });
  const rival = await member();
  const [{ id: claim_id }] = (await rows<{ id: string }>('SELECT id FROM claim')) as [{ id: string }];
  const dispute = await plantDispute(await openFixtures(), {
    ip_id: ip,
    claim_id,
    member_id: rival.id,
    owner_id: ann.id,
  });
  const upheld = await desk('post', `disputes/${dispute}/uphold`, { version: 1, reason: '证书更早' });
  expect(upheld.status).toBe(200);
  await watchSheets();
  for (const one of [fresh, answered]) await expectWithdrawn(one);
  expect(await sheetOf(ended.link.sheet_no)).toMatchObject({
    state: 'review_failed',
    reason_code: 'unclear',
  });
});

it('go to the new operator of an IP, who agrees to the supplement anew', async () => {
  const { id } = await checked();
  await agreed();
  expect((await holder('sheetDetail', ann, { sheet_id: id })).code).toBe(0);
  const bo = await member();
  const assigned = { ip_id: ip, member_id: bo.id, match_relation: 1, despite_owner: 1 };
  expect((await desk('post', 'operators', assigned)).body).toMatchObject({ match_relation: 1 });
  await dismiss(ann);
  await watchSheets();
  expect((await holder('sheetDetail', ann, { sheet_id: id })).code).toBe(40300);
  const before = (await holder('sheetList', bo, {})).data;
  expect(before).toMatchObject({ supplement: false, list: [{ sku_describe: null, state: 'unreplied' }] });
  expect((await holder('sheetDetail', bo, { sheet_id: id })).code).toBe(42005);
  await holder('agreeSupplement', bo, { agree: 1 });
  expect((await holder('sheetDetail', bo, { sheet_id: id })).data.sku_describe).toBe(wanted.sku_describe);
  const reply = { sheet_id: id, version: 2, decision: 'agree', answer: '可以' };
  expect((await holder('sheetReply', bo, reply)).data.state).toBe('responded');
});

it('are withdrawn when the owner’s account is erased, with the owner’s words', async () => {
  const [fresh, answered] = [await sent(), await sent()];
  await agreed();
  const { id } = await sheetOf(answered.link.sheet_no);
  await decide(admin, id, 'pass', { version: 1 });
  await holder('sheetReply', ann, { sheet_id: id, version: 2, decision: 'agree', answer: '可以' });
  await plantTemplate(await openFixtures(), ip);
  expect((await call('member/requestClosure', ann, { password: PASSWORD, agree: 1 })).code).toBe(0);
  await db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND');
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'");
  await until(
    async () => ((await rows("SELECT id FROM closure WHERE state = 'closed'")).length ? true : undefined),
    'the end',
  );
  for (const one of [fresh, answered]) await expectWithdrawn(one);
  expect(await sheetOf(answered.link.sheet_no)).toMatchObject({ answer: null, series_ids: null });
  expect(await rows('SELECT id FROM reply_template')).toEqual([]);
});

it('says nothing to a holder of a sheet that was given up or withdrawn before its check', async () => {
  const one = await sent();
  await buyer('cooperateAbandon', one.link);
  await sent();
  await db().query('UPDATE ip SET listed = 0 WHERE id = ?', [ip]);
  await watchSheets();
  expect(await rows("SELECT state FROM sheet WHERE state <> 'abandoned'")).toEqual([]);
  expect(await messagesSent()).toEqual([]);
});
