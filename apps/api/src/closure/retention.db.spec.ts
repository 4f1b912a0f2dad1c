/** Data is deleted at the end of its retention period, in any quantity. */
import { ulid } from '@ipw/domain';
import { member, staff } from '../../testing/fixtures';
import { sweepJobs, sweepRetention } from '../../testing/services';
import { api, rows } from '../../testing/server';

const { db, reset } = api();
beforeEach(reset);

it('what is kept ends when its time is over', async () => {
  const ann = await member();
  await db().query(
    "INSERT INTO sign_in (member_id, login_type, success, created_at) VALUES (?, 'password', 1, NOW(3) - INTERVAL 13 MONTH), (?, 'password', 1, NOW(3) - INTERVAL 11 MONTH)",
    [ann.id, ann.id],
  );
  // More rows than one statement of a sweep deletes.
  await db().query(
    "INSERT INTO sign_in (member_id, login_type, success, created_at) SELECT ?, 'yzm', 0, NOW(3) - INTERVAL 2 YEAR FROM seq_1_to_12000",
    [ann.id],
  );
  for (const days of [29, 31]) {
    const { id } = await staff('reviewer');
    await db().query('UPDATE staff_session SET expires_at = NOW(3) - INTERVAL ? DAY WHERE staff_id = ?', [
      days,
      id,
    ]);
  }
  await db().query(
    "INSERT INTO code_scan (at, verdict, agent, source) VALUES (NOW(3) - INTERVAL 4 MONTH, 'unknown', 'other', 'a'), (NOW(3), 'unknown', 'other', 'b')",
  );
  const ben = await member();
  for (const [at, who] of [ann, ben].entries())
    await db().query(
      "INSERT INTO consent (id, member_id, agreement, version, text_hash, language) VALUES (?, ?, 'privacyPolicy', '1.0', ?, 'en')",
      [`01ARZ3NDEKTSV4RRFFQ69G5FA${String(at)}`, who.id, 'a'.repeat(64)],
    );
  await db().query('UPDATE member SET closed_at = NOW(3) - INTERVAL 37 MONTH WHERE id = ?', [ben.id]);
  await sweepRetention();
  expect(await rows('SELECT id FROM sign_in')).toHaveLength(1);
  const over = 'SELECT id FROM staff_session WHERE expires_at < NOW(3) - INTERVAL 28 DAY';
  expect(await rows(over)).toHaveLength(1);
  expect(await rows('SELECT source FROM code_scan')).toEqual([{ source: 'b' }]);
  expect(await rows('SELECT member_id FROM consent')).toEqual([{ member_id: ann.id }]);
});

it('failed messages go 14 days after they were queued, also those that staff sent again', async () => {
  const jobs = { sms: '139 **** 0000', mail: 'a***@example.org', remove_file: null };
  for (const [kind, recipient] of Object.entries(jobs))
    for (const day of [13, 15])
      await db().query(
        "INSERT INTO job (id, kind, state, recipient, run_at, created_at) VALUES (?, ?, 'failed', ?, NOW(3), NOW(3) - INTERVAL ? DAY)",
        [ulid(), kind, recipient, day],
      );
  await sweepJobs();
  expect(await rows('SELECT kind FROM job ORDER BY id')).toEqual(
    ['sms', 'mail', 'remove_file', 'remove_file'].map((kind) => ({ kind })),
  );
});

it('finished jobs go after a week, failed ones after a month, waiting ones never', async () => {
  const kept = { done: [6, 8], failed: [29, 31], queued: [100] };
  const jobs = Object.entries(kept).flatMap(([state, days]) => days.map((day) => [state, day] as const));
  for (const [at, [state, day]] of jobs.entries())
    await db().query(
      "INSERT INTO job (id, kind, state, run_at) VALUES (?, 'sms', ?, NOW(3) - INTERVAL ? DAY)",
      [`01ARZ3NDEKTSV4RRFFQ69G5FA${String(at)}`, state, day],
    );
  await sweepJobs();
  expect(await rows('SELECT state FROM job ORDER BY id')).toEqual([
    { state: 'done' },
    { state: 'failed' },
    { state: 'queued' },
  ]);
});
