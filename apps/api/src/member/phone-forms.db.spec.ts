/** A number with and without its national 0 is one phone: for accounts, codes, limits, requests and invitations. */
import { newestCode } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { call } from '../../testing/sign-up';
import { ann, buyer, ip, openSheets, wanted } from '../../testing/sheets';
import { ask } from '../../testing/proven';
import { plantMember, plantOperator } from '../db/seed/fixtures';
import { openFixtures, PASSWORD } from '../../testing/fixtures';

const { url } = api();
let last = Math.floor(Date.now() / 1000) % 90_000;
/** A British phone as people dial it there, and as others do. */
function briton() {
  const number = `7400${String((last += 1)).padStart(6, '0')}`;
  return {
    home: { area_code: '44', phone_number: `0${number}` },
    abroad: { area_code: '44', phone_number: number },
  };
}
type Phone = ReturnType<typeof briton>['home'];
async function codeFor(phone: Phone, scene: string, sentTo: Phone): Promise<string> {
  await call('member/sendYzm', { ...phone, scene });
  return newestCode('sms', sentTo.phone_number);
}
const account = { username: 'Ada', password: 'a calm fox 1', confirm_password: 'a calm fox 1', agree: 1 };
const register = (phone: Phone, yzm: string) =>
  ask(url, 'member/register', {
    ...phone,
    ...account,
    yzm,
    location: 'London',
    idempotency_key: `register-${yzm}`,
  });

beforeEach(openSheets);

it('registers one account for both, which signs in by either', async () => {
  const { home, abroad } = briton();
  // The code is sent to the number as carriers take it, and serves the other form.
  expect(await register(abroad, await codeFor(home, 'register', abroad))).toMatchObject({
    code: 0,
    data: {},
  });
  for (const phone of [home, abroad]) {
    expect((await ask(url, 'member/isRegister', phone)).data).toMatchObject({ is_register: 1 });
    const login = { ...phone, login_type: 'password', password: account.password };
    expect((await ask(url, 'member/login', login)).code).toBe(0);
  }
  expect((await register(home, '000000')).code).toBe(41004);
  expect(await rows("SELECT id FROM member WHERE area_code = '44'")).toHaveLength(1);
});

it('counts both in one limit', async () => {
  const { home, abroad } = briton();
  const codes = [home, abroad].map((phone) => ask(url, 'member/sendYzm', { ...phone, scene: 'register' }));
  expect((await Promise.all(codes)).map(({ code }) => code).sort()).toEqual([0, 42900]);
  await plantMember(await openFixtures(), { username: 'Ada', ...home, password: PASSWORD });
  const wrong = (phone: Phone) =>
    ask(url, 'member/login', { ...phone, login_type: 'password', password: 'not this' });
  const tried = [];
  for (let turn = 0; turn < 6; turn += 1) tried.push((await wrong(turn % 2 ? home : abroad)).code);
  expect(tried).toEqual([41002, 41002, 41002, 41002, 41002, 41003]);
});

it('has one open request to an IP, and none to its own', async () => {
  const { home, abroad } = briton();
  const yzm = await codeFor(home, 'cooperate', abroad);
  const input = { ip_id: ip, ...wanted };
  const first = await buyer('cooperateSubmit', { ...input, ...home, yzm });
  expect(first.code).toBe(0);
  // The browser has proven the phone, in whichever form.
  expect((await buyer('cooperateSubmit', { ...input, ...abroad })).code).toBe(40900);
  expect((await buyer('cooperateList', abroad)).data.list).toHaveLength(1);

  const on = await openFixtures();
  const { id } = await plantMember(on, { username: 'Ada', ...abroad });
  await plantOperator(on.db, ip, id, 2);
  await on.db.execute("UPDATE sheet SET state = 'abandoned', open_key = NULL");
  expect((await buyer('cooperateSubmit', { ...input, ...home })).code).toBe(40001);
});

it('does not invite somebody who works on the IP by another form', async () => {
  const { home, abroad } = briton();
  const on = await openFixtures();
  const { id } = await plantMember(on, { username: 'Ada', ...abroad });
  await plantOperator(on.db, ip, id, 2);
  const invited = await ask(url, 'ip/invite', { ip_id: ip, ...home }, ann);
  expect(invited).toMatchObject({ code: 40001, data: { errors: [{ field: 'phone_number' }] } });
});
