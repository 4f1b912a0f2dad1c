/** Accounts from the first code to the last sign-out, with the codes that were sent. */
import { CONSENT } from '@ipw/domain';
import { type Caller, freshPhone, member } from '../testing/fixtures';
import { api, rows, textOf } from '../testing/server';
import { askCode } from '../testing/sign-up';

interface Reply {
  status: number;
  retry: string | null;
  code: number;
  msg: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it came
  data: any;
}

const { url, db, reset } = api();
const PASSWORD = 'a pass 四季花开';
const DOCUMENT = '330106199003074218';
let phone: string;

async function call(path: string, input: object, token?: string): Promise<Reply> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as Omit<Reply, 'status' | 'retry'>;
  return { status: response.status, retry: response.headers.get('retry-after'), ...body };
}

const me = (to = phone) => ({ area_code: '86', phone_number: to });

const codeFor = (scene: string, to = phone) => askCode(me(to), scene);

const registration = (yzm: string, more: object = {}) => ({
  ...me(),
  yzm,
  password: PASSWORD,
  confirm_password: PASSWORD,
  username: '顾小满',
  location: '浙江 杭州',
  agree: 1,
  ...more,
});

beforeEach(async () => {
  await reset();
  phone = freshPhone();
});

it('asks whoever signs up without agreeing to agree, in their language', async () => {
  expect(await call('member/register', registration('000000', { agree: 0 }))).toMatchObject({
    code: 42005,
    msg: 'You must agree to the following agreement to proceed with registration',
    data: { errors: [{ field: 'agree' }] },
  });
});

it('goes from a phone number to an account, and in and out of it', async () => {
  expect((await call('member/isRegister', me())).data).toEqual({ is_register: 0 });
  const asked = Date.now();
  const registered = await call('member/register', registration(await codeFor('register')));
  expect(registered).toMatchObject({
    code: 0,
    data: { user: { member_name: '顾小满', country: 'CN', is_auth: 0, use_ip_id: null } },
  });
  expect(registered.data.user.phone_number).toBe(`1****${phone.slice(-4)}`);
  const opened = Date.parse(registered.data.expires_at) - 432_000_000;
  // Stored in whole seconds.
  expect(opened).toBeGreaterThan(asked - 1000);
  expect(opened).toBeLessThan(Date.now() + 1000);
  expect((await call('member/isRegister', me())).data).toEqual({ is_register: 1 });

  const byPassword = await call('member/login', { ...me(), login_type: 'password', password: PASSWORD });
  expect(byPassword.code).toBe(0);
  const yzm = await codeFor('login');
  const byCode = await call('member/login', { ...me(), login_type: 'yzm', yzm });
  expect(byCode.code).toBe(0);
  expect((await call('member/login', { ...me(), login_type: 'yzm', yzm })).code).toBe(40003);

  const sessions = (await call('member/sessions', {}, byCode.data.token)).data;
  expect(sessions).toHaveLength(3);
  expect(sessions.filter((row: { current: boolean }) => row.current)).toHaveLength(1);
  expect((await call('member/logout', {}, byCode.data.token)).code).toBe(0);
  expect(await call('member/info', {}, byCode.data.token)).toMatchObject({ status: 401, code: 50012 });
  expect((await call('member/info', {}, byPassword.data.token)).code).toBe(0);

  const signIns = (await call('ip/loginList', {}, byPassword.data.token)).data.list;
  expect(signIns).toMatchObject([
    { login_type: 'yzm', success: 0 },
    { login_type: 'yzm', success: 1 },
    { login_type: 'password', success: 1 },
  ]);
});

