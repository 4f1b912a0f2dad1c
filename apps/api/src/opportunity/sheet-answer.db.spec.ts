/** Answers to cooperation sheets, private ones, and sheets nobody answers. */
import request from 'supertest';
import { member, openFixtures } from '../../testing/fixtures';
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
  openSheets,
  send,
  sheetOf,
  wanted,
} from '../../testing/sheets';
import { plantClaim, plantIp, plantOperator } from '../db/seed/fixtures';

const { url, db } = api();

beforeEach(openSheets);

/** The sheets in two tabs of the holder's list, each as its number says. */
async function tabs() {
  const found = { unreplied: 0, responded: 0 };
  for (const state of ['unreplied', 'responded'] as const) {
    const { list, total, counts } = (await holder('sheetList', ann, { state })).data;
    expect([list.length, counts[state]]).toEqual([total, total]);
    found[state] = total;
  }
  return found;
}

describe('an answer', () => {
  it('that refuses hides the details for good', async () => {
    const { id, link } = await checked();
    await agreed();
    const refusal = { sheet_id: id, version: 2, decision: 'reject', reason_code: 'field_taken' };
    expect((await holder('sheetReply', ann, refusal)).data.state).toBe('rejected');
    expect(await holder('sheetDetail', ann, { sheet_id: id })).toMatchObject({ code: 40400 });
    const { list } = (await holder('sheetList', ann, { state: 'rejected' })).data;
    expect(list[0]).toMatchObject({ sku_describe: null, buyer_name: null, company_name: null });
    expect((await buyer('cooperateDetail', link)).data).toMatchObject({
      reason_code: 'field_taken',
      contact: null,
    });
    expect(await holder('sheetReply', ann, { ...refusal, decision: 'agree', answer: '好' })).toMatchObject({
      code: 40400,
    });
  });

  it.each([
    [{ reason: '今年排满了' }, { reason_code: 'other', reason: '今年排满了' }],
    [{}, { reason_code: null, reason: null }],
  ])('may refuse with %j alone', async (given, shown) => {
    const { id, link } = await checked();
    await agreed();
    const refusal = { sheet_id: id, version: 2, decision: 'reject', ...given };
    expect((await holder('sheetReply', ann, refusal)).data).toMatchObject({ state: 'rejected' });
    expect((await buyer('cooperateDetail', link)).data).toMatchObject({ state: 'rejected', ...shown });
  });

  it.each([
    { decision: 'agree', answer: '可以，加我微信：xiaohe_2020' },
    { decision: 'reject', reason_code: 'other', reason: 'Call me on 13800138000' },
  ])('carries no plain contact detail around the steps: %j', async (answer) => {
    const { id } = await checked();
    await agreed();
    const field = 'answer' in answer ? 'answer' : 'reason';
    expect(await holder('sheetReply', ann, { sheet_id: id, version: 2, ...answer })).toMatchObject({
      code: 40001,
      data: { errors: [{ field, rule: 'contact_found' }] },
    });
  });

  it('agrees to the supplement once, however often it is sent', async () => {
    for (let time = 0; time < 3; time += 1) expect((await agreed()).data).toEqual({ agreed: true });
    expect(await rows('SELECT agreement FROM consent WHERE member_id = ?', [ann.id])).toHaveLength(1);
  });

  it('of a co-operator needs a supplement of their own', async () => {
    const { id } = await checked();
    await agreed();
    const on = await openFixtures();
    const bo = await member();
    await plantOperator(on.db, ip, bo.id, 2);
    const reply = { sheet_id: id, version: 2, decision: 'agree', answer: '可以' };
    expect((await holder('sheetReply', bo, reply)).code).toBe(42005);
  });

  it('is given again when the consultant sends it back', async () => {
    const { id, link } = await checked();
    await agreed();
    const reply = { sheet_id: id, decision: 'agree', answer: '可以' };
    await holder('sheetReply', ann, { ...reply, version: 2 });
    expect((await holder('sheetReply', ann, { ...reply, version: 3 })).code).toBe(40900);
    await decide(admin, id, 'consult_return', { version: 3, reason: '请写明可授权的区域' });
    expect(await messagesSent()).toEqual(['sheet_received', 'sheet_returned']);
    const returned = (await holder('sheetDetail', ann, { sheet_id: id })).data;
    expect(returned).toMatchObject({ turn: 'holder', note: '请写明可授权的区域', actions: ['answer'] });
    expect(await tabs()).toEqual({ unreplied: 1, responded: 0 });
    await holder('sheetReply', ann, { ...reply, version: returned.version, answer: '可以，限华东' });
    expect(await tabs()).toEqual({ unreplied: 0, responded: 1 });
    expect((await buyer('cooperateDetail', link)).data).toMatchObject({ turn: 'consultant', reply: null });
    expect((await decide(admin, id, 'consult_return', { version: 99, reason: '再看' })).status).toBe(409);
  });
});

