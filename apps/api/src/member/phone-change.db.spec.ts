/** An account moves to another phone: both numbers proven, other sessions ended, both numbers told. */
import { decide } from '../../testing/codes';
import { type Caller, member, openFixtures, PASSWORD, picture, staff } from '../../testing/fixtures';
import { plantCode } from '../../testing/limits';
import { sentTo, settled } from '../../testing/outbox';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';

const { url, db, reset } = api();
const NEW = '13922220001';
const HONG_KONG_ONLY = { area_code: '852', phone_number: '61234567' };
const HONG_KONG = { ...HONG_KONG_ONLY, country: 'HK' };
let ann: Caller;

beforeEach(async () => {
  await reset();
  ann = await member({ username: '顾小满' });
});

const call = (path: string, input: object, who = ann) => ask(url, path, input, { token: who.token });
const login = (phone_number: string, area_code = '86') =>
  ask(url, 'member/login', { area_code, phone_number, login_type: 'password', password: PASSWORD });
const info = async (who = ann) =>
  (await call('member/info', {}, who)).data as { user: Record<string, unknown> };

/** Codes for the member's present number and for the new one. */
async function codes(who: Caller, to: string, areaCode = '86', presentArea = '86'): Promise<void> {
  await plantCode(who.phone_number, 'confirm', '135790', presentArea);
  await plantCode(to, 'change_phone', '246810', areaCode);
}
const change = (to: object, who = ann, more: object = {}) =>
  call('member/changePhone', { area_code: '86', ...to, old_yzm: '135790', yzm: '246810', ...more }, who);

it('moves the account: only the new number signs in, other sessions end, the name stays verified', async () => {
  const elsewhere = (await login(ann.phone_number)).data as { token: string };
  await codes(ann, NEW);
  const changed = await change({ phone_number: NEW });
  expect(changed).toMatchObject({ code: 0, data: null });
  expect(changed.headers.getSetCookie().some((cookie) => cookie.startsWith('known_device='))).toBe(true);
  expect((await info()).user).toMatchObject({ phone_number: '1****0001', is_auth: 1, auth_username: '顾**' });
  expect(await ask(url, 'member/info', {}, elsewhere)).toMatchObject({ status: 401, code: 50012 });
  expect((await login(ann.phone_number)).code).toBe(41001);
  expect((await login(NEW)).code).toBe(0);
  expect(await rows("SELECT end_reason FROM member_session WHERE end_reason = 'phone'")).toHaveLength(1);
  const lines = await rows("SELECT actor_id, changes FROM audit_line WHERE action = 'change_phone'");
  expect(lines).toEqual([{ actor_id: ann.id, changes: null }]);
  await settled();
  expect((await sentTo('sms', ann.phone_number)).at(-1)!.text).toContain('+86 1****0001');
  expect((await sentTo('sms', NEW)).at(-1)!.text).toContain('You now log in with +86 1****0001');
  expect(await rows("SELECT member_id FROM message WHERE message_key = 'phone_changed'")).toEqual([
    { member_id: ann.id },
  ]);
});

it('refuses a wrong code of either number at its field, and uses neither up', async () => {
  await codes(ann, NEW);
  const wrongOld = await change({ phone_number: NEW }, ann, { old_yzm: '000000' });
  expect(wrongOld).toMatchObject({ code: 40003, data: { errors: [{ field: 'old_yzm' }] } });
  const wrongNew = await change({ phone_number: NEW }, ann, { yzm: '000000' });
  expect(wrongNew).toMatchObject({ code: 40003, data: { errors: [{ field: 'yzm' }] } });
  expect((await change({ phone_number: NEW })).code).toBe(0);
});

it('refuses the code of another scene, another number, and a code that was used', async () => {
  await plantCode(ann.phone_number, 'confirm', '135790');
  await plantCode(NEW, 'register', '246810');
  expect((await change({ phone_number: NEW })).code).toBe(40003);
  await codes(ann, NEW);
  expect((await change({ phone_number: '13922220002' })).code).toBe(40003);
  expect((await change({ phone_number: NEW })).code).toBe(0);
  await plantCode(NEW, 'confirm', '135790');
  await db().query("UPDATE one_time_code SET used_at = NOW(3) WHERE scene = 'confirm'");
  await plantCode('13922220003', 'change_phone');
  expect((await change({ phone_number: '13922220003' })).code).toBe(40003);
});

it('says before a code is sent, and afterwards, that a number belongs to somebody else', async () => {
  const ben = await member();
  const phone = { area_code: '86', phone_number: ben.phone_number };
  expect((await call('member/sendYzm', { ...phone, scene: 'change_phone' })).code).toBe(41004);
  await codes(ann, ben.phone_number);
  const refused = await change(phone);
  expect(refused).toMatchObject({ code: 41004, msg: 'This mobile number is already registered' });
  expect((await info()).user).toMatchObject({ phone_number: `1****${ann.phone_number.slice(-4)}` });
});

it('gives one number to one of two members who take it at once', async () => {
  const ben = await member();
  await codes(ann, NEW);
  await plantCode(ben.phone_number, 'confirm', '135790');
  // Both hold the phone, so the newest code is known to both.
  const [{ id }] = (await rows("SELECT id FROM one_time_code WHERE scene = 'change_phone'")) as [
    { id: string },
  ];
  const answers = await Promise.all([ann, ben].map((who) => change({ phone_number: NEW }, who)));
  const codesOf = answers.map(({ code }) => code).sort((a, b) => a - b);
  expect(codesOf[0]).toBe(0);
  expect([40003, 41004]).toContain(codesOf[1]);
  expect(await rows('SELECT used_at FROM one_time_code WHERE id = ? AND used_at IS NULL', [id])).toHaveLength(
    0,
  );
  const { cipher } = await openFixtures();
  const holders = await rows('SELECT id FROM member WHERE phone_hash = ?', [
    cipher.blind('phone', `86 ${NEW}`),
  ] as never);
  expect(holders).toHaveLength(1);
});

