/** Cooperation sheets from the buyer's form to the match, over HTTP on the real database. */
import request from 'supertest';
import { member, openFixtures } from '../../testing/fixtures';
import { sentTo, settled } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { askCode } from '../../testing/sign-up';
import {
  admin,
  agreed,
  ann,
  buyer,
  checked,
  decide,
  holder,
  ip,
  matched,
  messagesSent,
  newPhone,
  openSheets,
  send,
  sheetOf,
  wanted,
} from '../../testing/sheets';
import { plantClaim, plantIp, plantOperator } from '../db/seed/fixtures';

const { url, db } = api();

beforeEach(openSheets);

it('leads from a request to a match, and each side sees the other only when it is time', async () => {
  const sent = await send();
  expect(sent).toMatchObject({ status: 200, code: 0, data: { sheets: [{ ip_id: ip }] } });
  const link = { sheet_no: sent.data.sheet_no, access_key: sent.data.access_key };
  const { id } = await sheetOf(link.sheet_no);
  expect((await holder('sheetList', ann, {})).data).toMatchObject({ total: 0 });
  expect((await buyer('cooperateDetail', link)).data).toMatchObject({
    state: 'submitted',
    turn: 'staff',
    step: null,
  });

  expect((await decide(admin, id, 'pass', { version: 1 })).body).toEqual({
    id,
    state: 'unreplied',
    version: 2,
  });
  expect((await buyer('cooperateDetail', link)).data).toMatchObject({ turn: 'holder' });
  expect(await messagesSent()).toEqual(['sheet_received']);
  const before = (await holder('sheetList', ann, {})).data;
  expect(before).toMatchObject({ supplement: false, counts: { unreplied: 1 } });
  expect(before.list[0]).toMatchObject({ sku_id: 9, buy_num: 5000, sku_describe: null, buyer_name: null });
  expect(await holder('sheetDetail', ann, { sheet_id: id })).toMatchObject({ status: 200, code: 42005 });

  await agreed();
  const open = (await holder('sheetDetail', ann, { sheet_id: id })).data;
  expect(open).toMatchObject({ sku_describe: wanted.sku_describe, buyer: null, step: 1, share_percent: 50 });
  const answer = { sheet_id: id, version: open.version, decision: 'agree', answer: '可以，先看两个系列' };
  expect((await holder('sheetReply', ann, answer)).data.state).toBe('responded');
  expect((await holder('sheetDetail', ann, { sheet_id: id })).data.buyer).toMatchObject({
    buyer_name: '林经理',
  });
  expect((await buyer('cooperateDetail', link)).data).toMatchObject({
    step: 2,
    turn: 'consultant',
    reply: null,
  });
  expect((await buyer('cooperateConfirm', link)).code).toBe(40900);

  const { version } = await sheetOf(link.sheet_no);
  expect((await decide(admin, id, 'consult_pass', { version })).status).toBe(200);
  const shown = (await buyer('cooperateDetail', link)).data;
  expect(shown).toMatchObject({
    step: 3,
    turn: 'buyer',
    reply: { answer: answer.answer },
    contact: null,
    actions: ['confirm', 'abandon'],
  });
  const matched = (await buyer('cooperateConfirm', { ...link, version: shown.version })).data;
  expect(matched).toMatchObject({
    state: 'matched',
    step: 4,
    contact: { link_phone_number: ann.phone_number },
  });
  expect((await buyer('cooperateDetail', link, '')).data).toMatchObject({ contact: null, proven: false });
  expect(await rows('SELECT origin_id, share_percent FROM cooperation')).toEqual([
    { origin_id: id, share_percent: 50 },
  ]);
  expect((await buyer('cooperateConfirm', link)).code).toBe(40900);
  expect((await buyer('cooperateAbandon', link)).code).toBe(40900);
  expect(await messagesSent()).toEqual(['sheet_received', 'sheet_approved', 'sheet_matched']);
});

