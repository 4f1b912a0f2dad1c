import { type CentreState, ERRORS, LANGUAGES, QUOTA, ulid, type UploadedFile } from '@ipw/domain';
import { type Caller, openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import {
  actOn,
  call,
  content,
  creditsOf,
  detail,
  messagesTo,
  notify,
  offer,
  orderedAs,
  reached,
  someone,
  submit,
  submitted,
} from '../../testing/filings';
import { settled, until } from '../../testing/outbox';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { centreSecret, watchFilings } from '../../testing/services';
import { open } from '../../testing/uploads';
import { translate } from '../core/i18n';
import { sha256Of, SIGN, signed } from './centre/centre-signature';

const { url, reset } = api();
let reviewer: StaffLogin;
let ann: Caller;

beforeAll(async () => {
  await reset();
  reviewer = await staff('reviewer');
});
beforeEach(async () => {
  ann = await someone();
});

/** A filing that staff sent to the sandbox, which does what the word at the end of its title says. */
async function sent(word: string): Promise<string> {
  const id = await submitted(ann, { title: `山茶狐（${word}）` });
  expect(await actOn(reviewer, id, 'send', 2)).toBe(200);
  return id;
}
const centreState = async () =>
  (await (
    await fetch(`${url}/api/admin/filings/centre`, { headers: { cookie: reviewer.cookie } })
  ).json()) as CentreState;
const verdictsOn = async (number: string | null) =>
  (
    await rows<{ verdict: string }>(
      'SELECT verdict FROM filing_notice WHERE filing_number <=> ? ORDER BY id',
      [number] as never,
    )
  ).map(({ verdict }) => verdict);
const again = async (id: string, version: number) => {
  const mended = { ...(await content(ann)), title: '山茶狐（登记）', filing_id: id, version };
  expect((await call(ann, 'save', mended)).code).toBe(0);
  return submit(ann, id, version + 1);
};

it('is registered: the certificate is fetched, verified and stored, once', async () => {
  const id = await sent('登记');
  const done = await reached(ann, id, 'certified');
  expect(done.registration_number).toBe(`SANDBOX-${done.filing_number!}`);
  const file = (await call(ann, 'certificate', { filing_id: id })).data as UploadedFile;
  const answer = await open(file.file_path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await rows('SELECT DISTINCT spent FROM filing_credit WHERE filing_id = ?', [id] as never)).toEqual([
    { spent: 1 },
  ]);
  const registered = {
    ...(await orderedAs(id)),
    ...{ status: 'registered', registration_number: 'X', registered_on: '2026-01-01' },
    certificate: '0'.repeat(64),
  };
  expect((await notify(registered)).status).toBe(200);
  expect(await detail(ann, id)).toMatchObject({
    version: done.version,
    registration_number: done.registration_number,
  });
  expect(await messagesTo(ann)).toEqual(['filing_certified']);
});

it('is registered for a member who has no room for further uploads', async () => {
  const id = await submitted(ann, { title: '山茶狐（登记）' });
  const { db } = await openFixtures();
  const large = { usage_name: 'avatar', mime: 'image/png', file_name: 'a.png', sha256: '0'.repeat(64) };
  await db.insert('uploaded_file', { id: ulid(), owner_id: ann.id, ...large, file_size: QUOTA.bytes - 1 });
  expect(await actOn(reviewer, id, 'send', 2)).toBe(200);
  expect(await reached(ann, id, 'certified')).toMatchObject({ state: 'certified' });
});

it('stays with the centre, on record, while the certificate of its registration cannot be fetched', async () => {
  const id = await sent('茶');
  const order = await until(async () => {
    const [row] = await rows<{ ordered_at: string | null }>('SELECT ordered_at FROM filing WHERE id = ?', [
      id,
    ] as never);
    return row!.ordered_at ? orderedAs(id) : undefined;
  }, 'the order');
  await settled();
  const registered = {
    ...order,
    ...{ status: 'registered', registration_number: 'X', registered_on: '2026-01-01' },
    certificate: '0'.repeat(64),
  };
  expect((await notify(registered)).status).toBe(500);
  expect(await detail(ann, id)).toMatchObject({ state: 'processing' });
  expect(await verdictsOn(order.number)).toContain('failed');
  expect((await centreState()).failing_since).not.toBeNull();
});

it.each([
  ['补正', { reason_code: 'centre', reason: '作品图片与名称不符' }],
  ['已注册', { reason_code: 'phone_registered', reason: 'https://filing-centre.example/login' }],
])('returns a work that is marked %s, keeps the credit, and registers the correction', async (word, why) => {
  const id = await sent(word);
  const asked = await reached(ann, id, 'correction');
  expect(asked).toMatchObject({ ...why, actions: ['correct'] });
  expect(await creditsOf(id)).toBeGreaterThan(2);
  const mended = await again(id, asked.version);
  expect(mended).toMatchObject({ code: 0, data: { state: 'processing' } });
  expect(await reached(ann, id, 'certified')).toMatchObject({ filing_number: asked.filing_number });
  expect(await messagesTo(ann)).toEqual(['filing_correction', 'filing_certified']);
});

it('releases the credit of a work that the centre rejects', async () => {
  const id = await sent('拒绝');
  expect(await reached(ann, id, 'rejected')).toMatchObject({ reason_code: 'centre_rejected' });
  for (const lang of LANGUAGES) {
    const { data } = await ask(url, 'message/list', { lang }, { token: ann.token });
    const { list } = data as { list: { key: string; body: string }[] };
    const told = list.find(({ key }) => key === 'filing_rejected')!;
    // It does not ask for a change.
    expect(told.body).toContain(translate(lang, 'filing_reason.centre_rejected'));
    expect(told.body).not.toContain(translate(lang, 'filing_reason.centre'));
  }
  expect(await offer(ann)).toMatchObject({ credit: 1 });
});

it('is ordered again after an outage, with the credit kept', async () => {
  const id = await sent('中断');
  const failed = await until(async () => {
    const [job] = await rows<{ last_error: string | null }>(
      "SELECT last_error FROM job WHERE kind = 'filing_order' AND state = 'queued' AND last_error IS NOT NULL",
    );
    return job;
  }, 'the failed order');
  expect(failed.last_error).toContain('503');
  // Staff see it at once, long before the filing is late.
  const failing = await centreState();
  expect(failing.failing_since).toEqual(expect.any(String));
  expect(failing.waiting).toBeGreaterThan(0);
  expect(await detail(ann, id)).toMatchObject({ state: 'processing' });
  expect(await creditsOf(id)).toBeGreaterThan(2);
  await api().db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'filing_order' AND state = 'queued'");
  await reached(ann, id, 'certified');
  expect(await centreState()).toMatchObject({ failing_since: null, answered_at: expect.any(String) });
});

it('waits for a slow answer, and asks when a notice or an order was lost', async () => {
  await reached(ann, await sent('缓慢'), 'certified');
  ann = await someone();
  const id = await sent('登记');
  await reached(ann, id, 'certified');
  // As if neither the notice nor the job had come.
  await settled();
  const [filed] = await rows<{ n: string }>("SELECT COUNT(*) AS n FROM job WHERE kind = 'filing_order'");
  await api()
    .db()
    .query(
      "UPDATE filing SET state = 'processing', certified_at = NULL, asked_at = NOW(3) - INTERVAL 1 HOUR WHERE id = ?",
      [id],
    );
  await watchFilings();
  await reached(ann, id, 'certified');
  const [asked] = await rows<{ n: string }>("SELECT COUNT(*) AS n FROM job WHERE kind = 'filing_order'");
  expect(Number(asked!.n)).toBe(Number(filed!.n) + 1);
});

it('refuses notices that are not the centre’s or about no such filing, on record', async () => {
  const id = await sent('人工');
  const rejected = { ...(await orderedAs(id)), status: 'rejected', reason: '假的' };
  await rows("DELETE FROM filing_notice WHERE verdict = 'forged'");
  expect((await notify(rejected, { [SIGN]: '0'.repeat(64) })).status).toBe(403);
  const old = {
    ...signed(centreSecret(), 'notice', sha256Of(JSON.stringify(rejected))),
    'x-centre-time': '1',
  };
  expect((await notify(rejected, old)).status).toBe(403);
  expect((await notify({ ...rejected, amount_fen: 1 })).status).toBe(403);
  // One a minute at most, so that nobody fills the table.
  const forgedAgo = (seconds: number) =>
    rows("UPDATE filing_notice SET created_at = NOW(3) - INTERVAL ? SECOND WHERE verdict = 'forged'", [
      seconds,
    ] as never);
  expect(await verdictsOn(null)).toEqual(['forged']);
  await forgedAgo(30);
  expect((await notify(rejected, old)).status).toBe(403);
  expect(await verdictsOn(null)).toEqual(['forged']);
  await forgedAgo(61);
  expect((await notify(rejected, old)).status).toBe(403);
  expect(await verdictsOn(null)).toEqual(['forged', 'forged']);
  expect((await notify({ ...rejected, number: '991231-99999' })).status).toBe(403);
  expect(await verdictsOn('991231-99999')).toEqual(['unknown']);
  const unreadable = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
  expect((await fetch(`${api().url}/api/filing-centre/notice`, unreadable)).status).toBe(400);
  expect((await detail(ann, id)).state).toBe('processing');
});

it('takes of many notices at once one, and none after a withdrawal', async () => {
  const id = await sent('人工');
  const order = await orderedAs(id);
  const asks = { ...order, status: 'correction', reason: '名称不符' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => notify(asks)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await verdictsOn(order.number)).filter((verdict) => verdict === 'taken')).toHaveLength(1);
  expect(await messagesTo(ann)).toEqual(['filing_correction']);
  expect((await notify({ ...order, status: 'rejected', reason: '迟到' })).status).toBe(200);
  const asked = await detail(ann, id);
  expect(asked.state).toBe('correction');
  // What it said of the first order does not return the correction, however often it comes.
  expect((await submit(ann, id, asked.version)).code).toBe(0);
  expect((await notify(asks)).status).toBe(200);
  expect((await notify({ ...order, status: 'rejected', reason: '迟到' })).status).toBe(200);
  expect((await detail(ann, id)).state).toBe('processing');
  expect((await notify({ ...(await orderedAs(id)), status: 'correction', reason: '名称不符' })).status).toBe(
    200,
  );
  expect((await detail(ann, id)).state).toBe('correction');
  expect((await verdictsOn(order.number)).filter((verdict) => verdict === 'taken')).toHaveLength(2);
  const ben = await someone();
  ann = ben;
  const withdrawn = await submitted(ben);
  const gone = (await orderedAs(withdrawn)).number;
  expect((await call(ben, 'withdraw', { filing_id: withdrawn, version: 2 })).code).toBe(0);
  const late = { number: gone, revision: order.revision, status: 'rejected', reason: '已撤回' };
  expect((await notify(late)).status).toBe(200);
  expect(await verdictsOn(gone)).toEqual(['not_awaited']);
  expect((await detail(ben, withdrawn)).state).toBe('draft');
  // While it is with the centre, it is neither changed nor withdrawn.
  expect((await submit(ben, withdrawn, 3)).code).toBe(0);
  expect(await actOn(reviewer, withdrawn, 'send', 4)).toBe(200);
  expect((await call(ben, 'withdraw', { filing_id: withdrawn, version: 5 })).code).toBe(ERRORS.STATE.code);
  const change = { ...(await content(ben)), filing_id: withdrawn, version: 5 };
  expect((await call(ben, 'save', change)).code).toBe(ERRORS.STATE.code);
});

