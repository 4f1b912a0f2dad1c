/** The message centre: groups, SMS and e-mail, and the member's own address. */
import { MESSAGE_GROUPS, type MessageGroup } from '@ipw/domain';
import { type Caller, openFixtures, member, PASSWORD } from '../../testing/fixtures';
import { newestCode, sentTo, settled } from '../../testing/outbox';
import { api, textOf } from '../../testing/server';
import { plantMessage } from '../db/seed/fixtures';

const { url, db, reset } = api();

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it came
async function call(path: string, who: Caller, input: object = {}, language = 'en'): Promise<any> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      authorization: `Bearer ${who.token}`,
    },
    body: JSON.stringify(input),
  });
  return response.json();
}

let ann: Caller;
beforeEach(async () => {
  await reset();
  ann = await member();
  // Texts use the language last used.
  await call('member/info', ann);
});

/** Triggers a security message in the simplest way. */
const changePassword = (who: Caller, from: string, to: string) =>
  call('member/updPassword', who, { old_password: from, new_password: to, confirm_password: to });

async function address(who: Caller, email: string): Promise<void> {
  expect(await call('member/sendEmailCode', who, { email, password: PASSWORD })).toMatchObject({ code: 0 });
  const yzm = await newestCode('mail', email);
  expect(await call('member/confirmEmail', who, { email, yzm })).toMatchObject({ code: 0 });
}

describe('messages', () => {
  beforeEach(async () => {
    const on = (await openFixtures()).db;
    await plantMessage(on, ann.id, 'claim_approved', { ip_name: '山茶兔' });
    await plantMessage(on, ann.id, 'claim_submitted', { ip_name: '山茶兔', days: 3 }, new Date(), true);
    await plantMessage(on, ann.id, 'password_changed');
    await plantMessage(on, ann.id, 'welcome');
    await plantMessage(on, (await member()).id, 'welcome');
  });

  it('come in groups, with what is unread in each', async () => {
    expect((await call('message/unreadCount', ann)).data).toEqual({
      unread: 3,
      groups: { reviews: 1, business: 0, security: 1, announcements: 1 },
    });
    const keys = async (input: object) =>
      (await call('message/list', ann, input)).data.list.map(({ key }: { key: string }) => key).sort();
    expect(await keys({ group: 'reviews' })).toEqual(['claim_approved', 'claim_submitted']);
    expect(await keys({ group: 'reviews', is_read: 0 })).toEqual(['claim_approved']);
    expect(await keys({ is_read: 1 })).toEqual(['claim_submitted']);
    expect(await keys({ group: 'business' })).toEqual([]);
  });

  it('are read one by one, by group, and all', async () => {
    const { list } = (await call('message/list', ann, { group: 'reviews', is_read: 0 })).data;
    expect(list[0]).toMatchObject({ group: 'reviews', is_read: 0 });
    const one = await call('message/read', ann, { message_id: list[0].message_id });
    expect(one.data).toMatchObject({ unread: 2, groups: { reviews: 0 } });
    expect((await call('message/read', ann, { all: 1, group: 'security' })).data).toEqual({
      unread: 1,
      groups: { reviews: 0, business: 0, security: 0, announcements: 1 },
    });
    expect((await call('message/read', ann, { all: 1 })).data.unread).toBe(0);
  });

  it('of somebody else are nobody’s business', async () => {
    const ben = await member();
    const { list } = (await call('message/list', ann)).data;
    expect((await call('message/read', ben, { message_id: list[0].message_id })).code).toBe(40400);
    expect((await call('message/unreadCount', ann)).data.unread).toBe(3);
  });
});

