/** Passwords after registration: reset by code, changed with the old one, and the count of wrong tries. */
import { type Caller, member, PASSWORD, staff } from '../../testing/fixtures';
import { knownCode, plantCode, used } from '../../testing/limits';
import { ask, cookieOf, type Reply } from '../../testing/proven';
import { until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { ruleOf } from '../core/limit/rules';

const { url, reset } = api();
const OTHER = 'meadow-lark-99';
const THIRD = 'harbour-violet-31';
let ann: Caller;

beforeEach(async () => {
  await reset();
  ann = await member();
});

const pair = (word: string) => ({ new_password: word, confirm_password: word });
const phone = () => ({ area_code: '86', phone_number: ann.phone_number });
const resetTo = (word: string) =>
  ask(url, 'member/resetPassword', { ...phone(), yzm: '246810', ...pair(word) });
const login = (password: string, cookie = '') =>
  ask(url, 'member/login', { ...phone(), login_type: 'password', password }, { cookie });
const said = async () =>
  (
    await rows<{ action: string }>(
      "SELECT action FROM audit_line WHERE subject = 'member' AND action LIKE '%password' ORDER BY id",
    )
  ).map(({ action }) => action);

it('one code resets once', async () => {
  await plantCode(ann.phone_number, 'reset');
  expect((await resetTo(OTHER)).code).toBe(0);
  expect((await resetTo(THIRD)).code).toBe(40003);
  expect((await login(OTHER)).code).toBe(0);
  expect(await said()).toEqual(['reset_password']);
});

it('the present password is no new one, by code or by itself, and the code is good for another', async () => {
  await plantCode(ann.phone_number, 'reset');
  const same = [{ field: 'new_password', rule: 'password_same' }];
  expect((await resetTo(PASSWORD)).data.errors).toMatchObject(same);
  const change = (word: string) =>
    ask(url, 'member/updPassword', { old_password: PASSWORD, ...pair(word) }, { token: ann.token });
  expect((await change(PASSWORD)).data.errors).toMatchObject(same);
  expect((await change(OTHER)).code).toBe(0);
  expect((await resetTo(THIRD)).code).toBe(0);
  expect(await said()).toEqual(['change_password', 'reset_password']);
});

describe('four wrong passwords', () => {
  const fourWrongThenRight = async (enter: (password: string) => Promise<Reply>) => {
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await enter('not this')).code).not.toBe(0);
    return (await enter(PASSWORD)).status;
  };

  it('are forgotten with the right one', async () => {
    for (let round = 0; round < 2; round += 1) expect(await fourWrongThenRight(login)).toBe(200);
    expect((await login(PASSWORD)).code).toBe(0);
  });

  it('are forgotten on a known device, too', async () => {
    const cookie = cookieOf(await login(PASSWORD));
    for (let round = 0; round < 2; round += 1)
      expect(await fourWrongThenRight((password) => login(password, cookie))).toBe(200);
    expect((await login(PASSWORD, cookie)).code).toBe(0);
  });

  it('are forgotten in an open session', async () => {
    const exported = (password: string) =>
      ask(url, 'member/sendEmailCode', { email: 'a@example.com', password }, ann);
    for (let round = 0; round < 2; round += 1)
      for (const password of ['no', 'no', 'no', 'no', PASSWORD]) {
        const { status, code } = await exported(password);
        if (password === PASSWORD) expect([0, 42900]).toContain(code);
        else expect({ status, code }).toEqual({ status: 200, code: 40001 });
      }
  });

  it('count for their session from all addresses, and lock neither another session nor a code', async () => {
    const { id } = (await rows<{ id: string }>('SELECT id FROM member_session'))[0]!;
    const tries = () => rows("SELECT points FROM rate_limit WHERE `key` LIKE 'own_password:%'");
    const change = (token: string, old_password = PASSWORD) =>
      ask(url, 'member/updPassword', { old_password, ...pair(OTHER) }, { token });
    expect((await change(ann.token, 'not this')).code).toBe(40001);
    expect(await tries()).toEqual([{ points: 1 }]);
    await used('own_password', id, ruleOf('own_password').points);
    await rows("DELETE FROM rate_limit WHERE `key` LIKE 'sign_in:%'");
    expect((await change(ann.token)).code).toBe(41003);
    expect((await ask(url, 'member/sendOwnYzm', {}, ann)).code).toBe(0);
    const [code] = await rows<{ id: string }>("SELECT id FROM one_time_code WHERE scene = 'confirm'");
    await knownCode(code!.id);
    expect((await ask(url, 'member/requestExport', { yzm: '246810' }, ann)).code).toBe(0);
    expect((await change((await login(PASSWORD)).data.token as string)).code).toBe(0);
  });

  it('are forgotten at the console', async () => {
    const { id } = await staff('finance');
    const [{ username }] = (await rows('SELECT username FROM staff WHERE id = ?', [id])) as [
      { username: string },
    ];
    const enter = (password: string) => ask(url, 'admin/auth/login', { username, password });
    for (let round = 0; round < 2; round += 1) expect(await fourWrongThenRight(enter)).toBe(200);
  });
});

describe('a password that is reset while the old one is being checked', () => {
  /** Answers of `work` whose member row another transaction holds, which sets another password before it ends. */
  const meanwhile = async (work: () => Promise<Reply>): Promise<Reply> => {
    const other = await api().db().getConnection();
    try {
      await other.beginTransaction();
      await other.query('UPDATE member SET password_hash = ? WHERE id = ?', ['another hash', ann.id]);
      const answer = work();
      await until(
        async () =>
          (
            await rows(
              "SELECT ID FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND INFO LIKE 'UPDATE `member`%' AND ID <> CONNECTION_ID()",
            )
          )[0],
        'the statement that waits for the member',
      );
      await other.commit();
      return await answer;
    } finally {
      other.release();
    }
  };
  const openSessions = () => rows('SELECT id FROM member_session WHERE ended_at IS NULL');

  it('opens no session', async () => {
    const before = await openSessions();
    expect((await meanwhile(() => login(PASSWORD))).code).toBe(41002);
    expect(await openSessions()).toEqual(before);
  });

  it('is not overwritten', async () => {
    const change = () =>
      ask(url, 'member/updPassword', { old_password: PASSWORD, ...pair(THIRD) }, { token: ann.token });
    expect((await meanwhile(change)).data.errors).toMatchObject([
      { field: 'old_password', rule: 'old_password' },
    ]);
    expect((await login(THIRD)).code).not.toBe(0);
  });
});