it('is sent again by staff, and registered once', async () => {
  const id = await sent('登记');
  const done = await reached(ann, id, 'certified');
  expect(await actOn(reviewer, id, 'resend', done.version)).toBe(409);
  // As if the centre had lost it.
  await api().db().query("UPDATE filing SET state = 'processing', certified_at = NULL WHERE id = ?", [id]);
  const answers = await Promise.all([1, 2].map(() => actOn(reviewer, id, 'resend', done.version)));
  expect(answers.sort()).toEqual([200, 409]);
  expect(await reached(ann, id, 'certified')).toMatchObject({
    registration_number: done.registration_number,
  });
  expect(
    await rows("SELECT id FROM audit_line WHERE subject_id = ? AND action = 'resend'", [id] as never),
  ).toHaveLength(1);
});

it('is reported once when its certificate is late', async () => {
  const id = await sent('人工');
  // The centre's acceptance sets the time anew.
  await settled();
  const listed = async () => {
    const query = new URLSearchParams({ filter: '{"late":"escalated"}' });
    const answer = await fetch(`${url}/api/admin/filings?${query.toString()}`, {
      headers: { cookie: reviewer.cookie },
    });
    return ((await answer.json()) as { id: string }[]).map((row) => row.id);
  };
  await watchFilings();
  expect(await listed()).not.toContain(id);
  await api().db().query('UPDATE filing SET due_at = NOW(3) - INTERVAL 1 MINUTE WHERE id = ?', [id]);
  await watchFilings();
  await watchFilings();
  expect(await listed()).toContain(id);
  expect(
    await rows("SELECT id FROM audit_line WHERE subject_id = ? AND action = 'escalate'", [id] as never),
  ).toHaveLength(1);
});
