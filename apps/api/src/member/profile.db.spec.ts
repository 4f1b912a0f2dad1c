import { type Caller, member } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';

const { url, reset } = api();
let ann: Caller;

beforeEach(async () => {
  await reset();
  ann = await member({ username: '顾小满' });
});

const call = (path: string, input: object) => ask(url, path, input, { token: ann.token });
const lines = () =>
  rows<{ changes: string }>("SELECT changes FROM audit_line WHERE action = 'change_profile'");

it('changes user name and location at once, and leaves the verified name', async () => {
  const saved = await call('member/profileSave', { username: ' 小满  工作室 ', location: '上海' });
  expect(saved).toMatchObject({ code: 0, data: null });
  const { user } = (await call('member/info', {})).data as { user: object };
  expect(user).toMatchObject({ location: 'Shanghai', is_auth: 1, auth_username: '顾**' });
  const [{ changes }] = (await lines()) as [{ changes: string }];
  expect(changes).toContain('username');
  // The log names the fields without the words.
  expect(changes).not.toContain('小满');
});

it('names the location in the reader’s language', async () => {
  await call('member/profileSave', { username: '甲', location: '廣東 深圳' });
  for (const [lang, location] of [
    ['zh-CN', '广东 深圳'],
    ['zh-TW', '廣東 深圳'],
    ['en', 'Guangdong Shenzhen'],
  ])
    expect((await call('member/info', { lang })).data).toMatchObject({ user: { location } });
});

it('writes no line where nothing changed', async () => {
  const { user } = (await call('member/info', {})).data as {
    user: { member_name: string; location: string };
  };
  await call('member/profileSave', { username: user.member_name, location: user.location });
  expect(await lines()).toEqual([]);
});

it('changes nothing but these fields', async () => {
  const before = await rows('SELECT phone_hash, real_name, auth_status, password_hash FROM member');
  const sneaky = { username: '甲', location: '上海', real_name: '乙' };
  expect((await call('member/profileSave', sneaky)).code).toBe(40001);
  await call('member/profileSave', { username: '甲', location: '上海' });
  expect(await rows('SELECT phone_hash, real_name, auth_status, password_hash FROM member')).toEqual(before);
});
