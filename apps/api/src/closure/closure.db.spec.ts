/** Closing an account: requested, held, withdrawn, or carried out. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import {
  type Caller,
  openFixtures,
  member,
  PASSWORD,
  picture,
  staff,
  type StaffLogin,
} from '../../testing/fixtures';
import { sentTo, settled, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { plantClaim, plantIp, plantMessage, plantOperator, plantSheet } from '../db/seed/fixtures';

const { url, db, reset, dataDir } = api();

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it came
const call = async (path: string, who: Caller, input: object = {}): Promise<any> =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('authorization', `Bearer ${who.token}`)
      .set('accept-language', 'en')
      .send(input)
  ).body;
const ask = (who: Caller, more: object = {}) =>
  call('member/requestClosure', who, { password: PASSWORD, agree: 1, ...more });
const desk = (who: StaffLogin, path = '') =>
  request(url).get(`/api/admin/closures${path}`).set('cookie', who.cookie).set('accept-language', 'en');
const act = (who: StaffLogin, id: string, action: string, body: object) =>
  request(url)
    .post(`/api/admin/closures/${id}/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);

/** Makes the closure and its job due. */
async function weekLater(): Promise<void> {
  await db().query(
    "UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND WHERE state IN ('requested', 'on_hold')",
  );
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'");
  await settled();
}
const stateOf = async (who: Caller) =>
  (
    await rows<{ state: string }>('SELECT state FROM closure WHERE member_id = ? ORDER BY id DESC', [who.id])
  )[0]?.state;

let ann: Caller;
let admin: StaffLogin;
beforeEach(async () => {
  await reset();
  await rm(join(dataDir, 'uploads/exports'), { recursive: true, force: true });
  ann = await member({ username: '安然', location: '浙江 杭州' });
  await call('member/info', ann);
  admin = await staff('admin');
});

it('says first what it means, and what has to be settled', async () => {
  const on = await openFixtures();
  const [ip, open] = [await plantIp(on, { ip_name: '山茶兔' }), await plantIp(on, { ip_name: '云岭' })];
  await plantClaim(on, { ip_id: ip, member_id: ann.id, state: 'claimed', reason_code: '' });
  await plantClaim(on, { ip_id: open, member_id: ann.id, state: 'submitted', reason_code: '' });
  await plantSheet(on, { ip_id: ip });
  await plantSheet(on, { ip_id: open, state: 'responded', consult: 'pending' });
  const hidden = await plantIp(on, { ip_name: '竹笛' });
  await plantClaim(on, { ip_id: hidden, member_id: ann.id, state: 'claimed', reason_code: '' });
  await plantSheet(on, { ip_id: hidden, source: 'private_link' });
  expect((await call('member/closure', ann)).data).toEqual({
    closure: null,
    obstacles: [
      { kind: 'claims_under_review', count: 1, ip_id: null },
      { kind: 'ips_with_orders', count: 1, ip_id: ip },
      { kind: 'ips_with_private_orders', count: 1, ip_id: hidden },
    ],
    owned_ips: ['山茶兔', '竹笛'],
  });
  expect(await ask(ann)).toMatchObject({
    code: 42011,
    msg: 'Please settle this first: Claims under review',
  });
  expect(await stateOf(ann)).toBeUndefined();
});

it('wants consent and proof', async () => {
  expect((await ask(ann, { agree: 0 })).code).toBe(42005);
  expect((await ask(ann, { password: undefined })).data.errors[0]).toMatchObject({ field: 'password' });
  expect((await ask(ann, { password: 'wrong' })).data.errors[0].rule).toBe('old_password');
});

it('is thought over for a week, shown at every visit, and withdrawn', async () => {
  const query = (await ask(ann)).data;
  expect(query).toMatchObject({ state: 'requested', actions: ['withdraw'] });
  const days = (Date.parse(query.due_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  expect((await call('member/info', ann)).data.user.closure).toEqual({
    state: 'requested',
    due_at: query.due_at,
  });
  const ben = await member();
  expect((await call('member/withdrawClosure', ben, { closure_id: query.closure_id })).code).toBe(40400);
  expect((await call('member/withdrawClosure', ann, { closure_id: query.closure_id })).code).toBe(0);
  expect((await call('member/withdrawClosure', ann, { closure_id: query.closure_id })).code).toBe(40900);
  expect((await call('member/info', ann)).data.user.closure).toBeNull();
  await weekLater();
  expect((await call('member/info', ann)).code).toBe(0);
  const keys = (await call('message/list', ann)).data.list.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(['closure_withdrawn', 'closure_requested']);
  expect((await ask(ann)).code).toBe(0);
});

it('is one request, however often the button is pressed', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(ann)));
  expect(answers.map(({ code }: { code: number }) => code).sort()).toEqual([0, 40900, 40900, 40900]);
  expect(await rows('SELECT id FROM closure')).toHaveLength(1);
});

