/** Two processes on one database, one with its clock an hour ahead: limits are counted once. */
import { createHash } from 'node:crypto';
import { ulid } from '@ipw/domain';
import { another } from '../testing/another';
import { member, PASSWORD, picture } from '../testing/fixtures';
import { ask, type Reply, solved } from '../testing/proven';
import { knownCode } from '../testing/limits';
import { api, rows } from '../testing/server';

const HOUR_MS = 3_600_000;
const { db, reset, url } = api();
let ahead: string;

/** Sends the same call to both processes in turn, all at once. */
const both = (times: number, call: (at: string) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => call(turn % 2 ? ahead : url)));
const codesOf = (answers: Reply[]) => answers.map(({ code }) => code).sort((a, b) => a - b);
const phone = { area_code: '86', phone_number: '13900000001' };

beforeAll(async () => {
  ahead = await another({}, HOUR_MS);
});
beforeEach(reset);

it('has one clock for limits: neither process begins the count anew', async () => {
  // Six, as many as a phone has before a proof of work: a refused call counts until it is given back.
  const answers = await both(6, (at) => ask(at, 'member/sendYzm', { ...phone, scene: 'register' }));
  expect(codesOf(answers)).toEqual([0, ...Array<number>(5).fill(42900)]);
  const again = await ask(ahead, 'member/sendYzm', { ...phone, scene: 'register' });
  expect(again.status).toBe(429);
  expect(again.data.retry_after).toBeLessThanOrEqual(60);
  expect(await rows('SELECT id FROM one_time_code')).toHaveLength(1);
});

it('locks after five wrong passwords, wherever they were tried', async () => {
  const { phone_number } = await member();
  const login = (at: string, password: string) =>
    ask(at, 'member/login', { area_code: '86', phone_number, login_type: 'password', password });
  const answers = await both(10, (at) => login(at, 'not this'));
  expect(codesOf(answers)).toEqual([...Array<number>(5).fill(41002), ...Array<number>(5).fill(41003)]);
  for (const at of [url, ahead]) expect((await login(at, PASSWORD)).code).toBe(41003);
});

it('lets a proof of work serve once, though made by one and shown to the other', async () => {
  await db().query(
    'INSERT INTO rate_limit (`key`, points, expire) VALUES (?, 60, UNIX_TIMESTAMP() * 1000 + 3600000)',
    [`is_register_address:${createHash('sha256').update('127.0.0.1').digest('hex').slice(0, 40)}`],
  );
  for (const [maker, other] of [
    [url, ahead],
    [ahead, url],
  ] as const) {
    const captcha = solved(await ask(maker, 'member/isRegister', phone));
    expect((await ask(other, 'member/isRegister', { ...phone, captcha })).code).toBe(0);
    const answers = await both(6, (at) => ask(at, 'member/isRegister', { ...phone, captcha }));
    expect(codesOf(answers)).toEqual(Array<number>(6).fill(40004));
  }
});

describe('a one-time code', () => {
  /** Sends a code through one process, and sets its digits. */
  async function sent(at: string, phone_number: string): Promise<void> {
    expect((await ask(at, 'member/sendYzm', { area_code: '86', phone_number, scene: 'login' })).code).toBe(0);
    const [{ id }] = (await rows<{ id: string }>(
      'SELECT id FROM one_time_code ORDER BY created_at DESC LIMIT 1',
    )) as [{ id: string }];
    await knownCode(id);
  }

  it('opens one session in both together', async () => {
    const { id, phone_number } = await member();
    await db().query('DELETE FROM member_session');
    await sent(url, phone_number);
    const answers = await both(8, (at) =>
      ask(at, 'member/login', { area_code: '86', phone_number, login_type: 'yzm', yzm: '246810' }),
    );
    expect(codesOf(answers)).toEqual([0, ...Array<number>(7).fill(40003)]);
    expect(await rows('SELECT id FROM member_session WHERE member_id = ?', [id])).toHaveLength(1);
  });

  it.each([
    ['by the one whose clock is right', () => url, () => ahead],
    ['by the one whose clock is ahead', () => ahead, () => url],
  ])('sent %s lives ten minutes for the other', async (_name, sender, other) => {
    const { phone_number } = await member();
    await sent(sender(), phone_number);
    const [{ life }] = (await rows<{ life: string }>(
      'SELECT TIMESTAMPDIFF(SECOND, NOW(3), expires_at) AS life FROM one_time_code',
    )) as [{ life: string }];
    expect(Number(life)).toBeGreaterThan(590);
    expect(Number(life)).toBeLessThanOrEqual(600);
    const login = { area_code: '86', phone_number, login_type: 'yzm', yzm: '246810' };
    expect((await ask(other(), 'member/login', login)).code).toBe(0);
  });

  it('is tried five times in both together', async () => {
    const { phone_number } = await member();
    await sent(url, phone_number);
    const login = (at: string, yzm: string) =>
      ask(at, 'member/login', { area_code: '86', phone_number, login_type: 'yzm', yzm });
    await both(5, (at) => login(at, '000000'));
    for (const at of [url, ahead]) expect((await login(at, '246810')).code).toBe(40003);
  });
});

it('does a keyed creation once, and answers it twice', async () => {
  const { id, token } = await member();
  const ip = {
    ip_name: '月台猫',
    ip_image: await picture(id, 'avatar'),
    intro: '一只在月台等车的猫',
    core_audience: '通勤的人',
    auth_field_id: 31,
    birth_time: '2020-02-29',
    birth_area: 'CN',
    ip_origin: 1,
    ip_types: [1],
    kernels: [1],
    idempotency_key: ulid(),
  };
  const answers = await both(4, (at) => ask(at, 'ip/add', ip, { token }));
  expect(codesOf(answers)).toEqual([0, 0, 0, 0]);
  expect(new Set(answers.map(({ data }) => data.ip_id as string)).size).toBe(1);
  expect(await rows('SELECT id FROM ip')).toHaveLength(1);
});