it('verifies anew when the area code changes, by the way of the new one, and back again', async () => {
  await codes(ann, HONG_KONG.phone_number, '852');
  expect((await change(HONG_KONG)).code).toBe(0);
  expect((await info()).user).toMatchObject({
    area_code: '852',
    country: 'HK',
    is_auth: 0,
    auth_status: 'none',
    auth_username: null,
    auth_phone_number: null,
  });
  expect(await rows('SELECT real_name, document_hash FROM member WHERE id = ?', [ann.id])).toEqual([
    { real_name: null, document_hash: null },
  ]);
  const shown = async () => ({
    real_name: 'Gu Xiaoman',
    document_type: 'permit',
    document_number: 'H1234567',
    document_images: [await picture(ann.id, 'identity')],
  });
  expect((await call('member/auth', await shown())).data).toMatchObject({ status: 'pending' });
  const hongKong = { ...ann, phone_number: HONG_KONG.phone_number };
  await codes(hongKong, NEW, '86', '852');
  expect(await change({ phone_number: NEW })).toMatchObject({
    code: 40001,
    data: { errors: [{ field: 'phone_number', rule: 'identity_pending' }] },
  });
  await db().query("UPDATE verification SET state = 'verified'");
  await db().query("UPDATE member SET auth_status = 'verified' WHERE id = ?", [ann.id]);
  expect((await change({ phone_number: NEW })).code).toBe(0);
  expect(await rows('SELECT state FROM verification')).toEqual([{ state: 'lapsed' }]);
  const lapsed = await rows("SELECT actor_type FROM audit_line WHERE action = 'lapse'");
  expect(lapsed).toEqual([{ actor_type: 'system' }]);
  // A lapsed identity can be shown again.
  await codes({ ...ann, phone_number: NEW }, HONG_KONG.phone_number, '852');
  expect((await change(HONG_KONG)).code).toBe(0);
  expect((await call('member/auth', await shown())).data).toMatchObject({ status: 'pending' });
});

it('leaves the old number free for a new account, whose owner reads nothing of the first', async () => {
  await codes(ann, NEW);
  expect((await change({ phone_number: NEW })).code).toBe(0);
  const registered = await member({ phone_number: ann.phone_number });
  expect((await info(registered)).user).toMatchObject({ member_id: registered.id });
  await plantCode(ann.phone_number, 'confirm', '135790');
  await plantCode('13922220009', 'change_phone');
  // The old number proves nothing for the account any more.
  expect((await change({ phone_number: '13922220009' })).code).toBe(40003);
});

it('is in the history that staff read', async () => {
  await codes(ann, NEW);
  await change({ phone_number: NEW });
  const { cookie } = await staff('admin');
  const history = (await (
    await fetch(`${url}/api/admin/members/${ann.id}/history`, { headers: { cookie } })
  ).json()) as { action: string }[];
  expect(history.map(({ action }) => action)).toContain('change_phone');
});

describe('staff, for a member who lost the number', () => {
  const reason = '视频通话中核对了身份证件';
  const move = async (more: object = {}, by?: Awaited<ReturnType<typeof staff>>) =>
    decide(by ?? (await staff('admin')), `members/${ann.id}/change-phone`, {
      ...{ version: 1, area_code: '86', phone_number: NEW, reason },
      ...more,
    });

  it('move the account: signed out everywhere, both numbers told, the reason in the history', async () => {
    const admin = await staff('admin');
    expect((await move({}, admin)).status).toBe(200);
    expect(await call('member/info', {})).toMatchObject({ status: 401, code: 50012 });
    expect((await login(ann.phone_number)).code).toBe(41001);
    const token = ((await login(NEW)).data as { token: string }).token;
    expect((await info({ ...ann, token })).user).toMatchObject({ phone_number: '1****0001', is_auth: 1 });
    await settled();
    expect((await sentTo('sms', ann.phone_number)).at(-1)!.text).toContain('+86 1****0001');
    expect((await sentTo('sms', NEW)).at(-1)!.text).toContain('+86 1****0001');
    expect(
      await rows(
        "SELECT actor_type, actor_id, reason, changes FROM audit_line WHERE action = 'change_phone'",
      ),
    ).toEqual([{ actor_type: 'staff', actor_id: admin.id, reason, changes: null }]);
  });

  it('give no number that somebody has, and the identity of no other country', async () => {
    const ben = await member();
    expect((await move({ phone_number: ben.phone_number })).status).toBe(409);
    expect((await move(HONG_KONG_ONLY)).status).toBe(200);
    expect(await rows('SELECT auth_status, country FROM member WHERE id = ?', [ann.id])).toEqual([
      { auth_status: 'none', country: 'HK' },
    ]);
  });

  it('do not move their own account, nor by a version that changed', async () => {
    const admin = await staff('admin');
    expect((await move({ version: 9 }, admin)).status).toBe(409);
    const { cipher } = await openFixtures();
    const contact_phone = cipher.seal(`staff:${admin.id}:contact_phone`, ann.phone_number);
    await db().query('UPDATE staff SET contact_phone = ? WHERE id = ?', [contact_phone, admin.id]);
    expect((await move({}, admin)).status).toBe(403);
    expect((await login(ann.phone_number)).code).toBe(0);
  });
});
