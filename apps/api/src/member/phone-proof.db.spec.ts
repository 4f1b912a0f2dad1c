import { newestCode } from '../../testing/outbox';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';

const { url, db, reset } = api();
const identity = { real_name: '顾小满', document_number: '330106199003074218' };
const password = 'a pass 四季花开';
let number = 0;
let phone: { area_code: string; phone_number: string };
let token: string;
let until: string | null;

const call = (path: string, input: object, who?: string) => ask(url, path, input, who ? { token: who } : {});
const verify = (more: object = {}, who = token) => call('member/auth', { ...identity, ...more }, who);
const provenMinutesAgo = (count: number) =>
  rows('UPDATE member_session SET phone_proven_at = NOW(3) - INTERVAL ? MINUTE', [count] as never);
const NEEDS_CODE = { code: 40001, data: { errors: [{ field: 'yzm', rule: 'required' }] } };

beforeEach(async () => {
  await reset();
  phone = { area_code: '86', phone_number: `1371000${String((number += 1)).padStart(4, '0')}` };
  await call('member/sendYzm', { ...phone, scene: 'register' });
  const { data } = await call('member/register', {
    ...phone,
    yzm: await newestCode('sms', phone.phone_number),
    password,
    confirm_password: password,
    username: '顾小满',
    location: '浙江 杭州',
    agree: 1,
  });
  const session = data as { token: string; user: { phone_proven_until: string | null } };
  token = session.token;
  until = session.user.phone_proven_until;
});

it('verifies by the own phone without a code for half an hour after registration', async () => {
  const left = Date.parse(until!) - Date.now();
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
  await provenMinutesAgo(29);
  expect(await verify()).toMatchObject({ code: 0, data: { is_auth: 1 } });
  const { data } = await call('member/info', {}, token);
  expect(data).toMatchObject({ user: { auth_phone_number: `1****${phone.phone_number.slice(-4)}` } });
});

it('demands a code later, and sends it to that phone', async () => {
  await provenMinutesAgo(31);
  expect((await call('member/info', {}, token)).data).toMatchObject({ user: { phone_proven_until: null } });
  expect(await verify()).toMatchObject(NEEDS_CODE);
  expect(await verify({ phone_number: phone.phone_number })).toMatchObject(NEEDS_CODE);
  await db().query('DELETE FROM rate_limit');
  const before = await newestCode('sms', phone.phone_number);
  await call('member/sendOwnYzm', {}, token);
  let yzm = before;
  while (yzm === before) yzm = await newestCode('sms', phone.phone_number);
  expect((await verify({ yzm: yzm === '000000' ? '000001' : '000000' })).code).toBe(40003);
  expect(await verify({ yzm })).toMatchObject({ code: 0, data: { is_auth: 1 } });
});

it('demands a code in a session that began with the password, and for another phone', async () => {
  const { data } = await call('member/login', { ...phone, login_type: 'password', password });
  const other = data as { token: string; user: { phone_proven_until: string | null } };
  expect(other.user.phone_proven_until).toBeNull();
  expect(await verify({}, other.token)).toMatchObject(NEEDS_CODE);
  expect(await verify({ phone_number: '13900000009' })).toMatchObject(NEEDS_CODE);
  expect(await rows("SELECT id FROM member WHERE auth_status = 'verified'")).toHaveLength(0);
});