it('erases the person, frees the phone, and keeps what the policy says', async () => {
  const on = await openFixtures();
  const ben = await member({ username: '本' });
  const ip = await plantIp(on, { ip_name: '山茶兔' });
  const artist = await plantIp(on, { ip_name: '林见山', kind: 'artist', created_by: ann.id });
  for (const ip_id of [ip, artist])
    await plantClaim(on, { ip_id, member_id: ann.id, state: 'claimed', reason_code: '' });
  await plantOperator(on.db, ip, ben.id, 2);
  await plantMessage(on.db, ann.id, 'welcome');
  const proof = await picture(ann.id);
  await db().query('UPDATE uploaded_file SET linked_at = NOW(3) WHERE id = ?', [proof]);
  await db().query(
    "INSERT INTO consent (id, member_id, agreement, version, text_hash, language) VALUES (?, ?, 'privacyPolicy', '1.0', ?, 'en')",
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', ann.id, 'a'.repeat(64)],
  );
  expect((await call('member/requestExport', ann, { password: PASSWORD })).code).toBe(0);
  await settled();
  await ask(ann);
  await weekLater();
  await until(async () => ((await stateOf(ann)) === 'closed' ? true : undefined), 'the end');
  await settled();

  expect((await call('member/info', ann)).code).toBe(50012);
  const [gone] = await rows<Record<string, unknown>>('SELECT * FROM member WHERE id = ?', [ann.id]);
  expect(gone).toMatchObject({
    username: '***',
    location: '',
    real_name: null,
    document_number: null,
    document_hash: null,
    auth_phone: null,
    email: null,
    use_ip_id: null,
  });
  expect(gone!.closed_at).not.toBeNull();
  expect(await rows('SELECT id FROM message WHERE member_id = ?', [ann.id])).toEqual([]);
  expect(await rows('SELECT id FROM ip_operator WHERE member_id = ?', [ann.id])).toEqual([]);
  expect(await rows('SELECT linked_at FROM uploaded_file WHERE id = ?', [proof])).toEqual([
    { linked_at: null },
  ]);
  expect(await readdir(join(dataDir, 'uploads/exports')).catch(() => [])).toEqual([]);
  // A new record of an IP listed by staff can be claimed; the artist's IP loses its name and owner.
  expect(await rows('SELECT ip_name, owner_id, listed FROM ip ORDER BY id')).toEqual([
    { ip_name: '山茶兔', owner_id: null, listed: 0 },
    { ip_name: '***', owner_id: null, listed: 0 },
    { ip_name: '山茶兔', owner_id: null, listed: 1 },
  ]);
  expect((await call('message/list', ben)).data.list[0]).toMatchObject({ key: 'access_removed' });
  expect(await rows('SELECT state, proof_images, details FROM claim')).toEqual(
    Array(2).fill({ state: 'claimed', proof_images: '[]', details: null }),
  );
  expect(await rows('SELECT id FROM consent')).toHaveLength(1);
  // Notices are sent concurrently, in any order.
  expect((await sentTo('sms', ann.phone_number)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Your account is closed'),
  );

  const newcomer = await request(url)
    .post('/api/member/isRegister')
    .send({ area_code: '86', phone_number: ann.phone_number });
  expect(newcomer.body.data).toEqual({ is_register: 0 });
  const again = await member({ phone_number: ann.phone_number });
  expect((await call('member/info', again)).data.ips).toEqual([]);
  const shown = (await desk(admin)).body[0];
  expect(shown).toMatchObject({ state: 'closed', member_name: '***', actions: [] });
});

it('is either withdrawn or done when both come at once, never half', async () => {
  for (let round = 0; round < 3; round += 1) {
    const one = await member();
    const { closure_id } = (await ask(one)).data;
    await db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [closure_id]);
    const due = db().query(
      "UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'",
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('member/withdrawClosure', one, { closure_id })),
    );
    await due;
    await settled();
    const state = await stateOf(one);
    const stored = answers.filter(({ code }: { code: number }) => code === 0).length;
    expect({ state, stored }).toEqual(
      state === 'closed' ? { state, stored: 0 } : { state: 'withdrawn', stored: 1 },
    );
    const [row] = await rows<{ closed_at: unknown; username: string }>(
      'SELECT closed_at, username FROM member WHERE id = ?',
      [one.id],
    );
    expect(row!.closed_at === null).toBe(row!.username !== '***');
    expect(row!.closed_at === null).toBe(state === 'withdrawn');
  }
});

