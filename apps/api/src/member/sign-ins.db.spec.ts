/** A member's sessions and sign-in attempts, and how little of them is stored. */
import { ERRORS } from '@ipw/domain';
import { member, PASSWORD, staff, type Caller } from '../../testing/fixtures';
import { api, rows, textOf } from '../../testing/server';

interface Reply {
  status: number;
  code: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it came
  data: any;
}

const { url, db, reset } = api();
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

let ann: Caller;

async function call(path: string, input: object = {}, token = ann.token, userAgent = LAPTOP): Promise<Reply> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(input),
  });
  return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) };
}

const signIn = (input: object, userAgent = PHONE) =>
  call('member/login', { area_code: '86', phone_number: ann.phone_number, ...input }, '', userAgent);
const byPassword = async (userAgent?: string): Promise<string> =>
  (await signIn({ login_type: 'password', password: PASSWORD }, userAgent)).data.token as string;

beforeEach(async () => {
  await reset();
  ann = await member();
});

it('lists the sessions, the current one first, by browser family and network', async () => {
  const phone = await byPassword();
  const { data } = await call('member/sessions', {}, phone);
  expect(data).toEqual([
    expect.objectContaining({ current: true, browser: 'safari', platform: 'ios', network: '127.0.0.*' }),
    expect.objectContaining({ current: false, browser: 'other', platform: 'other', network: '' }),
  ]);
  expect(Object.keys(data[0] as object).sort()).toEqual(
    [
      'browser',
      'created_at',
      'current',
      'expires_at',
      'last_seen_at',
      'network',
      'platform',
      'session_id',
    ].sort(),
  );
});

it('ends one session, once, whose calls then get the reason', async () => {
  const phone = await byPassword();
  const { session_id } = (await call('member/sessions')).data.find(
    ({ current }: { current: boolean }) => !current,
  );
  const answers = await Promise.all([1, 2, 3].map(() => call('member/revokeSession', { session_id })));
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 40400, 40400]);
  expect(await call('member/info', {}, phone)).toMatchObject({ status: 401, code: 50012 });
  expect((await call('member/info')).code).toBe(0);
});

it('ends all sessions of the member except the current one', async () => {
  const ben = await member();
  const others = [await byPassword(), await byPassword(LAPTOP)];
  expect((await call('member/revokeOthers')).data).toEqual({ ended: 2 });
  for (const token of others) expect((await call('member/info', {}, token)).code).toBe(50012);
  for (const { token } of [ann, ben]) expect((await call('member/info', {}, token)).code).toBe(0);
  expect((await call('member/revokeOthers')).data).toEqual({ ended: 0 });
});

it('ends all of them when staff say so, and each is told', async () => {
  const places = [ann.token, await byPassword()];
  const { cookie, csrf } = await staff('admin');
  const { status } = await fetch(`${url}/api/admin/members/${ann.id}/end-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': csrf },
    body: JSON.stringify({ version: 1 }),
  });
  expect(status).toBe(200);
  for (const token of places)
    expect(await call('member/info', {}, token)).toMatchObject({ status: 401, code: 50012 });
});

it('says when a session was last used, to ten minutes', async () => {
  const seen = async () => (await call('member/sessions')).data[0].last_seen_at as string;
  const opened = await seen();
  expect(await seen()).toBe(opened);
  await db().query('UPDATE member_session SET created_at = NOW(3) - INTERVAL 20 MINUTE');
  const again = await seen();
  expect(Date.parse(again)).toBeGreaterThan(Date.now() - 60_000);
  expect(await seen()).toBe(again);
});

it('keeps who signed in and who failed to, by password and by code', async () => {
  const ben = await member();
  await signIn({ login_type: 'password', password: 'not this one' }, LAPTOP);
  await signIn({ login_type: 'yzm', yzm: '000000' });
  await byPassword();
  const { data } = await call('ip/loginList');
  expect(data).toMatchObject({
    total: 3,
    list: [
      { login_type: 'password', success: 1, browser: 'safari', platform: 'ios', network: '127.0.0.*' },
      { login_type: 'yzm', success: 0, browser: 'safari', platform: 'ios' },
      { login_type: 'password', success: 0, browser: 'firefox', platform: 'windows' },
    ],
  });
  expect((await call('ip/loginList', {}, ben.token)).data.total).toBe(0);
  const pages = [1, 2, 3].map((page) => call('ip/loginList', { page, page_size: 1 }));
  const listed = (await Promise.all(pages)).map(({ data: page }) => (page as { list: object[] }).list);
  expect(listed.flat()).toEqual(data.list);
});

it('keeps neither an address nor what a browser called itself', async () => {
  await byPassword();
  for (const table of ['member_session', 'sign_in']) {
    const stored = textOf(await rows('SELECT * FROM ??', [table]));
    expect(stored).not.toMatch(/127\.0\.0\.\d|Mozilla|iPhone|Version\//);
  }
});

it('counts right passwords, and codes from a known device, too', async () => {
  const { headers } = await fetch(`${url}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ area_code: '86', phone_number: ann.phone_number },
      ...{ login_type: 'password', password: PASSWORD },
    }),
  });
  const used = (name: string, points: number) =>
    rows('UPDATE rate_limit SET points = ? WHERE `key` LIKE ?', [points, `${name}%`]);
  await used('sign_in_member', 1000);
  expect((await signIn({ login_type: 'password', password: PASSWORD })).code).toBe(ERRORS.TOO_MANY.code);
  await used('sign_in_member', 0);
  await byPassword();
  const cookie = headers.get('set-cookie')!.split(';')[0]!;
  const guess = async () => {
    const response = await fetch(`${url}/api/member/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        ...{ area_code: '86', phone_number: ann.phone_number },
        ...{ login_type: 'yzm', yzm: '000000' },
      }),
    });
    return ((await response.json()) as Reply).code;
  };
  expect(await guess()).not.toBe(ERRORS.TOO_MANY.code);
  await used('sign_in_code_device', 50);
  expect(await guess()).toBe(ERRORS.TOO_MANY.code);
  expect(await rows('SELECT id FROM sign_in WHERE success = 0')).toHaveLength(1);
});
