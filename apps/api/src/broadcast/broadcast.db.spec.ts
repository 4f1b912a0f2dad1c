import type { BroadcastRecord } from '@ipw/domain';
import request from 'supertest';
import { type Caller, openFixtures, member, staff, type StaffLogin } from '../../testing/fixtures';
import { sentTo, settled, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { sendDigests } from '../../testing/services';
import { plantIp } from '../db/seed/fixtures';

const { url, db, reset } = api();
const call = async (path: string, who: Caller, lang = 'en', input: object = {}) =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('authorization', `Bearer ${who.token}`)
      .set('accept-language', lang)
      .send(input)
  ).body;
const desk = (who: StaffLogin, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const query = request(url);
  return query[method](`/api/admin/messages${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
};

const wording = (language: string) => ({ title: `Title ${language}`, body: `Body ${language} {title}` });
const content = (more: object = {}) => ({
  texts: { 'zh-CN': wording('cn'), 'zh-TW': wording('tw'), en: wording('en') },
  audience: 'all',
  ...more,
});

let admin: StaffLogin;
let ann: Caller;
let bob: Caller;
let overseas: Caller;

beforeEach(async () => {
  await reset();
  [admin, ann, bob] = await Promise.all([staff('admin'), member(), member({ verified: false })]);
  overseas = await member({ verified: false, area_code: '65', phone_number: '81234567' });
});

const write = async (more: object = {}): Promise<BroadcastRecord> =>
  (await desk(admin, 'post', '', content(more))).body as BroadcastRecord;
const send = ({ id, version }: BroadcastRecord, more: object = {}, who = admin) =>
  desk(who, 'post', `/${id}/send`, { version, ...more });
const read = async (id: string): Promise<BroadcastRecord> => (await desk(admin, 'get', `/${id}`)).body;

/** When the server has finished sending. */
const ended = (id: string): Promise<BroadcastRecord> =>
  until(async () => {
    const record = await read(id);
    return record.finished_at ? record : undefined;
  }, 'the end of the broadcast');
const announced = async (who: Caller, lang?: string) =>
  (await call('message/list', who, lang)).data.list.filter(({ key }: { key: string }) => key === 'broadcast');

it('reaches everybody once, in the language of the reader, and moves the bell', async () => {
  const draft = await write({ link: '/claim' });
  expect(draft).toMatchObject({ state: 'draft', title: 'Title en', estimate: 3, sent: 0 });
  expect((await send(draft)).body).toMatchObject({ state: 'scheduled' });
  expect(await ended(draft.id)).toMatchObject({ state: 'sent', total: 3, sent: 3, actions: [] });
  for (const [lang, title] of [
    ['en', 'Title en'],
    ['zh-CN', 'Title cn'],
    ['zh-TW', 'Title tw'],
  ] as const)
    expect(await announced(ann, lang)).toMatchObject([{ title, link: '/claim', is_read: 0 }]);
  // Placeholders in texts of staff are not filled.
  expect((await announced(ann))[0].body).toBe('Body en {title}');
  expect((await call('message/unreadCount', bob)).data).toEqual({
    unread: 1,
    groups: { reviews: 0, business: 0, security: 0, announcements: 1 },
  });
  const history = (await desk(admin, 'get', `/${draft.id}/history`)).body;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'finish',
    'start',
    'send',
    'create',
  ]);
});

it('reaches whom it is for', async () => {
  const consultant = await staff('consultant');
  await db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [consultant.id, bob.id]);
  const ip = await plantIp(await openFixtures(), { ip_name: '山茶兔' });
  await db().query('UPDATE ip SET owner_id = ? WHERE id = ?', [overseas.id, ip]);
  const aims: [object, Caller[]][] = [
    [{ audience: 'verified' }, [ann]],
    [{ audience: 'mainland' }, [ann, bob]],
    [{ audience: 'overseas' }, [overseas]],
    [{ audience: 'holders' }, [overseas]],
    [{ audience: 'consultant', consultant_id: consultant.id }, [bob]],
    [{ audience: 'list', member_ids: [ann.id, overseas.id] }, [ann, overseas]],
  ];
  for (const [aim, expected] of aims) {
    await db().query('DELETE FROM message');
    expect((await desk(admin, 'post', '/estimate', aim)).body).toEqual({ count: expected.length });
    const draft = await write(aim);
    await send(draft);
    await ended(draft.id);
    const got = await rows<{ member_id: string }>('SELECT member_id FROM message');
    expect(got.map(({ member_id }) => member_id).sort()).toEqual(expected.map(({ id }) => id).sort());
  }
});

it('goes by the channels each chose, and to no closed account', async () => {
  const prefer = (who: Caller, channel: string, on: number) =>
    call('message/setPreference', who, 'en', { group: 'announcements', channel, on });
  await prefer(ann, 'in_app', 0);
  await prefer(bob, 'sms', 1);
  await db().query('UPDATE member SET closed_at = NOW(3) WHERE id = ?', [overseas.id]);
  const draft = await write();
  expect(draft.estimate).toBe(2);
  await send(draft);
  expect(await ended(draft.id)).toMatchObject({ total: 2, sent: 2 });
  expect((await call('message/unreadCount', ann)).data.unread).toBe(0);
  expect(await announced(ann)).toMatchObject([{ title: 'Title en', is_read: 1 }]);
  expect(await announced(bob)).toMatchObject([{ title: 'Title en', is_read: 0 }]);
  await settled();
  // Specs share an outbox and may use the same phones.
  const notified = async ({ phone_number }: Caller) =>
    (await sentTo('sms', phone_number)).filter(({ text }) => text.includes('Title'));
  expect(await notified(bob)).toEqual([
    expect.objectContaining({ text: expect.stringContaining('Title cn') as string }),
  ]);
  expect(await notified(ann)).toEqual([]);
});

it('waits for the digest of a member who gets announcements once a day', async () => {
  for (const channel of ['sms', 'daily'])
    await call('message/setPreference', bob, 'en', { group: 'announcements', channel, on: 1 });
  const draft = await write();
  await send(draft);
  await ended(draft.id);
  const marked = await rows<{ member_id: string }>('SELECT member_id FROM message WHERE digest_at > NOW(3)');
  expect(marked).toEqual([{ member_id: bob.id }]);
  const digests = async () =>
    (await sentTo('sms', bob.phone_number)).filter(({ text }) => text.includes('Title cn'));
  expect(await digests()).toEqual([]);
  await db().query('UPDATE message SET digest_at = NOW(3) WHERE digest_at IS NOT NULL');
  await sendDigests();
  await settled();
  expect(await digests()).toHaveLength(1);
});

it('goes out once when two press', async () => {
  const draft = await write();
  const other = await staff('admin');
  const answers = await Promise.all([send(draft), send(draft, {}, other), send(draft)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await ended(draft.id);
  expect(await rows('SELECT id FROM message')).toHaveLength(3);
});

it('doubles nothing when a batch is done again after a crash', async () => {
  const draft = await write();
  await send(draft);
  const { version } = await ended(draft.id);
  // Simulates a process that died after sending and before storing its position.
  await db().query("UPDATE broadcast SET state = 'sending', reached = NULL, sent = 0, finished_at = NULL");
  expect(await ended(draft.id)).toMatchObject({ state: 'sent', sent: 3 });
  expect((await read(draft.id)).version).toBeGreaterThan(version);
  expect(await rows('SELECT id FROM message')).toHaveLength(3);
});

it('sends in batches, to each of many once', async () => {
  const { db: ground_ } = await openFixtures();
  const [pattern] = await rows<Record<string, string>>('SELECT * FROM member LIMIT 1');
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const spell = (n: number) => [n >> 10, n >> 5, n].map((part) => alphabet[part & 31]).join('');
  const columns = Object.keys(pattern!).filter((column) => !['id', 'phone_hash'].includes(column));
  for (let from = 0; from < 1200; from += 400)
    await ground_.execute(
      `INSERT INTO member (id, phone_hash, ${columns.join(', ')})
         SELECT n.id, SHA2(n.id, 256), ${columns.map((column) => `m.${column}`).join(', ')}
           FROM (${Array.from({ length: 400 }, (_, at) => `SELECT '0${'0'.repeat(22)}${spell(from + at)}' AS id`).join(' UNION ALL ')}) n
           JOIN member m ON m.id = ?`,
      [pattern!.id],
    );
  const draft = await write();
  expect(draft.estimate).toBe(1203);
  await send(draft);
  expect(await ended(draft.id)).toMatchObject({ total: 1203, sent: 1203 });
  const [count] = await rows<{ n: number; members: number }>(
    'SELECT COUNT(*) AS n, COUNT(DISTINCT member_id) AS members FROM message',
  );
  expect(count).toEqual({ n: 1203, members: 1203 });
});

it('waits for its time, and can be called off before and never after', async () => {
  const draft = await write();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  expect((await send(draft, { send_at: later })).body).toMatchObject({
    state: 'scheduled',
    send_at: later,
    actions: ['cancel'],
  });
  expect(await rows('SELECT id FROM message')).toEqual([]);
  const answers = await Promise.all([1, 2].map(() => desk(admin, 'post', `/${draft.id}/cancel`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await read(draft.id)).toMatchObject({ state: 'cancelled', sent: 0 });
  const sent = await write();
  await send(sent);
  await ended(sent.id);
  expect((await desk(admin, 'post', `/${sent.id}/cancel`)).status).toBe(409);
});

it('stops in the middle: who has it keeps it', async () => {
  const draft = await write();
  await send(draft);
  await ended(draft.id);
  await db().query(
    "UPDATE broadcast SET state = 'sending', reached = ?, sent = 1, finished_at = NULL, send_at = NOW(3) + INTERVAL 1 HOUR",
    [ann.id],
  );
  expect((await desk(admin, 'post', `/${draft.id}/cancel`)).body).toMatchObject({
    state: 'cancelled',
    sent: 1,
  });
  expect(await announced(ann)).toHaveLength(1);
});

describe('a draft', () => {
  it('is rewritten and removed until it is released', async () => {
    const draft = await write();
    const change = { ...content({ audience: 'verified' }), version: draft.version };
    const answers = await Promise.all([1, 2].map(() => desk(admin, 'put', `/${draft.id}`, change)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { version, audience } = await read(draft.id);
    expect(audience).toBe('verified');
    expect((await desk(admin, 'delete', `/${draft.id}?version=1`)).status).toBe(409);
    expect((await desk(admin, 'delete', `/${draft.id}?version=${String(version)}`)).status).toBe(200);
    expect((await desk(admin, 'get', `/${draft.id}`)).status).toBe(404);
  });

  it('cannot be changed once released', async () => {
    const draft = await write();
    await send(draft);
    const { version } = await ended(draft.id);
    expect((await desk(admin, 'put', `/${draft.id}`, { ...content(), version })).status).toBe(409);
    expect((await desk(admin, 'delete', `/${draft.id}?version=${String(version)}`)).status).toBe(409);
  });

  it('is for administrators', async () => {
    for (const role of ['reviewer', 'consultant', 'finance'] as const) {
      const who = await staff(role);
      expect((await desk(who, 'get', '')).status).toBe(403);
      expect((await desk(who, 'post', '', content())).status).toBe(403);
    }
  });
});