it('is done once and whole after a worker died over it', async () => {
  const { closure_id } = (await ask(ann)).data;
  // A worker is killed after it has erased the name: its transaction is rolled back.
  const dying = await db().getConnection();
  await dying.query('START TRANSACTION');
  await dying.query('SELECT id FROM closure WHERE id = ? FOR UPDATE', [closure_id]);
  await dying.query("UPDATE member SET username = '***' WHERE id = ?", [ann.id]);
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account'");
  dying.destroy();
  expect((await call('member/info', ann)).data.user.member_name).toBe('安然');
  await weekLater();
  await until(async () => ((await stateOf(ann)) === 'closed' ? true : undefined), 'the end');
  expect(await rows("SELECT id FROM audit_line WHERE subject = 'closure' AND action = 'close'")).toHaveLength(
    1,
  );
});

it('is held when something has come up since', async () => {
  await ask(ann);
  const ip = await plantIp(await openFixtures(), { ip_name: '云岭' });
  await plantClaim(await openFixtures(), {
    ip_id: ip,
    member_id: ann.id,
    state: 'submitted',
    reason_code: '',
  });
  await weekLater();
  await until(async () => ((await stateOf(ann)) === 'on_hold' ? true : undefined), 'the hold');
  expect((await call('member/closure', ann)).data.closure).toMatchObject({
    state: 'on_hold',
    reason_code: 'open_matter',
    actions: ['withdraw'],
  });
});

describe('staff', () => {
  let id: string;
  beforeEach(async () => {
    id = (await ask(ann)).data.closure_id;
  });

  it('hold it with a reason the member reads, and let it go on', async () => {
    const [row] = (await desk(admin)).body;
    expect(row).toMatchObject({ id, state: 'requested', member_name: '安然', actions: ['hold'] });
    const bare = await act(admin, id, 'hold', { version: row.version, reason_code: 'other' });
    expect(bare.body.errors).toEqual({ reason: 'Please give a reason' });
    const held = await act(admin, id, 'hold', {
      version: row.version,
      reason_code: 'dispute',
      reason: 'Case 12',
    });
    expect(held.body).toMatchObject({ state: 'on_hold', actions: ['resume'], reason: 'Case 12' });
    expect((await call('message/list', ann)).data.list[0]).toMatchObject({
      key: 'closure_held',
      body: 'A dispute is under way. Case 12',
    });
    await weekLater();
    expect(await stateOf(ann)).toBe('on_hold');
    const on = await act(admin, id, 'resume', { version: held.body.version });
    expect(on.body).toMatchObject({ state: 'requested', reason_code: null });
    expect(Date.parse(on.body.due_at) - Date.now()).toBeGreaterThan(86_000_000);
    await weekLater();
    await until(async () => ((await stateOf(ann)) === 'closed' ? true : undefined), 'the end');
    const story = (await desk(admin, `/${id}/history`)).body.map(({ action }: { action: string }) => action);
    expect(story).toEqual(['close', 'resume', 'hold', 'request']);
  });

  it('cannot do what the system or the member does, nor over a stale sight', async () => {
    for (const action of ['close', 'withdraw'])
      expect((await act(admin, id, action, { version: 1 })).status).toBe(404);
    expect((await act(admin, id, 'hold', { version: 9, reason_code: 'dispute' })).status).toBe(409);
    expect((await act(admin, id, 'resume', { version: 1 })).status).toBe(409);
  });

  it('other than administrators see nothing of it', async () => {
    for (const role of ['reviewer', 'consultant', 'finance'] as const) {
      const other = await staff(role);
      expect((await desk(other)).status).toBe(403);
      expect((await act(other, id, 'hold', { version: 1, reason_code: 'dispute' })).status).toBe(403);
    }
  });
});
