/** Staff accounts: who may change which, first passwords, second factors, recovery codes and sessions. */
import { generate } from 'otplib';
import request, { type Response } from 'supertest';
import { openFixtures, PASSWORD, staff, type StaffLogin } from '../../../testing/fixtures';
import { used } from '../../../testing/limits';
import { api } from '../../../testing/server';
import { earlyInStep } from '../../../testing/totp';

const { url, db, reset } = api();
type Method = 'get' | 'post' | 'put';
const call = (
  login: StaffLogin | undefined,
  method: Method,
  path: string,
  body?: object,
): Promise<Response> => {
  const query = request(url)[method](`/api/admin/${path}`).set('accept-language', 'en');
  if (login) void query.set('cookie', login.cookie).set('x-csrf-token', login.csrf);
  return body ? query.send(body) : query;
};
const versionOf = async (id: string) =>
  ((await db().query('SELECT version FROM staff WHERE id = ?', [id]))[0] as { version: number }[])[0]!
    .version;
const act = async (login: StaffLogin, id: string, action: string, body: object = {}) =>
  call(login, 'post', `staff/${id}/${action}`, { version: await versionOf(id), ...body });
const signIn = (input: object) => call(undefined, 'post', 'auth/login', input);
const loginOf = ({ headers, body }: Response): StaffLogin => ({
  id: body.id as string,
  cookie: (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!,
  csrf: body.csrf_token as string,
});
const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
const NEW = { username: 'lin.mei', name: '林梅', role: 'reviewer' };
const OWN = 'harbour-violet-31';
let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  admin = await staff('admin');
});

/** First sign-in of a new account: own password and second factor, with codes of an earlier time step. */
async function firstSignIn(username: string, first: string) {
  const login = loginOf(await signIn({ username, password: first }));
  const own = { new_password: OWN, confirm_password: OWN };
  expect((await call(login, 'post', 'auth/first-password', own)).body).toMatchObject({
    must_set_password: false,
    must_enrol: true,
  });
  const secret = (await call(login, 'post', 'auth/totp/enrol')).body.secret as string;
  await earlyInStep();
  const confirmed = await call(login, 'post', 'auth/totp/confirm', { totp: await codeOf(secret, -1) });
  expect(confirmed.body.must_enrol).toBe(false);
  return { login, secret, codes: confirmed.body.recovery_codes as string[] };
}

it('takes a new colleague from the first password to the second factor', async () => {
  const made = await call(admin, 'post', 'staff', NEW);
  expect(made.body).toMatchObject({ ...NEW, state: 'invited', version: 1 });
  const first = made.body.first_password as string;
  expect((await call(admin, 'get', `staff/${made.body.id as string}`)).body).not.toHaveProperty(
    'first_password',
  );

  const entered = await signIn({ username: NEW.username, password: first });
  expect(entered.body).toMatchObject({ must_set_password: true, must_enrol: true });
  const login = loginOf(entered);
  expect((await call(login, 'get', 'claims')).status).toBe(403);
  expect((await call(login, 'post', 'auth/totp/enrol')).status).toBe(409);
  const same = { new_password: first, confirm_password: first };
  expect((await call(login, 'post', 'auth/first-password', same)).body.errors).toHaveProperty('new_password');

  const { login: own, codes } = await firstSignIn(NEW.username, first);
  expect((await call(login, 'get', 'auth/me')).body).toMatchObject({ code: 50012 });
  expect((await call(own, 'get', 'claims')).status).toBe(200);
  expect((await signIn({ username: NEW.username, password: first })).status).toBe(401);
  expect(new Set(codes).size).toBe(10);
  expect((await call(admin, 'get', `staff/${own.id}`)).body).toMatchObject({
    state: 'active',
    recovery_codes_left: 10,
    first_password_until: null,
  });
});

it('lets a first password end after three days', async () => {
  const { body } = await call(admin, 'post', 'staff', NEW);
  await db().query('UPDATE staff SET first_password_until = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [
    body.id,
  ]);
  const word = { username: NEW.username, password: body.first_password };
  expect((await signIn(word)).body).toMatchObject({ code: 41002 });
  await used('staff_sign_in_name', NEW.username, 1000);
  const again = await act(admin, body.id, 'new-password');
  expect((await signIn({ ...word, password: again.body.first_password })).status).toBe(200);
});

it('takes a recovery code in place of the device once, however often it comes at once', async () => {
  const { body } = await call(admin, 'post', 'staff', NEW);
  const { codes, login } = await firstSignIn(NEW.username, body.first_password);
  const word = { username: NEW.username, password: OWN };
  const typed = codes[0]!.toLowerCase().replace('-', ' ');
  const both = await Promise.all(
    [typed, codes[0]!].map((recovery_code) => signIn({ ...word, recovery_code })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 200)!.body).toMatchObject({ recovery_codes_left: 9 });
  expect((await signIn({ ...word, recovery_code: 'AAAAAAAAAA' })).body.errors).toHaveProperty(
    'recovery_code',
  );
  const [lines] = await db().query("SELECT id FROM audit_line WHERE action = 'use_recovery_code'");
  expect(lines).toHaveLength(1);
  const [stored] = await db().query('SELECT code_hash FROM staff_recovery_code');
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''));
  expect((await call(login, 'get', 'account')).body).toMatchObject({
    recovery_codes_left: 9,
    totp_enabled: true,
  });
});