describe('channels', () => {
  it('tell security by SMS until there is an address, and never fall silent', async () => {
    expect((await call('message/preferences', ann)).data).toMatchObject({
      email: null,
      preferences: { security: { in_app: true, sms: true, email: false } },
    });
    for (const channel of ['in_app', 'sms'])
      expect(await call('message/setPreference', ann, { group: 'security', channel, on: 0 })).toMatchObject({
        code: 40001,
        data: { errors: [{ field: 'channel', rule: 'security_channel' }] },
      });
    expect(
      (await call('message/setPreference', ann, { group: 'reviews', channel: 'email', on: 1 })).data
        .errors[0],
    ).toMatchObject({ rule: 'email_needed' });
    await changePassword(ann, PASSWORD, 'meadow-lark-99');
    await settled();
    expect(await sentTo('sms', ann.phone_number)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('Password changed') as string }),
    );
  });

  it('leave security one way out: SMS or the address', async () => {
    await address(ann, 'ann@example.com');
    const off = (channel: string) =>
      call('message/setPreference', ann, { group: 'security', channel, on: 0 });
    expect((await off('sms')).data.preferences.security).toEqual({
      ...{ in_app: true, sms: false, email: true, daily: false },
    });
    expect((await off('email')).data.errors[0].rule).toBe('security_channel');
    await changePassword(ann, PASSWORD, 'meadow-lark-99');
    await settled();
    expect((await sentTo('mail', 'ann@example.com')).map(({ subject }) => subject)).toContain(
      'Password changed',
    );
    expect((await sentTo('sms', ann.phone_number)).filter(({ text }) => text.includes('Password'))).toEqual(
      [],
    );
    await call('member/removeEmail', ann, { password: 'meadow-lark-99' });
    expect((await call('message/preferences', ann)).data.preferences.security.sms).toBe(true);
  });

  it('both switched off at once leave one of them on', async () => {
    await address(ann, 'ann@example.com');
    const answers = await Promise.all(
      ['sms', 'email'].map((channel) =>
        call('message/setPreference', ann, { group: 'security', channel, on: 0 }),
      ),
    );
    expect(answers.map(({ code }: { code: number }) => code).sort()).toEqual([0, 40001]);
  });

  it('follow what was chosen, in the language last used', async () => {
    await address(ann, 'ann@example.com');
    await call('member/info', ann, {}, 'zh-TW');
    await call('message/setPreference', ann, { group: 'reviews', channel: 'sms', on: 0 });
    await call('message/setPreference', ann, { group: 'reviews', channel: 'in_app', on: 0 });
    await db().query("UPDATE member SET auth_status = 'none' WHERE id = ?", [ann.id]);
    await call('member/sendYzm', ann, { area_code: '86', phone_number: ann.phone_number, scene: 'auth' });
    await call('member/auth', ann, {
      real_name: '顾小满',
      document_number: '330106199003074218',
      phone_number: ann.phone_number,
      yzm: await newestCode('sms', ann.phone_number),
    });
    await settled();
    expect((await sentTo('mail', 'ann@example.com')).map(({ subject }) => subject)).toContain(
      '實名驗證已通過',
    );
    expect((await sentTo('sms', ann.phone_number)).at(-1)?.text).not.toContain('實名');
    // Switched off in the app: the message is stored as read, without a notification.
    const [row] = (await call('message/list', ann, { group: 'reviews' })).data.list;
    expect(row).toMatchObject({ key: 'real_name_verified', is_read: 1, link: '/claim' });
  });

  it('names every group and none besides', async () => {
    const { preferences } = (await call('message/preferences', ann)).data;
    expect(Object.keys(preferences as Record<MessageGroup, unknown>)).toEqual([...MESSAGE_GROUPS]);
  });
});

describe('an e-mail address', () => {
  it('asks for the password, is confirmed by its code, shown masked and kept encrypted', async () => {
    const email = 'xiaoman.gu@example.com';
    expect(
      (await call('member/sendEmailCode', ann, { email, password: 'wrong' })).data.errors[0],
    ).toMatchObject({ field: 'password', rule: 'old_password' });
    await address(ann, email);
    expect((await call('message/preferences', ann)).data.email).toBe('x***@example.com');
    await settled();
    for (const table of ['member', 'message', 'job', 'audit_line', 'one_time_code', 'rate_limit']) {
      const [stored] = await db().query('SELECT * FROM ??', [table]);
      expect(textOf(stored)).not.toContain('xiaoman.gu');
    }
  });

  it('is told by the old way before it changes', async () => {
    await address(ann, 'old@example.com');
    await address(ann, 'new@example.com');
    await settled();
    const notified = (await sentTo('mail', 'old@example.com')).find(
      ({ subject }) => subject === 'E-mail address changed',
    );
    expect(notified?.text).toContain('n***@example.com');
    expect((await sentTo('mail', 'new@example.com')).map(({ subject }) => subject)).toHaveLength(1);
  });

  it('takes a code once, and from the member alone it was sent for', async () => {
    const email = 'shared@example.com';
    const ben = await member();
    await call('member/sendEmailCode', ben, { email, password: PASSWORD });
    const yzm = await newestCode('mail', email);
    expect((await call('member/confirmEmail', ann, { email, yzm })).code).toBe(40003);
    const answers = await Promise.all([1, 2].map(() => call('member/confirmEmail', ben, { email, yzm })));
    expect(answers.map(({ code }: { code: number }) => code).sort()).toEqual([0, 40003]);
  });

  it('is not written to without end', async () => {
    const send = async () => {
      await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm_wait%'");
      return call('member/sendEmailCode', ann, { email: 'box@example.com', password: PASSWORD });
    };
    for (let round = 0; round < 5; round += 1) expect((await send()).code).toBe(0);
    expect((await send()).code).toBe(42900);
    const ben = await member();
    expect(
      (await call('member/sendEmailCode', ben, { email: 'box@example.com', password: PASSWORD })).code,
    ).toBe(42900);
  });
});