describe('a request', () => {
  it.each([
    [{ sku_id: 999 }, 'sku_id', 'choice'],
    [{ buy_num: -1 }, 'buy_num', 'min'],
    [{ buy_num: '1e3' }, 'buy_num', 'integer'],
    [{ buy_num: 1.5 }, 'buy_num', 'integer'],
    [{ sku_describe: '' }, 'sku_describe', 'required'],
    [{ other_describe: '加我微信：xiaohe_2020' }, 'other_describe', 'contact_found'],
    [{ ip_id: [] }, 'ip_id', 'required'],
    [{ ip_id: '["x"]' }, 'ip_id.0', 'id'],
    [{ source: 'none-of-ours' }, 'source', 'private_link'],
  ])('with %j is refused at %s', async (more, field, rule) => {
    const answer = await send(more);
    expect(answer).toMatchObject({ code: 40001, data: { errors: [{ field, rule }] } });
    expect(await rows('SELECT id FROM sheet')).toEqual([]);
  });

  it('names the contact detail it found, and flags a spelled-out one for staff', async () => {
    const named = await send({ other_describe: '电话 13800138000' });
    expect(named.data.errors[0].msg).toContain('13800138000');
    const { data } = await send({ other_describe: '一三八〇〇一三八〇〇〇' });
    expect(await sheetOf(data.sheet_no)).toMatchObject({ contacts: 1 });
    const record = await request(url)
      .get(`/api/admin/sheets/${(await sheetOf(data.sheet_no)).id}`)
      .set('cookie', admin.cookie);
    expect(record.body.found).toEqual([
      { field: 'other_describe', kind: 'phone', text: '一三八〇〇一三八〇〇〇', at: 0, end: 11, sure: false },
    ]);
  });

  it('needs all three ticks, and stores them with the sheet', async () => {
    expect((await send({ agree: { privacy: 1, user: 1, intermediary: 0 } })).code).toBe(42005);
    await send();
    expect(
      await rows('SELECT agreement FROM consent WHERE sheet_id IS NOT NULL ORDER BY agreement'),
    ).toHaveLength(3);
  });

  it('to five IPs is five sheets, and none when one of them is unknown', async () => {
    const on = await openFixtures();
    const ips = [ip];
    for (const ip_name of ['云岭', '潮汐', '山雀', '白鹭']) {
      const other = await plantIp(on, { ip_name });
      await plantClaim(on, { ip_id: other, member_id: (await member()).id, state: 'claimed' });
      ips.push(other);
    }
    expect((await send({ ip_id: ips })).data.sheets).toHaveLength(5);
    const unclaimed = await plantIp(on, { ip_name: '无主' });
    expect(await send({ ip_id: [ip, unclaimed] })).toMatchObject({ code: 40001 });
    expect(await send({ ip_id: [...ips, unclaimed] })).toMatchObject({
      data: { errors: [{ rule: 'max_items' }] },
    });
    expect(await rows('SELECT id FROM sheet')).toHaveLength(5);
  });

  it('to an own IP is refused, also for who operates it', async () => {
    const on = await openFixtures();
    const phone = newPhone();
    const helper = await member({ phone_number: phone.phone_number });
    await plantOperator(on.db, ip, helper.id, 0);
    expect(await send({}, phone)).toMatchObject({
      code: 40001,
      data: { errors: [{ field: 'ip_id', rule: 'own_ip' }] },
    });
  });

  it('is one at a time from a phone, however often it is sent at once', async () => {
    const phone = newPhone();
    const yzm = await askCode(phone, 'cooperate');
    const input = { ip_id: ip, ...wanted, ...phone, yzm };
    const answers = await Promise.all([1, 2, 3, 4].map(() => buyer('cooperateSubmit', input, '')));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 40003, 40003, 40003]);
    await db().query('DELETE FROM rate_limit');
    expect(await send({}, phone)).toMatchObject({ code: 40900 });
    expect(await rows('SELECT id FROM sheet')).toHaveLength(1);
  });
});