it('gives new recovery codes against a fresh code, and the old ones end', async () => {
  const { body } = await call(admin, 'post', 'staff', NEW);
  const { codes, login, secret } = await firstSignIn(NEW.username, body.first_password);
  expect(
    (await call(login, 'post', 'account/recovery-codes', { totp: await codeOf(secret, -1) })).status,
  ).toBe(400);
  const renewed = await call(login, 'post', 'account/recovery-codes', { totp: await codeOf(secret) });
  expect(renewed.body.recovery_codes).toHaveLength(10);
  const word = { username: NEW.username, password: OWN };
  expect((await signIn({ ...word, recovery_code: codes[1] })).status).toBe(400);
  expect((await signIn({ ...word, recovery_code: renewed.body.recovery_codes[0] })).status).toBe(200);
});

it('counts wrong second factors for the account, wherever they come from', async () => {
  const { body } = await call(admin, 'post', 'staff', NEW);
  const { codes } = await firstSignIn(NEW.username, body.first_password);
  const word = { username: NEW.username, password: OWN };
  for (let n = 0; n < 9; n += 1) {
    await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'staff_sign_in%'");
    expect((await signIn({ ...word, totp: '000000' })).status).toBe(400);
  }
  await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'staff_sign_in%'");
  expect((await signIn({ ...word, recovery_code: codes[0] })).status).toBe(429);
});

it('ends the sessions of whoever gets another role, and gives the new one at the next sign-in', async () => {
  const colleague = await staff('reviewer');
  const { body } = await call(admin, 'get', `staff/${colleague.id}`);
  const change = { version: body.version, name: body.name, role: 'finance' };
  const changed = await call(admin, 'put', `staff/${colleague.id}`, change);
  expect(changed.body).toMatchObject({ role: 'finance', sessions: 0 });
  expect((await call(colleague, 'get', 'claims')).body).toMatchObject({ code: 50012 });
  expect((await call(admin, 'put', `staff/${colleague.id}`, change)).body).toMatchObject({ code: 40901 });
  const back = await signIn({ username: body.username, password: PASSWORD });
  expect(back.body.role).toBe('finance');
});

it('lets nobody but administrators touch staff, and nobody touch their own right', async () => {
  for (const role of ['reviewer', 'consultant', 'finance'] as const) {
    const other = await staff(role);
    expect((await call(other, 'get', 'staff')).status).toBe(403);
    expect((await call(other, 'post', 'staff', { ...NEW, role: 'admin' })).status).toBe(403);
    expect(
      (await call(other, 'put', `staff/${other.id}`, { version: 1, name: 'x', role: 'admin' })).status,
    ).toBe(403);
  }
  await staff('admin');
  const demote = { version: 1, name: 'x', role: 'finance' };
  expect((await call(admin, 'put', `staff/${admin.id}`, demote)).body.errors).toMatchObject({
    role: 'You cannot do this to your own account',
  });
  for (const action of ['disable', 'end-sessions', 'new-password', 'reset-second-factor'])
    expect((await act(admin, admin.id, action)).body.errors).toMatchObject({
      id: 'You cannot do this to your own account',
    });
  const { body } = await call(admin, 'put', `staff/${admin.id}`, { ...demote, name: '新名', role: 'admin' });
  expect(body).toMatchObject({ name: '新名', role: 'admin', actions: ['update'] });
});

it('keeps the last administrator', async () => {
  expect((await act(admin, admin.id, 'disable')).body.errors).toMatchObject({
    id: 'At least one administrator must remain',
  });
  const demote = { version: 1, name: 'x', role: 'finance' };
  expect((await call(admin, 'put', `staff/${admin.id}`, demote)).body.errors).toMatchObject({
    role: 'At least one administrator must remain',
  });
});

it.each(['disable', 'demote'])('keeps one administrator when two %s each other at once', async (way) => {
  for (let round = 0; round < 5; round += 1) {
    await reset();
    const pair = [await staff('admin'), await staff('admin')] as const;
    const against = (by: StaffLogin, on: StaffLogin) =>
      way === 'disable'
        ? call(by, 'post', `staff/${on.id}/disable`, { version: 1 })
        : call(by, 'put', `staff/${on.id}`, { version: 1, name: 'x', role: 'finance' });
    const answers = await Promise.all([against(pair[0], pair[1]), against(pair[1], pair[0])]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => [401, 403].includes(status))).toHaveLength(1);
    const [left] = await db().query("SELECT id FROM staff WHERE role = 'admin' AND disabled_at IS NULL");
    expect(left).toHaveLength(1);
  }
});

