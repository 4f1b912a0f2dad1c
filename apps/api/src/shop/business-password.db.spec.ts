/** The password of an IP's private-domain orders: who sets it, who is admitted by it, and for how long. */
import request from 'supertest';
import { ERRORS, ulid } from '@ipw/domain';
import { owned } from '../../testing/codes';
import { call } from '../../testing/gallery';
import { type Caller, openFixtures, member, staff } from '../../testing/fixtures';
import { knownCode, used } from '../../testing/limits';
import { sentTo, settled } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { hashToken, newToken } from '../core/security/token';
import { plantOperator } from '../db/seed/fixtures';

const { db, reset, url } = api();
const FIRST = 'tulip-orchard-7';
const SECOND = 'maple-harbour-9';
const OPERATOR = 2;
let ann: Caller;
let ben: Caller;
let ip_id: string;

beforeEach(async () => {
  await reset();
  [ann, ben] = [await member(), await member()];
  ip_id = await owned(ann, '山茶兔');
  await plantOperator((await openFixtures()).db, ip_id, ben.id, OPERATOR);
});

const set = (who: Caller, password: string, more: object = {}) =>
  call('ip/setPrivateBussinessPassword', who, {
    ip_id,
    private_business_password: password,
    confirm_password: password,
    ...more,
  });
const check = (who: Caller, password: string) =>
  call('ip/checkPrivateBussinessPassword', who, { ip_id, private_business_password: password });
const status = async (who: Caller) => (await call('ip/isSetPrivateBussinessPassword', who, { ip_id })).data;
const notified = async (who: Caller) =>
  rows("SELECT id FROM message WHERE member_id = ? AND message_key = 'business_password_changed'", [who.id]);

/** A second session of the same member. */
async function elsewhere(who: Caller): Promise<Caller> {
  const token = newToken();
  await (
    await openFixtures()
  ).db.insert('member_session', {
    id: ulid(),
    member_id: who.id,
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + 3_600_000),
  });
  return { ...who, token };
}

it('is not set anew by a link of the default kind, which is access and no ownership', async () => {
  const cat = await member();
  await plantOperator((await openFixtures()).db, ip_id, cat.id, 0);
  await db().query('UPDATE member SET use_ip_id = ? WHERE id = ?', [ip_id, cat.id]);
  expect((await call('member/info', cat, {})).data).toMatchObject({
    relation: { match_relation: 1 },
    ips: [{ ip_id, match_relation: 0 }],
  });
  expect(await status(cat)).toMatchObject({ may_reset: false });
  await set(ann, FIRST);
  expect((await set(cat, SECOND, { yzm: '246810' })).code).toBe(ERRORS.FORBIDDEN.code);
});

it('is set once without further ado, and lies there only as a slow hash', async () => {
  expect(await status(ann)).toEqual({ is_set: 0, checked_until: null, may_reset: true });
  expect(await check(ann, FIRST)).toMatchObject({ code: 42006 });
  const { data } = await set(ann, FIRST);
  expect(Date.parse(data.checked_until)).toBeGreaterThan(Date.now() + 3_600_000);
  expect(await status(ann)).toMatchObject({ is_set: 1, checked_until: data.checked_until });
  expect(
    (await rows<{ password_hash: string }>('SELECT password_hash FROM business_password'))[0]!.password_hash,
  ).toMatch(/^\$argon2id\$/);
  expect([await notified(ann), await notified(ben)].map(({ length }) => length)).toEqual([1, 1]);
});

it('of two who set the first one at the same moment one wins', async () => {
  const answers = await Promise.all([set(ann, FIRST), set(ben, SECOND)]);
  const [won, lost] = answers.map(({ code }) => Number(code)).sort((a, b) => a - b);
  expect(won).toBe(0);
  expect([40901, 42007]).toContain(lost);
  expect(await rows('SELECT id FROM business_password')).toHaveLength(1);
});

it('is checked for one session of one member, and void with the next password', async () => {
  await set(ann, FIRST);
  const second = await elsewhere(ann);
  expect(await status(second)).toMatchObject({ is_set: 1, checked_until: null });
  expect(await status(ben)).toMatchObject({ is_set: 1, checked_until: null, may_reset: false });
  expect(await check(second, SECOND)).toMatchObject({
    code: 42007,
    msg: '业务密码不正确',
  });
  expect(await check(second, FIRST)).toMatchObject({ code: 0 });
  expect((await status(second)).checked_until).not.toBeNull();
  expect(await set(second, SECOND)).toMatchObject({ code: 0 });
  expect(await status(ann)).toMatchObject({ checked_until: null });
  expect(await check(ann, FIRST)).toMatchObject({ code: 42007 });
  expect(await check(ann, SECOND)).toMatchObject({ code: 0 });
  await db().query('UPDATE business_check SET checked_until = NOW(3) - INTERVAL 1 SECOND');
  expect(await status(ann)).toMatchObject({ checked_until: null });
});

it('is changed a few times a day, because each change is told to all operators', async () => {
  for (const word of ['one', 'two', 'three', 'four', 'five'])
    expect((await set(ann, `${FIRST}-${word}`)).code).toBe(0);
  expect(await set(ann, SECOND)).toMatchObject({ code: ERRORS.TOO_MANY.code });
  expect(await notified(ben)).toHaveLength(5);
  expect((await check(ann, `${FIRST}-five`)).code).toBe(0);
  // One member's changes leave the others theirs.
  expect((await check(ben, `${FIRST}-five`)).code).toBe(0);
  expect(await set(ben, SECOND)).toMatchObject({ code: 0 });
});

