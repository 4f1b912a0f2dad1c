/** Wrong passwords and repeated codes: which clients are locked out, and which are not. */
import { another } from '../testing/another';
import { openFixtures, member, PASSWORD } from '../testing/fixtures';
import { ruleOf } from '../src/core/limit/rules';
import { knownCode, addressAt, plantCode, used } from '../testing/limits';
import { ask, cookieOf, type From } from '../testing/proven';
import { api, rows } from '../testing/server';

const { db, reset, url } = api();
/** A server behind a proxy, so that the spec can send from many addresses. */
let behind: string;
let phones = 0;

const newcomer = () => ({
  area_code: '86',
  phone_number: `1390001${String((phones += 1)).padStart(4, '0')}`,
});

beforeAll(async () => {
  behind = await another({ TRUST_PROXY: '1' });
});
beforeEach(reset);
describe('wrong passwords', () => {
  it('are five, however many come at once', async () => {
    const { phone_number } = await member();
    const login = () =>
      ask(url, 'member/login', {
        area_code: '86',
        phone_number,
        login_type: 'password',
        password: 'not this',
      });
    const answers = await Promise.all(Array.from({ length: 12 }, login));
    expect(answers.filter(({ code }) => code === 41002)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 41003)).toHaveLength(7);
    expect(answers.find(({ code }) => code === 41003)).toMatchObject({ status: 200 });
  });

  it('of strangers do not keep the owner out', async () => {
    const { phone_number } = await member();
    const phone = { area_code: '86', phone_number };
    const byPassword = (password: string, from: From) =>
      ask(behind, 'member/login', { ...phone, login_type: 'password', password }, from);
    const home = { address: '192.0.2.44' };
    const cookie = cookieOf(await byPassword(PASSWORD, home));
    expect(cookie).toMatch(/^known_device=/);

    for (let attacker = 1; attacker <= 50; attacker += 1) {
      const input = { ...phone, login_type: 'password', password: 'not this' };
      const { code } = await ask(behind, 'member/login', input, { address: addressAt(attacker) });
      // After ten tries each further one costs a proof of work.
      expect(code).toBe(attacker <= 10 ? 41002 : 40004);
    }
    const { cipher } = await openFixtures();
    await used('sign_in_phone', cipher.blind('phone', `86 ${phone_number}`), 100);
    // In the end no unknown client can sign in with a password, even the right one …
    expect((await byPassword(PASSWORD, { address: addressAt(77) })).code).toBe(41003);
    // … but the owner's known device can, from any address …
    expect((await byPassword(PASSWORD, { address: addressAt(1), cookie })).code).toBe(0);
    expect((await byPassword(PASSWORD, { ...home, cookie })).code).toBe(0);
    // … and a code works from any address.
    await plantCode(phone_number, 'login');
    const byCode = { ...phone, login_type: 'yzm', yzm: '246810' };
    expect((await ask(behind, 'member/login', byCode, { address: addressAt(78) })).code).toBe(0);
  });

  it('on a known device lock that device, not its neighbours', async () => {
    const { phone_number } = await member();
    const login = (password: string, from: From) =>
      ask(behind, 'member/login', { area_code: '86', phone_number, login_type: 'password', password }, from);
    const home = { address: '192.0.2.44' };
    const cookie = cookieOf(await login(PASSWORD, home));
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await login('not this', { ...home, cookie })).code).toBe(41002);
    expect((await login(PASSWORD, { ...home, cookie })).code).toBe(41003);
    expect((await login(PASSWORD, home)).code).toBe(0);
  });

  it('a device is known to its own account, and cannot be made up', async () => {
    const [ann, ben] = [await member(), await member()];
    const login = (phone_number: string, password: string, cookie?: string) =>
      ask(
        behind,
        'member/login',
        { area_code: '86', phone_number, login_type: 'password', password },
        { address: '192.0.2.44', ...(cookie && { cookie }) },
      );
    const cookie = cookieOf(await login(ann.phone_number, PASSWORD));
    const forged = cookie.replace(/[^.]+$/, 'x'.repeat(43));
    for (let attempt = 0; attempt < 5; attempt += 1) await login(ben.phone_number, 'not this');
    expect((await login(ben.phone_number, PASSWORD, cookie)).code).toBe(41003);
    for (let attempt = 0; attempt < 5; attempt += 1) await login(ann.phone_number, 'not this');
    expect((await login(ann.phone_number, PASSWORD, forged)).code).toBe(41003);
    expect((await login(ann.phone_number, PASSWORD, cookie)).code).toBe(0);
  });
});