describe('a link', () => {
  it('opens its own sheet only, and ends with a new one', async () => {
    const mine = (await send()).data;
    const other = (await send()).data;
    const swapped = { sheet_no: mine.sheet_no, access_key: other.access_key };
    expect(await buyer('cooperateDetail', swapped, '')).toMatchObject({ code: 40400 });
    expect(await buyer('cooperateDetail', { sheet_no: mine.sheet_no }, '')).toMatchObject({ code: 40400 });
    await db().query('UPDATE sheet SET link_number = 2 WHERE sheet_no = ?', [mine.sheet_no]);
    const old = { sheet_no: mine.sheet_no, access_key: mine.access_key };
    expect(await buyer('cooperateDetail', old, '')).toMatchObject({ code: 40400 });
  });

  it('alone changes nothing: confirming and giving up need the code of the phone', async () => {
    const { link } = await checked();
    expect(await buyer('cooperateAbandon', link, '')).toMatchObject({ code: 40003 });
    expect((await sheetOf(link.sheet_no)).state).toBe('unreplied');
    expect(await buyer('cooperateAbandon', link)).toMatchObject({ data: { state: 'abandoned' } });
  });

  it('needs one code in a browser, also when the action it came with is refused', async () => {
    const phone = newPhone();
    const { sheet_no, access_key } = (await send({}, phone)).data;
    const link = { sheet_no, access_key };
    await send();
    expect((await buyer('cooperateAbandon', link)).code).toBe(40003);
    await db().query('DELETE FROM rate_limit');
    const yzm = await askCode(phone, 'cooperate');
    expect((await buyer('cooperateConfirm', { ...link, yzm })).code).toBe(40900);
    expect((await buyer('cooperateAbandon', { ...link, yzm })).code).toBe(40003);
    expect(await buyer('cooperateAbandon', link)).toMatchObject({ data: { state: 'abandoned' } });
  });

  it('shows the contact with a code of the phone, which the browser remembers', async () => {
    const phone = newPhone();
    const { link } = await matched(phone);
    expect((await buyer('cooperateDetail', { ...link, yzm: '000000' }, '')).code).toBe(40003);
    await db().query('DELETE FROM rate_limit');
    const yzm = await askCode(phone, 'cooperate');
    const shown = { contact: { link_phone_number: ann.phone_number }, proven: true };
    expect((await buyer('cooperateDetail', { ...link, yzm }, '')).data).toMatchObject(shown);
    expect((await buyer('cooperateDetail', link)).data).toMatchObject(shown);
  });

  it('is sent to a buyer beyond the ten texts a day that a member gets', async () => {
    const phone = newPhone();
    const { sheet_no } = (await send({}, phone)).data;
    for (let at = 0; at < 12; at += 1) {
      await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'cooperate_relink%'");
      await buyer('cooperateRelink', { ...phone, sheet_no });
    }
    await settled();
    const texts = (await sentTo('sms', phone.phone_number)).filter(({ text }) => text.includes('New link'));
    expect(texts).toHaveLength(12);
  });

  it('lists the sheets of a proven phone', async () => {
    const phone = newPhone();
    await send({}, phone);
    expect((await buyer('cooperateList', phone)).data.list).toMatchObject([{ ip_name: '月半' }]);
    expect(await buyer('cooperateList', phone, '')).toMatchObject({ code: 40003 });
    expect(await buyer('cooperateList', newPhone())).toMatchObject({ code: 40003 });
  });

  it('makes a browser forget its phone', async () => {
    const phone = newPhone();
    await send({}, phone);
    const { headers } = await request(url).post('/api/tender/brandForget').send({});
    const [cookie] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toBe('buyer_phone=; Path=/api; HttpOnly; SameSite=Strict; Max-Age=0');
    expect(await buyer('cooperateList', phone, cookie!.split(';')[0])).toMatchObject({ code: 40003 });
  });
});

it('fails the check with a reason, and is sent again corrected', async () => {
  const phone = newPhone();
  const first = (await send({}, phone)).data;
  const { id } = await sheetOf(first.sheet_no);
  expect((await decide(admin, id, 'fail', { version: 1 })).status).toBe(400);
  await decide(admin, id, 'fail', { version: 1, reason_code: 'unclear', reason: '请写明产品' });
  const link = { sheet_no: first.sheet_no, access_key: first.access_key };
  expect((await buyer('cooperateDetail', link)).data).toMatchObject({
    state: 'review_failed',
    reason_code: 'unclear',
  });
  await db().query('DELETE FROM rate_limit');
  const again = await send({ corrects: { sheet_no: first.sheet_no } }, phone);
  expect(again.code).toBe(0);
  expect(await sheetOf(again.data.sheet_no)).toMatchObject({ corrects_id: id, state: 'submitted' });
});

it('answers a repeated submission like the first, also what proves the phone, without a second sheet', async () => {
  const phone = newPhone();
  const yzm = await askCode(phone, 'cooperate');
  const input = { ip_id: ip, ...wanted, ...phone, yzm, idempotency_key: `sheet-${phone.phone_number}` };
  const first = await buyer('cooperateSubmit', input, '');
  // The first answer was lost on its way: this browser has no cookie.
  const cookies = async (more: object = {}) => {
    const { body, headers } = await request(url)
      .post('/api/opportunity/cooperateSubmit')
      .send({ ...input, ...more });
    return { body, cookie: (headers['set-cookie'] as unknown as string[] | undefined)?.[0]?.split(';')[0] };
  };
  const repeated = await cookies();
  expect(repeated.body).toMatchObject({ code: 0, data: first.data });
  const { data } = await buyer('cooperateList', phone, repeated.cookie);
  expect(data.list).toHaveLength(1);
  // Another input under the same key is refused, and proves nothing.
  expect(await cookies({ yzm: '000000' })).toMatchObject({ body: { code: 40001 }, cookie: undefined });
});