it('asks once more who sits there before staff are changed, and takes no code twice', async () => {
  const stale = () =>
    db().query('UPDATE staff_session SET confirmed_at = NOW(3) - INTERVAL 11 MINUTE WHERE staff_id = ?', [
      admin.id,
    ]);
  await stale();
  expect((await call(admin, 'post', 'staff', NEW)).body).toMatchObject({ code: 41006, statusCode: 403 });
  expect((await call(admin, 'post', 'auth/confirm', { password: 'not it' })).body.errors).toHaveProperty(
    'password',
  );
  expect((await call(admin, 'post', 'auth/confirm', { password: PASSWORD })).status).toBe(200);
  expect((await call(admin, 'post', 'staff', NEW)).status).toBe(201);

  const secret = (await call(admin, 'post', 'auth/totp/enrol')).body.secret as string;
  await earlyInStep();
  const totp = await codeOf(secret, -1);
  await call(admin, 'post', 'auth/totp/confirm', { totp });
  await stale();
  expect((await call(admin, 'post', 'auth/confirm', { password: PASSWORD })).body.errors).toHaveProperty(
    'totp',
  );
  expect((await call(admin, 'post', 'auth/confirm', { totp })).body.errors).toHaveProperty('totp');
  expect((await call(admin, 'post', 'auth/confirm', { totp: await codeOf(secret) })).status).toBe(200);
});

it('resets a lost second factor: sessions and recovery codes end, and enrolment opens again', async () => {
  const { body } = await call(admin, 'post', 'staff', NEW);
  const { login, codes } = await firstSignIn(NEW.username, body.first_password);
  const reset = await act(admin, body.id, 'reset-second-factor');
  expect(reset.body).toMatchObject({ totp_enabled: 0, recovery_codes_left: 0, sessions: 0 });
  expect(reset.body.actions).not.toContain('reset-second-factor');
  expect((await call(login, 'get', 'claims')).status).toBe(401);
  const back = await signIn({ username: NEW.username, password: OWN, recovery_code: codes[3] });
  expect(back.body).toMatchObject({ must_enrol: true, totp_enabled: false });
});

it('ends the sessions of a colleague, disables and enables', async () => {
  const colleague = await staff('finance');
  const { username } = (await call(admin, 'get', `staff/${colleague.id}`)).body;
  expect((await act(admin, colleague.id, 'end-sessions')).status).toBe(200);
  expect((await call(colleague, 'get', 'auth/me')).status).toBe(401);
  expect((await act(admin, colleague.id, 'disable')).body).toMatchObject({
    state: 'disabled',
    actions: ['update', 'enable'],
  });
  expect((await signIn({ username, password: PASSWORD })).body).toMatchObject({ code: 41002 });
  expect((await act(admin, colleague.id, 'disable')).body).toMatchObject({ code: 40900 });
  expect((await act(admin, colleague.id, 'enable')).body).toMatchObject({ state: 'active' });
  expect((await signIn({ username, password: PASSWORD })).status).toBe(200);
});

it('shows a person their sessions, and ends one or all others', async () => {
  const { username } = (await call(admin, 'get', `staff/${admin.id}`)).body;
  const others = await Promise.all(
    [1, 2, 3].map(async () => loginOf(await signIn({ username, password: PASSWORD }))),
  );
  const { sessions } = (await call(admin, 'get', 'account')).body;
  expect(sessions).toHaveLength(4);
  expect(sessions.filter((row: { current: boolean }) => row.current)).toHaveLength(1);
  const one = sessions.find((row: { current: boolean }) => !row.current).session_id as string;
  expect((await call(await staff('finance'), 'post', `account/sessions/${one}/end`)).status).toBe(404);
  expect((await call(admin, 'post', `account/sessions/${one}/end`)).status).toBe(200);
  expect((await call(admin, 'post', 'account/sessions/end-others')).body).toEqual({ ended: 2 });
  for (const other of others)
    expect((await call(other, 'get', 'auth/me')).body).toMatchObject({ code: 50012 });
  const own = { old_password: PASSWORD, new_password: OWN, confirm_password: OWN };
  const second = loginOf(await signIn({ username, password: PASSWORD }));
  expect(
    (await call(admin, 'post', 'account/password', { ...own, old_password: 'x' })).body.errors,
  ).toHaveProperty('old_password');
  expect((await call(admin, 'post', 'account/password', own)).status).toBe(200);
  expect((await call(second, 'get', 'auth/me')).status).toBe(401);
  expect((await call(admin, 'get', 'auth/me')).status).toBe(200);
});

it('finds staff by name or user name, by role and by state', async () => {
  const { body } = await call(admin, 'post', 'staff', NEW);
  const found = async (filter: object) =>
    (
      (await call(admin, 'get', `staff?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as {
        id: string;
      }[]
    ).map(({ id }) => id);
  const { id } = await staff('finance');
  await (await openFixtures()).db.update('staff', { disabled_at: new Date() }, { id });
  expect(await found({ q: '林' })).toEqual([body.id]);
  expect(await found({ q: 'lin.m' })).toEqual([body.id]);
  expect(await found({ role: 'admin' })).toEqual([admin.id]);
  expect(await found({ state: 'invited' })).toEqual([body.id]);
  expect(await found({ state: 'disabled' })).toHaveLength(1);
  expect(await found({ state: 'nonsense' })).toEqual([]);
});
