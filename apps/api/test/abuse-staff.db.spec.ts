/** Wrong passwords at the console: which clients are locked out, and which are not. */
import { another } from '../testing/another';
import { PASSWORD, staff } from '../testing/fixtures';
import { addressAt, used } from '../testing/limits';
import { ask, type From } from '../testing/proven';
import { api, rows } from '../testing/server';

const { reset } = api();
/** A server behind a proxy, so that the spec can send from many addresses. */
let behind: string;

beforeAll(async () => {
  behind = await another({ TRUST_PROXY: '1' });
});
beforeEach(reset);

describe('wrong passwords at the console', () => {
  const login = (username: string, password: string, from: From) =>
    ask(behind, 'admin/auth/login', { username, password }, from);
  const nameOf = async ({ id }: { id: string }) =>
    (await rows<{ username: string }>('SELECT username FROM staff WHERE id = ?', [id]))[0]!.username;
  const deviceOf = ({ headers }: { headers: Headers }) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0]!)
      .find((cookie) => cookie.startsWith('known_device='))!;

  it('of strangers do not keep a colleague out', async () => {
    const admin = await staff('admin');
    const username = await nameOf(admin);
    const home = { address: '192.0.2.44' };
    const entered = await login(username, PASSWORD, home);
    const cookie = deviceOf(entered);
    expect(entered.headers.getSetCookie().join()).toMatch(/known_device=[^;]+; Path=\/api\/admin; HttpOnly/);

    await used('staff_sign_in_name', username.toLowerCase(), 1000);
    expect((await login(username, PASSWORD, { address: addressAt(77) })).status).toBe(429);
    expect((await login(username, PASSWORD, { address: addressAt(77), cookie })).status).toBe(200);
    // The device is known for its own account only.
    const other = await nameOf(await staff('finance'));
    await used('staff_sign_in_name', other.toLowerCase(), 1000);
    expect((await login(other, PASSWORD, { ...home, cookie })).status).toBe(429);
  });

  it('lock the browser they were typed into, and nothing else', async () => {
    const username = await nameOf(await staff('reviewer'));
    const home = { address: '192.0.2.44' };
    const cookie = deviceOf(await login(username, PASSWORD, home));
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await login(username, 'not this', { ...home, cookie })).code).toBe(41002);
    expect((await login(username, PASSWORD, { ...home, cookie })).code).toBe(41003);
    expect((await login(username, PASSWORD, home)).status).toBe(200);
  });

  it('are five, however the name is spelt', async () => {
    const username = await nameOf(await staff('admin'));
    const spellings = [
      username,
      username.toUpperCase(),
      username.replace('a', 'A'),
      `${username} `,
      username,
    ];
    for (const spelt of spellings) expect((await login(spelt, 'not this', {})).code).toBe(41002);
    expect((await login(username.toUpperCase(), PASSWORD, {})).code).toBe(41003);
    expect((await login(username.replace('a', 'à'), PASSWORD, {})).code).toBe(41002);
  });
});