it('resets and changes a password, and ends the other sessions', async () => {
  const old = (await call('member/register', registration(await codeFor('register')))).data.token;
  const fresh = { new_password: 'meadow-lark-99', confirm_password: 'meadow-lark-99' };
  expect((await call('member/resetPassword', { ...me(), yzm: await codeFor('reset'), ...fresh })).code).toBe(
    0,
  );
  expect((await call('member/info', {}, old)).code).toBe(50012);
  const login = (password: string) => call('member/login', { ...me(), login_type: 'password', password });
  expect((await login(PASSWORD)).code).toBe(41002);
  const here = (await login('meadow-lark-99')).data.token;
  const there = (await login('meadow-lark-99')).data.token;
  const change = { old_password: 'meadow-lark-99', new_password: PASSWORD, confirm_password: PASSWORD };
  expect((await call('member/updPassword', change, here)).code).toBe(0);
  expect((await call('member/info', {}, here)).code).toBe(0);
  expect((await call('member/info', {}, there)).code).toBe(50012);
  const keys = (await call('message/list', {}, here)).data.list.map((row: { key: string }) => row.key);
  expect(keys).toEqual(['password_changed', 'password_changed', 'welcome']);
});

it('tells an illegal, an ended and an expired session apart', async () => {
  const { id, token } = await member();
  expect(await call('member/info', {})).toMatchObject({ status: 401, code: 50008 });
  expect(await call('member/info', {}, 'x'.repeat(43))).toMatchObject({ status: 401, code: 50008 });
  await db().query('UPDATE member_session SET expires_at = NOW(3) - INTERVAL 1 SECOND WHERE member_id = ?', [
    id,
  ]);
  expect(await call('member/info', {}, token)).toMatchObject({
    status: 401,
    code: 50014,
    msg: 'Login has expired, please log in again',
  });
  await db().query('UPDATE member_session SET ended_at = NOW(3) WHERE member_id = ?', [id]);
  expect(await call('member/info', {}, token)).toMatchObject({ status: 401, code: 50012 });
});

it('keeps five sessions, and ends the oldest with the sixth', async () => {
  const { id, phone_number } = await member({ password: PASSWORD });
  const first = { ...me(phone_number), login_type: 'password', password: PASSWORD };
  const tokens: string[] = [];
  for (let at = 0; at < 6; at += 1) tokens.push((await call('member/login', first)).data.token);
  expect((await call('member/info', {}, tokens[0])).code).toBe(50012);
  expect((await call('member/info', {}, tokens[1])).code).toBe(0);
  expect(
    await rows('SELECT id FROM member_session WHERE member_id = ? AND ended_at IS NULL', [id]),
  ).toHaveLength(5);
});

it('counts the 60 s between two codes itself', async () => {
  const send = () => call('member/sendYzm', { ...me(), scene: 'register' });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const again = await send();
  expect(again).toMatchObject({ status: 429, code: 42900 });
  expect(Number(again.retry)).toBeGreaterThan(50);
  expect(Number(again.retry)).toBeLessThanOrEqual(60);
  expect(again.data.retry_after).toBe(Number(again.retry));
  expect(await rows('SELECT id FROM one_time_code')).toHaveLength(1);
  await db().query("UPDATE rate_limit SET expire = 1 WHERE `key` LIKE 'yzm_wait%'");
  expect(await send()).toMatchObject({ code: 0, data: { countdown: 60 } });
});

it('locks after five wrong passwords, the right one included', async () => {
  const { phone_number } = await member({ password: PASSWORD });
  const login = (password: string) =>
    call('member/login', { ...me(phone_number), login_type: 'password', password });
  for (let at = 0; at < 5; at += 1) expect((await login('not this one')).code).toBe(41002);
  const sixth = await login(PASSWORD);
  expect(sixth).toMatchObject({ status: 200, code: 41003 });
  expect(Number(sixth.retry)).toBeGreaterThan(800);
  await db().query('UPDATE rate_limit SET expire = 1');
  expect((await login(PASSWORD)).code).toBe(0);
});

it('voids a code after five wrong tries', async () => {
  const yzm = await codeFor('register');
  const wrong = yzm === '000000' ? '000001' : '000000';
  for (let at = 0; at < 5; at += 1)
    expect((await call('member/register', registration(wrong))).code).toBe(40003);
  expect((await call('member/register', registration(yzm))).code).toBe(40003);
  expect(await rows('SELECT id FROM member')).toEqual([]);
});