describe('a one-time code', () => {
  it('cannot be worn out from elsewhere than where it was asked for', async () => {
    const { phone_number } = await member();
    const phone = { area_code: '86', phone_number };
    const home = { address: '192.0.2.44' };
    expect((await ask(behind, 'member/sendYzm', { ...phone, scene: 'login' }, home)).code).toBe(0);
    const login = (yzm: string, from: From) =>
      ask(behind, 'member/login', { ...phone, login_type: 'yzm', yzm }, from);
    const [{ id }] = (await rows<{ id: string }>('SELECT id FROM one_time_code')) as [{ id: string }];
    await knownCode(id);
    for (let stranger = 1; stranger <= 7; stranger += 1)
      expect((await login('000000', { address: addressAt(stranger) })).code).toBe(40003);
    expect((await login('246810', { address: addressAt(8) })).code).toBe(40003);
    expect((await login('246810', home)).code).toBe(0);
  });

  it('has five tries in all, wherever they come from', async () => {
    const { phone_number } = await member();
    const phone = { area_code: '86', phone_number };
    const home = { address: '192.0.2.44' };
    expect((await ask(behind, 'member/sendYzm', { ...phone, scene: 'login' }, home)).code).toBe(0);
    const login = (yzm: string, from: From) =>
      ask(behind, 'member/login', { ...phone, login_type: 'yzm', yzm }, from);
    const [{ id }] = (await rows<{ id: string }>('SELECT id FROM one_time_code')) as [{ id: string }];
    await knownCode(id);
    for (const from of [addressAt(1), addressAt(2), addressAt(3), home.address, home.address])
      expect((await login('000000', { address: from })).code).toBe(40003);
    expect((await login('246810', home)).code).toBe(40003);
  });

  it('makes its phone wait for the next one, whatever that is for', async () => {
    const { phone_number } = await member();
    const phone = { area_code: '86', phone_number };
    const send = (scene: string) => ask(url, 'member/sendYzm', { ...phone, scene });
    expect((await send('login')).code).toBe(0);
    expect((await send('reset')).status).toBe(429);
    const [{ id }, ...more] = (await rows<{ id: string }>('SELECT id FROM one_time_code')) as [
      { id: string },
    ];
    expect(more).toEqual([]);
    // A caller who has the code need not wait.
    await knownCode(id);
    const signedIn = await ask(url, 'member/login', { ...phone, login_type: 'yzm', yzm: '246810' });
    expect(signedIn.code).toBe(0);
    expect((await send('reset')).code).toBe(0);
  });

  it('is refused to a phone that has had its text messages of the day', async () => {
    const { phone_number } = await member();
    const { cipher } = await openFixtures();
    await used('sms_receiver', cipher.blind('phone', `86 ${phone_number}`), ruleOf('sms_receiver').points);
    const phone = { area_code: '86', phone_number };
    expect((await ask(url, 'member/sendYzm', { ...phone, scene: 'login' })).status).toBe(429);
  });

  it('still comes to a known device when strangers have used up the phone', async () => {
    const { phone_number } = await member();
    const phone = { area_code: '86', phone_number };
    const home = { address: '192.0.2.44' };
    const signedIn = await ask(
      behind,
      'member/login',
      { ...phone, login_type: 'password', password: PASSWORD },
      home,
    );
    const send = (from: From) => ask(behind, 'member/sendYzm', { ...phone, scene: 'login' }, from);
    const { cipher } = await openFixtures();
    await used('yzm_phone', cipher.blind('phone', `86 ${phone_number}`), 10);
    expect((await send({ address: addressAt(5) })).status).toBe(429);
    expect((await send({ ...home, cookie: cookieOf(signedIn) })).code).toBe(0);
  });

  it('is not sent where it leads nowhere, however often it is asked for', async () => {
    const [{ phone_number }, stranger] = [await member(), newcomer()];
    const taken = { area_code: '86', phone_number, scene: 'register' };
    for (let time = 0; time < 2; time += 1) {
      expect(await ask(url, 'member/sendYzm', taken)).toMatchObject({ status: 200, code: 41004 });
      expect((await ask(url, 'member/sendYzm', { ...stranger, scene: 'login' })).code).toBe(41001);
    }
    expect(await rows('SELECT id FROM one_time_code')).toEqual([]);
  });

  it('resets a password only with the code, and tells only its owner whether the phone is registered', async () => {
    const [{ phone_number }, stranger] = [await member(), newcomer()];
    const reset = (phone: object) =>
      ask(url, 'member/resetPassword', {
        area_code: '86',
        ...phone,
        yzm: '135790',
        new_password: 'meadow-lark-99',
        confirm_password: 'meadow-lark-99',
      });
    const [known, unknown] = [await reset({ phone_number }), await reset(stranger)];
    expect(known.code).toBe(40003);
    expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined });
    await plantCode(stranger.phone_number, 'reset', '135790');
    expect((await reset(stranger)).code).toBe(41001);
  });
});

it('admits nothing while limits cannot be counted', async () => {
  await db().query('RENAME TABLE rate_limit TO rate_limit_away');
  try {
    const refused = await ask(url, 'member/sendYzm', { ...newcomer(), scene: 'register' });
    expect(refused).toMatchObject({ status: 500, code: 50000 });
    expect(await rows('SELECT id FROM one_time_code')).toEqual([]);
  } finally {
    await db().query('RENAME TABLE rate_limit_away TO rate_limit');
  }
});
