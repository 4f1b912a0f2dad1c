/** Text messages are limited by recipient, whatever causes them, and in total. */
import { ulid } from '@ipw/domain';
import { openFixtures, member, PASSWORD } from '../../../testing/fixtures';
import { used } from '../../../testing/limits';
import { sentTo, settled, until } from '../../../testing/outbox';
import { ask } from '../../../testing/proven';
import { api, rows } from '../../../testing/server';
import { ruleOf } from '../limit/rules';

const { url, reset } = api();
beforeEach(reset);

const failed = () =>
  rows<{ last_error: string; attempts: number }>(
    "SELECT last_error, attempts FROM job WHERE kind = 'sms' AND last_error IS NOT NULL",
  );

const hashOf = async (phone_number: string) =>
  (await openFixtures()).cipher.blind('phone', `86 ${phone_number}`);

it('sends a notice about security to a phone that has had its other notices of the day', async () => {
  const { phone_number, token } = await member();
  await used('sms_notice', await hashOf(phone_number), ruleOf('sms_notice').points);
  const before = (await sentTo('sms', phone_number)).length;
  const new_password = 'meadow-lark-99';
  const input = { old_password: PASSWORD, new_password, confirm_password: new_password };
  expect((await ask(url, 'member/updPassword', input, { token })).code).toBe(0);
  await until(
    async () => ((await sentTo('sms', phone_number)).length > before ? true : undefined),
    'the text about the password',
  );
  expect(await failed()).toEqual([]);
});

it('leaves a phone its codes and texts about security when it has had many to somebody without an account', async () => {
  const { phone_number, token } = await member();
  const { db, cipher } = await openFixtures();
  const to = { area_code: '86', phone_number };
  for (let at = 0; at < ruleOf('sms_guest').points + 15; at += 1) {
    const id = ulid();
    const text = JSON.stringify({ to, text: 'A notice', notice: true, only: true });
    const payload = cipher.seal(`job:${id}`, text);
    await db.insert('job', { id, kind: 'sms', lane: 'sms', payload, run_at: new Date(Date.now() - 60_000) });
  }
  await settled();
  expect(await failed()).toHaveLength(15);
  const before = (await sentTo('sms', phone_number)).length;
  const new_password = 'meadow-lark-99';
  const input = { old_password: PASSWORD, new_password, confirm_password: new_password };
  expect((await ask(url, 'member/updPassword', input, { token })).code).toBe(0);
  expect((await ask(url, 'member/sendYzm', { ...to, scene: 'login' })).code).toBe(0);
  await settled();
  expect(await sentTo('sms', phone_number)).toHaveLength(before + 2);
});

it('does not send notices without end while a password is changed to and fro', async () => {
  const ann = await member();
  const { phone_number } = ann;
  let { token } = ann;
  // Counts start after the texts of earlier specs, which stay in the file.
  const before = (await sentTo('sms', phone_number)).length;
  await used('sms_security', await hashOf(phone_number), 8);
  const passwords = [PASSWORD, 'meadow-lark-99'];
  for (let turn = 0; turn < 4; turn += 1) {
    const [old_password, new_password] = [passwords[turn % 2]!, passwords[(turn + 1) % 2]!];
    const input = { old_password, new_password, confirm_password: new_password };
    expect((await ask(url, 'member/updPassword', input, { token })).code).toBe(0);
    const login = { area_code: '86', phone_number, login_type: 'password', password: new_password };
    token = (await ask(url, 'member/login', login)).data.token as string;
  }
  await until(async () => ((await failed()).length === 2 ? true : undefined), 'two that were not sent');
  await settled();
  expect(await sentTo('sms', phone_number)).toHaveLength(before + 2);
  expect((await failed()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  // A dropped notice is still in the app.
  expect((await ask(url, 'message/list', {}, { token })).data.total).toBe(4);
  const code = { area_code: '86', phone_number, scene: 'login' };
  expect((await ask(url, 'member/sendYzm', code)).code).toBe(0);
});

it('holds messages back once the cap of all is met, and sends them when there is room again', async () => {
  const { phone_number } = await member();
  await used('sms_all', 'codes', ruleOf('sms_all').points);
  const code = { area_code: '86', phone_number, scene: 'login' };
  expect((await ask(url, 'member/sendYzm', code)).code).toBe(0);
  const [held] = await until(async () => {
    const found = await failed();
    return found.length ? found : undefined;
  }, 'a held message');
  expect(held).toMatchObject({ last_error: 'hourly limit of text messages reached', attempts: 0 });
  expect(await fetch(`${url}/metrics`).then((answer) => answer.text())).toMatch(/^sms_capped_total [1-9]/m);
  await api().db().query("DELETE FROM rate_limit WHERE `key` LIKE 'sms_all%'");
  await api().db().query('UPDATE job SET run_at = NOW(3)');
  await until(async () => ((await sentTo('sms', phone_number)).length ? true : undefined), 'the code');
});