it('leaves an operator texts about their own account, however many IPs others change it of', async () => {
  await used('business_password_sms', ben.id, 4);
  const texts = async () => {
    await settled();
    return (await sentTo('sms', ben.phone_number)).length;
  };
  const before = await texts();
  for (const word of ['one', 'two', 'three']) expect((await set(ann, `${FIRST}-${word}`)).code).toBe(0);
  expect([(await texts()) - before, (await notified(ben)).length]).toEqual([1, 3]);
  expect((await check(ben, `${FIRST}-three`)).code).toBe(0);
  expect((await set(ben, SECOND)).code).toBe(0);
  expect((await texts()) - before).toBe(2);
});

it('is set anew only by whoever knows it, or by the owner with a code', async () => {
  await set(ann, FIRST);
  const later = await elsewhere(ann);
  expect(await set(later, SECOND)).toMatchObject({ code: 42007 });
  expect(await set(later, SECOND, { yzm: '000000' })).toMatchObject({ code: 40003 });
  await call('member/sendOwnYzm', later);
  const [code] = await rows<{ id: string }>("SELECT id FROM one_time_code WHERE scene = 'confirm'");
  await knownCode(code!.id);
  expect(await set(later, SECOND, { yzm: '246810' })).toMatchObject({ code: 0 });
  expect(await set(later, FIRST, { yzm: '246810' })).toMatchObject({ code: 40003 });
  expect(await check(ben, SECOND)).toMatchObject({ code: 0 });
  expect(await set(ben, FIRST)).toMatchObject({ code: 0 });
  expect(await set(ben, SECOND, { yzm: '246810' })).toMatchObject({ code: 40300 });
  expect(await notified(ann)).toHaveLength(3);
});

it('locks who guesses, nobody else, and a code opens what was locked', async () => {
  await set(ann, FIRST);
  const later = await elsewhere(ann);
  const answers = [];
  for (let at = 0; at < 6; at += 1) answers.push(await check(later, SECOND));
  expect(answers.map(({ code }) => code)).toEqual([42007, 42007, 42007, 42007, 42007, 41003]);
  expect(answers[5].data.retry_after).toBeGreaterThan(0);
  expect(await check(later, FIRST)).toMatchObject({ code: 41003 });
  expect(await check(ben, FIRST)).toMatchObject({ code: 0 });
  await call('member/sendOwnYzm', later);
  const [code] = await rows<{ id: string }>("SELECT id FROM one_time_code WHERE scene = 'confirm'");
  await knownCode(code!.id);
  expect(await set(later, SECOND, { yzm: '246810' })).toMatchObject({ code: 0 });
  expect(await check(await elsewhere(ann), SECOND)).toMatchObject({ code: 0 });
});

it('is asked for again after the page is left, in this session and for this IP only', async () => {
  const other = await owned(ann, '云岭');
  await set(ann, FIRST);
  await set(ann, SECOND, { ip_id: other });
  const second = await elsewhere(ann);
  await check(second, FIRST);
  expect((await status(ann)).checked_until).not.toBeNull();
  for (const again of [1, 2])
    expect([again, await call('ip/leavePrivateBussiness', ann, { ip_id })]).toMatchObject([
      again,
      { code: 0, data: null },
    ]);
  expect(await status(ann)).toMatchObject({ is_set: 1, checked_until: null });
  expect((await call('opportunity/privateList', ann, { ip_id })).code).toBe(42007);
  expect((await call('opportunity/privateList', second, { ip_id })).code).toBe(0);
  expect((await call('opportunity/privateList', ann, { ip_id: other })).code).toBe(0);
  expect((await check(ann, FIRST)).code).toBe(0);
  expect((await call('opportunity/privateList', ann, { ip_id })).code).toBe(0);
});

it.each(['removed', 'suspended'])('is asked for again when access was %s and given again', async (how) => {
  const on = await openFixtures();
  await set(ann, FIRST);
  expect(await check(ben, FIRST)).toMatchObject({ code: 0 });
  const [link] = await rows<{ id: string }>('SELECT id FROM ip_operator WHERE ip_id = ? AND member_id = ?', [
    ip_id,
    ben.id,
  ]);
  const admin = await staff('admin');
  const one = `/api/admin/operators/${link!.id}`;
  const ask = (body?: object) =>
    (body ? request(url).put(one).send(body) : request(url).delete(`${one}?version=1`))
      .set('cookie', admin.cookie)
      .set('x-csrf-token', admin.csrf);
  if (how === 'removed') {
    expect((await ask()).status).toBe(200);
    await plantOperator(on.db, ip_id, ben.id, OPERATOR);
  } else {
    expect((await ask({ version: 1, match_relation: null })).status).toBe(200);
    expect((await call('opportunity/privateList', ben, { ip_id })).code).toBe(42008);
    expect((await ask({ version: 2, match_relation: OPERATOR })).status).toBe(200);
  }
  expect(await status(ben)).toMatchObject({ is_set: 1, checked_until: null });
  expect((await call('opportunity/privateList', ben, { ip_id })).code).toBe(42007);
  expect((await status(ann)).checked_until).not.toBeNull();
  expect(await check(ben, FIRST)).toMatchObject({ code: 0 });
  expect((await call('opportunity/privateList', ben, { ip_id })).code).toBe(0);
});