it('opens one session with one code, however many use it at once', async () => {
  const { id, phone_number } = await member();
  await db().query('DELETE FROM member_session');
  const yzm = await codeFor('login', phone_number);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('member/login', { ...me(phone_number), login_type: 'yzm', yzm })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 40003, 40003, 40003, 40003]);
  expect(await rows('SELECT id FROM member_session WHERE member_id = ?', [id])).toHaveLength(1);
});

it('makes one account of two registrations at once', async () => {
  const yzm = await codeFor('register');
  const answers = await Promise.all([1, 2, 3].map(() => call('member/register', registration(yzm))));
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.every((code) => [0, 40003, 41004].includes(code))).toBe(true);
  expect(await rows('SELECT id FROM member')).toHaveLength(1);
  expect(await rows('SELECT id FROM consent')).toHaveLength(CONSENT.register.length);
});

it('names a taken and an unknown phone', async () => {
  const { phone_number } = await member();
  expect(await call('member/register', registration('000000', { phone_number }))).toMatchObject({
    code: 41004,
  });
  expect(await call('member/login', { ...me(), login_type: 'password', password: 'x' })).toMatchObject({
    code: 41001,
    msg: 'This mobile number is not registered',
  });
});

it('keeps which texts were agreed to', async () => {
  await call('member/register', registration(await codeFor('register')));
  const stored = await rows<Record<string, string>>(
    'SELECT agreement, version, text_hash, language, created_at FROM consent',
  );
  expect(stored.map(({ agreement }) => agreement).sort()).toEqual([...CONSENT.register].sort());
  for (const { agreement, version, text_hash, language } of stored) {
    const { data } = await call('content/legal', { page: agreement, lang: language });
    expect({ version, text_hash }).toEqual({ version: data.version, text_hash: data.hash });
  }
});

describe('real name', () => {
  let who: Caller;
  const verify = (input: object = {}) =>
    call(
      'member/auth',
      { real_name: '顾小满', document_number: DOCUMENT, phone_number: phone, ...input },
      who.token,
    );

  beforeEach(async () => {
    who = await member({ verified: false });
  });

  it('verifies, tells the member, and masks what it shows', async () => {
    expect(await verify({ yzm: await codeFor('auth') })).toMatchObject({
      code: 0,
      data: { is_auth: 1, status: 'verified' },
    });
    const { user } = (await call('member/info', {}, who.token)).data;
    expect(user).toMatchObject({
      is_auth: 1,
      auth_username: '顾**',
      auth_phone_number: `1****${phone.slice(-4)}`,
    });
    const { list } = (await call('message/list', {}, who.token)).data;
    expect(list[0]).toMatchObject({ key: 'real_name_verified' });
    expect(await verify({ yzm: '000000' })).toMatchObject({ code: 40900 });
  });

  it('refuses the documented failing identities, and takes the next try', async () => {
    const yzm = await codeFor('auth');
    const refused = await verify({ yzm, real_name: '查无此人' });
    expect(refused.data.errors).toEqual([expect.objectContaining({ field: 'real_name', rule: 'identity' })]);
    expect((await verify({ yzm })).code).toBe(0);
  });

  it('verifies once of two at the same time', async () => {
    const yzm = await codeFor('auth');
    const answers = await Promise.all([1, 2, 3].map(() => verify({ yzm })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await rows("SELECT id FROM audit_line WHERE action = 'verify'")).toHaveLength(1);
    expect(await rows("SELECT id FROM message WHERE message_key = 'real_name_verified'")).toHaveLength(1);
  });

  it('leaves nothing personal in clear', async () => {
    const yzm = await codeFor('auth');
    await verify({ yzm });
    const tables = await rows<Record<string, string>>('SHOW TABLES');
    for (const table of tables.flatMap((row) => Object.values(row))) {
      const text = textOf(await rows('SELECT * FROM ??', [table]));
      for (const secret of [phone, who.phone_number, '顾小满', DOCUMENT, yzm, who.token])
        expect({ table, holds: text.includes(secret) && secret }).toEqual({ table, holds: false });
    }
  });
});