describe('a sheet by the private link', () => {
  const shop = async (path: string, input: object) =>
    (
      await request(url)
        .post(`/api/ip/${path}`)
        .set('authorization', `Bearer ${ann.token}`)
        .send({ ip_id: ip, ...input })
    ).body;

  it('carries no share, and opens with the business password and the supplement only', async () => {
    const { data } = await shop('shopLinkMove', { version: 0, action: 'issue', days: 30 });
    const source = new URL(data.private_path as string, url).searchParams.get('k');
    const sent = await send({ source });
    const { id, share_percent } = await sheetOf(sent.data.sheet_no);
    expect(share_percent).toBe(0);
    await decide(admin, id, 'pass', { version: 1 });
    expect((await holder('sheetList', ann, {})).data).toMatchObject({ total: 0 });
    expect((await holder('sheetDetail', ann, { sheet_id: id })).code).toBe(40400);
    expect(await messagesSent()).toEqual(['private_sheet_received']);
    expect((await holder('privateList', ann, {})).code).toBe(42006);
    const private_business_password = 'tulip-orchard-8';
    await shop('setPrivateBussinessPassword', {
      private_business_password,
      confirm_password: private_business_password,
    });
    const passed = async () => (await holder('privateList', ann, { state: 'passed' })).data;
    const row = { sheet_id: id, private_state: 'passed', share_percent: 0 };
    expect(await passed()).toMatchObject({ supplement: false, list: [{ ...row, sku_describe: null }] });
    expect((await holder('privateDetail', ann, { sheet_id: id })).code).toBe(42005);
    const refusal = {
      sheet_id: id,
      version: 2,
      decision: 'reject',
      reason_code: 'other',
      reason: '暂不合作',
    };
    expect((await holder('sheetReply', ann, refusal)).code).toBe(42005);
    await agreed();
    expect(await passed()).toMatchObject({
      supplement: true,
      list: [{ ...row, sku_describe: wanted.sku_describe }],
    });
    expect((await holder('privateDetail', ann, { sheet_id: id })).data.sku_describe).toBe(
      wanted.sku_describe,
    );
    await db().query('UPDATE business_check SET checked_until = NOW(3) - INTERVAL 1 SECOND');
    expect((await holder('privateDetail', ann, { sheet_id: id })).code).toBe(42007);
  });

  it('is none with a key of another IP, for two IPs, or of a link that has ended', async () => {
    const on = await openFixtures();
    const other = await plantIp(on, { ip_name: '灯笼狐' });
    await plantClaim(on, { ip_id: other, member_id: ann.id, state: 'claimed' });
    const { data } = await shop('shopLinkMove', { version: 0, action: 'issue', days: 30 });
    const source = new URL(data.private_path as string, url).searchParams.get('k');
    const refused = { code: 40001, data: { errors: [{ field: 'source', rule: 'private_link' }] } };
    expect(await send({ source, ip_id: other })).toMatchObject(refused);
    expect(await send({ source, ip_id: [ip, other] })).toMatchObject(refused);
    await shop('shopLinkMove', { version: data.version, action: 'revoke' });
    expect(await send({ source })).toMatchObject(refused);
    expect(await rows('SELECT id FROM sheet')).toEqual([]);
  });
});

it('reminds the holder once, and ends by itself when nobody answers', async () => {
  const { id, link } = await checked();
  await db().query('UPDATE sheet SET remind_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [id]);
  await Promise.all([watchSheets(), watchSheets()]);
  expect(await messagesSent()).toEqual(['sheet_received', 'sheet_reminder']);
  await db().query('UPDATE sheet SET ends_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [id]);
  await Promise.all([watchSheets(), watchSheets()]);
  expect((await buyer('cooperateDetail', link)).data).toMatchObject({ state: 'unanswered', turn: null });
  expect(await sheetOf(link.sheet_no)).toMatchObject({ open_key: null, due_at: null });
  expect(await messagesSent()).toEqual(['sheet_received', 'sheet_reminder', 'sheet_ended']);
});
