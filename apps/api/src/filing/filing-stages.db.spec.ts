/** The stages of a filing, which say what the filing centre said and when, to its owner and to staff alike. */
import { type FilingAdminRecord, type FilingDetail, FILING_HOURS, type FilingStage } from '@ipw/domain';
import { type Caller, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { actOn, detail, notify, orderedAs, reached, someone, submit, submitted } from '../../testing/filings';
import { settled, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { FilingStages1700000000390 } from '../db/migrations/0390-filing-stages';
import { sha256Of } from './centre/centre-signature';
import { sandboxCertificate } from './centre/sandbox-certificate';

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

const sent = async (title: string): Promise<string> => {
  const id = await submitted(ann, { title });
  expect(await actOn(reviewer, id, 'send', 2)).toBe(200);
  return id;
};
type Times = Record<FilingStage, string | null>;
const timesIn = ({ stages }: Pick<FilingDetail, 'stages'>) =>
  Object.fromEntries(stages.map(({ key, at }) => [key, at])) as Times;
/** The times of the stages; staff see the same. */
async function times(id: string): Promise<Times> {
  const mine = timesIn(await detail(ann, id));
  const shown = await fetch(`${url}/api/admin/filings/${id}`, { headers: { cookie: reviewer.cookie } });
  expect(timesIn((await shown.json()) as FilingAdminRecord)).toEqual(mine);
  return mine;
}
const accepted = async (id: string) => {
  // Staff and the member are compared afterwards: between two questions the centre may answer.
  await until(async () => timesIn(await detail(ann, id)).accepted ?? undefined, 'the acceptance');
  return times(id);
};
const sentAt = async (id: string) => {
  const [row] = await rows<{ sent_at: Date }>('SELECT sent_at FROM filing WHERE id = ?', [id] as never);
  return new Date(row!.sent_at).getTime();
};
const NONE: Times = {
  accepted: null,
  examined: null,
  corrections: null,
  registered: null,
  certificate: null,
};
const at = (time: string | null) => Date.parse(time!);

it('are none until the centre has the filing, however long ago it was sent', async () => {
  const id = await submitted(ann, { title: '山茶狐（中断）' });
  expect(await times(id)).toEqual(NONE);
  expect(await actOn(reviewer, id, 'send', 2)).toBe(200);
  await until(async () => {
    const [job] = await rows(
      "SELECT id FROM job WHERE kind = 'filing_order' AND state = 'queued' AND last_error IS NOT NULL",
    );
    return job;
  }, 'the failed order');
  expect(await times(id)).toEqual(NONE);
  const failed = Date.now();
  await api().db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'filing_order' AND state = 'queued'");
  await reached(ann, id, 'certified');
  const done = await times(id);
  expect(await sentAt(id)).toBeLessThan(failed);
  expect(at(done.accepted)).toBeGreaterThanOrEqual(failed);
});

it('make the certificate due a day after the acceptance, however late that was', async () => {
  const DAY_MS = FILING_HOURS * 3_600_000;
  const id = await submitted(ann, { title: '山茶狐（人工）' });
  expect(await actOn(reviewer, id, 'send', 2)).toBe(200);
  await accepted(id);
  await settled();
  const due = async () => at((await detail(ann, id)).due_at);
  expect(await due()).toBe(at((await times(id)).accepted) + DAY_MS);
  // As if the centre had not answered for a week, and the filing had been reported.
  await api()
    .db()
    .query(
      'UPDATE filing SET accepted_at = NULL, due_at = NOW(3) - INTERVAL 6 DAY, escalated_at = NOW(3) WHERE id = ?',
      [id],
    );
  const order = await orderedAs(id);
  for (let count = 0; count < 2; count += 1)
    expect((await notify({ ...order, status: 'processing' })).status).toBe(200);
  expect(await due()).toBe(at((await times(id)).accepted) + DAY_MS);
  expect(await rows('SELECT escalated_at FROM filing WHERE id = ?', [id] as never)).toEqual([
    { escalated_at: null },
  ]);
});

it('are the acceptance, the examination and the registration of the centre in their order', async () => {
  const title = '山茶狐·茶';
  const id = await sent(title);
  const waiting = await accepted(id);
  expect(waiting).toEqual({ ...NONE, accepted: waiting.accepted });
  // A second answer that it has the filing changes nothing.
  const order = await orderedAs(id);
  expect((await notify({ ...order, status: 'processing' })).status).toBe(200);
  expect(await times(id)).toEqual(waiting);
  const registered = {
    ...{ ...order, status: 'registered', registration_number: 'F-1', registered_on: '2026-01-05' },
    certificate: sha256Of(sandboxCertificate(title, order.number)),
  };
  expect((await notify(registered)).status).toBe(200);
  const done = await times(id);
  expect(done).toMatchObject({ accepted: waiting.accepted, corrections: null });
  expect(done.registered).toMatch(/^2026-01-05/);
  expect(done.examined).toBe(done.certificate);
  expect(at(done.examined)).toBeGreaterThanOrEqual(at(done.accepted));
});

it('keep the first examination when the correction it asked for is registered', async () => {
  const id = await sent('山茶狐（补正）');
  const asked = await reached(ann, id, 'correction');
  const before = await times(id);
  expect(before).toEqual({ ...NONE, ...before, examined: before.corrections, registered: null });
  expect(at(before.accepted)).toBeLessThanOrEqual(at(before.examined));
  expect((await submit(ann, id, asked.version)).code).toBe(0);
  await reached(ann, id, 'certified');
  const done = await times(id);
  expect(done).toMatchObject({ accepted: before.accepted, examined: before.examined });
  expect(at(done.certificate)).toBeGreaterThanOrEqual(at(done.examined));
  // Of a filing from before the two times were stored, the audit log knows the examination; it was accepted by then.
  await api().db().query('UPDATE filing SET accepted_at = NULL, examined_at = NULL WHERE id = ?', [id]);
  const runner = {
    hasColumn: () => Promise.resolve(true),
    query: (sql: string) => api().db().query(sql),
  };
  for (let twice = 0; twice < 2; twice += 1) await new FilingStages1700000000390().up(runner as never);
  const known = await times(id);
  const [line] = await rows<{ created_at: string }>(
    "SELECT created_at FROM audit_line WHERE subject_id = ? AND action = 'ask_correction'",
    [id] as never,
  );
  expect(known.examined).toBe(new Date(`${line!.created_at}Z`).toISOString());
  expect(known.accepted).toBe(known.examined);
});

it('show the examination of a filing the centre rejected, and none once it is submitted again', async () => {
  const id = await sent('山茶狐（拒绝）');
  const rejected = await reached(ann, id, 'rejected');
  const shown = await times(id);
  expect(shown).toEqual({
    ...NONE,
    accepted: expect.any(String) as string,
    examined: expect.any(String) as string,
  });
  expect((await submit(ann, id, rejected.version)).code).toBe(0);
  expect(await times(id)).toEqual(NONE);
});

it('take what staff decide on their own, and an account to log in to, for no examination', async () => {
  const early = await submitted(ann);
  const why = { reason_code: 'information_wrong', reason: '' };
  expect(await actOn(reviewer, early, 'ask_correction', 2, why)).toBe(200);
  expect(await times(early)).toEqual({ ...NONE, corrections: expect.any(String) as string });
  expect(await actOn(reviewer, early, 'reject', 3, why)).toBe(200);
  expect(await times(early)).toMatchObject({ accepted: null, examined: null });
  ann = await someone();
  const login = await sent('山茶狐（已注册）');
  await reached(ann, login, 'correction');
  // The answer to the order may come after the notice.
  expect(await accepted(login)).toMatchObject({ examined: null, corrections: expect.any(String) as string });
});

it('are all reached by a certificate that staff record by hand, at the latest then', async () => {
  const id = await sent('山茶狐·手工');
  const { accepted: heard } = await accepted(id);
  const certificate = await picture(reviewer.id, 'filing_certificate');
  const registered = { registration_number: 'F-2', registered_on: '2026-02-03', certificate };
  expect(await actOn(reviewer, id, 'certify', 3, registered)).toBe(200);
  const done = await times(id);
  expect(done).toMatchObject({ accepted: heard, examined: done.certificate, corrections: null });
});
