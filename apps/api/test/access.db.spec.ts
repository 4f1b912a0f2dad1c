/** Scopes of the roles, and signing in to the console with a second factor. */
import { GRANTS, type Role, ulid } from '@ipw/domain';
import { generate } from 'otplib';
import { openFixtures, PASSWORD, staff, type StaffLogin } from '../testing/fixtures';
import { routesOf } from '../testing/routes';
import { api } from '../testing/server';
import { earlyInStep } from '../testing/totp';
import { AppModule } from '../src/app.module';
import { CONSOLE } from '../src/core/http/call';

const { url, reset } = api();

beforeAll(reset);

async function mustEnrol(role: Role): Promise<StaffLogin> {
  const login = await staff(role);
  await (await openFixtures()).db.update('staff', { totp_exempt: 0 }, { id: login.id });
  return login;
}

it('lets finance see no claims, and a consultant change notes, follow-ups, answers and drafts only', () => {
  const scopes = (role: Role) => GRANTS[role].map(String);
  expect(scopes('finance').filter((scope) => scope.startsWith('claim:'))).toEqual([]);
  expect(scopes('consultant').filter((scope) => !scope.endsWith(':read'))).toEqual([
    'member:care',
    'member:reveal',
    'sheet:consult',
    'tender_question:answer',
    'cooperation:write',
  ]);
});

it('changes nothing at the console without the token of the session itself', async () => {
  const [admin, other] = [await staff('admin'), await staff('admin')];
  const routes = routesOf(AppModule).filter(
    ({ method, marks }) => marks[CONSOLE] && marks[CONSOLE] !== 'open' && method !== 'GET',
  );
  expect(routes.length).toBeGreaterThan(100);
  for (const { method, path } of routes)
    for (const csrf of [undefined, '', other.csrf]) {
      const headers = { cookie: admin.cookie, ...(csrf !== undefined && { 'x-csrf-token': csrf }) };
      const { status } = await fetch(url + path.replaceAll(/:\w+/g, ulid()), { method, headers });
      expect({ method, path, csrf, status }).toEqual({ method, path, csrf, status: 403 });
    }
});

describe('signing in with a second factor', () => {
  const post = async (path: string, body: object, login?: { cookie: string; csrf: string }) => {
    const response = await fetch(`${url}/api/admin/auth/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(login && { cookie: login.cookie, 'x-csrf-token': login.csrf }),
      },
      body: JSON.stringify(body),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    return { status: response.status, body: (await response.json()) as Record<string, never>, cookie };
  };
  const entered = ({ cookie, body }: { cookie: string; body: Record<string, never> }) => ({
    cookie: cookie.split(';')[0]!,
    csrf: String(body['csrf_token']),
  });
  const steps = (count: number) => new Date(Date.now() + count * 30_000).getTime() / 1000;

  it('enrols, then asks for a code that works once', async () => {
    const { id } = await mustEnrol('reviewer');
    const { username } = (await (
      await openFixtures()
    ).db.one<{ username: string }>('SELECT username FROM staff WHERE id = ?', [id]))!;
    const first = await post('login', { username, password: PASSWORD });
    expect(first.cookie).toMatch(/; Path=\/api\/admin; HttpOnly; SameSite=Strict/);
    expect(first.body).toMatchObject({ must_enrol: true, totp_enabled: false, role: 'reviewer' });
    const login = entered(first);

    const { body: enrolment } = await post('totp/enrol', {}, login);
    const secret = String(enrolment['secret']);
    expect(String(enrolment['otpauth_url'])).toContain(secret);
    const code = (count: number) => generate({ secret, epoch: steps(count) });
    expect((await post('totp/confirm', { totp: '000000' }, login)).status).toBe(400);
    await earlyInStep();
    const before = await code(-1);
    const confirmed = await post('totp/confirm', { totp: before }, login);
    expect(confirmed.body).toMatchObject({ must_enrol: false, totp_enabled: true });
    expect((await post('totp/enrol', {}, login)).status).toBe(409);

    const word = { username, password: PASSWORD };
    expect((await post('login', word)).body).toMatchObject({ code: 41005 });
    expect((await post('login', { ...word, totp: before })).status).toBe(400);
    const now = await code(0);
    const both = await Promise.all([1, 2].map(() => post('login', { ...word, totp: now })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await post('login', { ...word, totp: now })).status).toBe(400);
    expect((await post('login', { ...word, totp: await code(1) })).status).toBe(200);
    expect((await post('login', { ...word, totp: await code(5) })).status).toBe(400);
  });

  it('keeps neither the secret nor the token in clear', async () => {
    const { db } = await openFixtures();
    const [row] = await db.rows<{ totp_secret: Buffer }>(
      'SELECT totp_secret FROM staff WHERE totp_enabled = 1',
    );
    expect(row!.totp_secret.toString('latin1')).not.toMatch(/^[A-Z2-7]{16,}$/);
    const token = (await staff('admin')).cookie.split('=')[1]!;
    const stored = await db.rows('SELECT id FROM staff_session WHERE token_hash = ? OR csrf = ?', [
      token,
      token,
    ]);
    expect(stored).toEqual([]);
  });

  it('ends a session by signing out', async () => {
    const login = await staff('admin');
    expect((await post('logout', {}, login)).cookie).toContain('Max-Age=0');
    const response = await fetch(`${url}/api/admin/auth/me`, { headers: { cookie: login.cookie } });
    expect(await response.json()).toMatchObject({ code: 50012 });
  });

  it('ends the sessions of staff who were disabled', async () => {
    const login = await staff('admin');
    await (await openFixtures()).db.update('staff', { disabled_at: new Date() }, { id: login.id });
    const response = await fetch(`${url}/api/admin/ips`, { headers: { cookie: login.cookie } });
    expect(response.status).toBe(401);
  });
});
