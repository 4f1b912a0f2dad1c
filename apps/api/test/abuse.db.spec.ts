/** Too many calls: first a proof of work, then a refusal; other callers are not affected. */
import { another } from '../testing/another';
import { member, PASSWORD, staff } from '../testing/fixtures';
import { addressAt, used } from '../testing/limits';
import { ask, askProving, solved, type From } from '../testing/proven';
import { api, rows } from '../testing/server';
import { type LimitName, ruleOf } from '../src/core/limit/rules';

const { reset, url } = api();
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

describe('a proof of work', () => {
  const isRegister = (input: object, from: From = {}) =>
    ask(url, 'member/isRegister', { ...newcomer(), ...input }, from);
  const LOCAL = '127.0.0.1';

  beforeEach(() => used('is_register_address', LOCAL, 60));

  it('is asked for past the free part, solved, and serves once', async () => {
    const query = await isRegister({});
    expect(query).toMatchObject({ status: 200, code: 40004, data: { challenge: expect.anything() } });
    const captcha = solved(query);
    expect(await isRegister({ captcha })).toMatchObject({ code: 0, data: { is_register: 0 } });
    expect(await isRegister({ captcha })).toMatchObject({ code: 40004 });
    // Refused calls were not counted.
    expect(await rows("SELECT points FROM rate_limit WHERE `key` LIKE 'is_register_address%'")).toEqual([
      { points: 61 },
    ]);
  });

  it('serves one of many at the same time', async () => {
    const captcha = solved(await isRegister({}));
    const answers = await Promise.all(Array.from({ length: 8 }, () => isRegister({ captcha })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 40004)).toHaveLength(7);
  });

  it('serves its own kind of call only', async () => {
    await used('reset_address', LOCAL, 20);
    const captcha = solved(await isRegister({}));
    const reset = {
      ...newcomer(),
      yzm: '246810',
      new_password: 'meadow-lark-99',
      confirm_password: 'meadow-lark-99',
    };
    expect((await ask(url, 'member/resetPassword', { ...reset, captcha })).code).toBe(40004);
    expect((await isRegister({ captcha })).code).toBe(0);
  });

  it.each([
    ['text', 'hello'],
    ['empty', ''],
    ['a number', 7],
    ['another shape', Buffer.from('{"challenge":{}}').toString('base64')],
    ['10,000 characters', 'A'.repeat(10_000)],
  ])('that is %s counts as none', async (_name, captcha) => {
    expect(await isRegister({ captcha })).toMatchObject({ status: 200, code: 40004 });
  });

  it('cannot be made easier, prolonged or moved', async () => {
    const proof = JSON.parse(Buffer.from(solved(await isRegister({})), 'base64').toString()) as {
      challenge: { parameters: { data: Record<string, unknown>; keyPrefix: string } };
    };
    const { data } = proof.challenge.parameters;
    for (const change of [{ until: Date.now() + 9e9 }, { level: 3 }, { kind: 'member/login' }]) {
      proof.challenge.parameters.data = { ...data, ...change };
      const captcha = Buffer.from(JSON.stringify(proof)).toString('base64');
      expect((await isRegister({ captcha })).code).toBe(40004);
    }
  });

  it('grows with pressure, and an easy one is no longer enough', async () => {
    const easy = await isRegister({});
    const captcha = solved(easy);
    await used('is_register_address', LOCAL, 300);
    const harder = await isRegister({ captcha });
    expect(harder.code).toBe(40004);
    expect(harder.data.challenge.parameters.data.level).toBeGreaterThan(
      easy.data.challenge.parameters.data.level as number,
    );
    expect((await isRegister({ captcha: solved(harder) })).code).toBe(0);
  });

  it('opens nothing past the limit itself', async () => {
    const captcha = solved(await isRegister({}));
    await used('is_register_address', LOCAL, 600);
    const refused = await isRegister({ captcha });
    expect(refused).toMatchObject({ status: 429, code: 42900 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(refused.msg).toMatch(/again in 60 minutes/);
    // The refused call did not use up the limit.
    await used('is_register_address', LOCAL, 60);
    expect((await isRegister({ captcha })).code).toBe(0);
  });
});

describe('what is asked too often', () => {
  const from = { address: addressAt(1) };
  const { address } = from;
  const network = '10.0.1.0/24';
  const registration = () => ({
    ...newcomer(),
    yzm: '246810',
    password: PASSWORD,
    confirm_password: PASSWORD,
    username: '新人',
    location: '浙江',
    agree: 1,
  });
  const table: [string, string, () => object, LimitName, string][] = [
    ['isRegister', 'member/isRegister', newcomer, 'is_register_address', address],
    [
      'sendYzm by address',
      'member/sendYzm',
      () => ({ ...newcomer(), scene: 'register' }),
      'yzm_address',
      address,
    ],
    [
      'sendYzm by network',
      'member/sendYzm',
      () => ({ ...newcomer(), scene: 'register' }),
      'yzm_network',
      network,
    ],
    [
      'an unknown phone at sign-in',
      'member/login',
      () => ({ ...newcomer(), login_type: 'password', password: 'x' }),
      'sign_in_address',
      address,
    ],
    [
      'a guessed code',
      'member/login',
      () => ({ ...newcomer(), login_type: 'yzm', yzm: '000000' }),
      'sign_in_network',
      network,
    ],
    ['registering', 'member/register', registration, 'register_address', address],
    [
      'resetting',
      'member/resetPassword',
      () => ({ ...newcomer(), yzm: '246810', new_password: PASSWORD, confirm_password: PASSWORD }),
      'reset_address',
      address,
    ],
    ['consultants', 'member/consultants', () => ({}), 'consultants_address', address],
    ['proofs of a hash', 'evidence/find', () => ({ sha256: '0'.repeat(64) }), 'evidence_address', address],
    ['seals', 'evidence/seal', () => ({ seal_number: 1 }), 'evidence_network', network],
  ];

  it.each(table)('%s: a proof first, then 429', async (_name, path, input, limit, key) => {
    const { free, points } = ruleOf(limit);
    await used(limit, key, free! - 1);
    expect((await ask(behind, path, input(), from)).code).not.toBe(40004);
    expect((await ask(behind, path, input(), from)).code).toBe(40004);
    expect([40004, 42900]).not.toContain((await askProving(behind, path, input(), from)).code);
    await used(limit, key, points);
    expect(await askProving(behind, path, input(), from)).toMatchObject({ status: 429, code: 42900 });
    // Other addresses are not affected.
    expect([40004, 42900]).not.toContain(
      (await ask(behind, path, input(), { address: addressAt(999) })).code,
    );
  });

  it('looking for IPs counts for the member wherever they are, and for the place whoever they are', async () => {
    const [ann, ben] = [await member(), await member()];
    const search = (token: string, where: string) =>
      ask(behind, 'ip/search', { keyword: '山' }, { token, address: where });
    await used('search', ann.id, 60);
    expect((await search(ann.token, addressAt(1))).code).toBe(40004);
    expect((await search(ann.token, addressAt(2))).code).toBe(40004);
    expect((await search(ben.token, addressAt(1))).code).toBe(0);
    await used('search_address', addressAt(1), 600);
    expect((await search(ben.token, addressAt(1))).status).toBe(429);
  });

  it('the addresses of one IPv6 line are one', async () => {
    const send = (at: number) =>
      ask(
        behind,
        'member/sendYzm',
        { ...newcomer(), scene: 'register' },
        { address: `2001:db8:1:2::${String(at)}` },
      );
    await used('yzm_address', '2001:db8:1:2::/64', 29);
    expect((await send(1)).code).toBe(0);
    expect((await send(2)).code).toBe(40004);
  });

  it('the console signs in behind the same door', async () => {
    const { id } = await staff('admin');
    const [{ username }] = (await rows<{ username: string }>('SELECT username FROM staff WHERE id = ?', [
      id,
    ])) as [{ username: string }];
    const login = async (more: object) => {
      const response = await fetch(`${url}/api/admin/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: PASSWORD, ...more }),
      });
      return { status: response.status, ...((await response.json()) as { code: number; data: unknown }) };
    };
    await used('staff_sign_in_address', '127.0.0.1', 20);
    const query = await login({});
    expect(query).toMatchObject({ status: 400, code: 40004, data: { challenge: expect.anything() } });
    expect((await login({ captcha: solved(query as never) })).status).toBe(200);
    expect((await login({ role: 'admin' })).code).toBe(40001);
  });
});

describe('where somebody comes from', () => {
  it('is the socket, whatever a header says, unless a proxy of ours wrote it', async () => {
    await used('is_register_address', '127.0.0.1', 600);
    const from = { address: '198.51.100.9' };
    expect((await ask(url, 'member/isRegister', newcomer(), from)).status).toBe(429);
    expect((await ask(behind, 'member/isRegister', newcomer(), from)).status).toBe(200);
  });

  it('is what the nearest proxy saw, not what the caller wrote before it', async () => {
    await used('is_register_address', '203.0.113.5', 600);
    const from = { address: '198.51.100.9, 203.0.113.5' };
    expect((await ask(behind, 'member/isRegister', newcomer(), from)).status).toBe(429);
  });
});
