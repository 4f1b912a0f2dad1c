/** Processes with roles on one database: web answers, workers do the background work and take over from each other. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ulid } from '@ipw/domain';
import { createConnection } from 'mysql2/promise';
import { mortal } from '../testing/another';
import { apart, type Apart } from '../testing/apart';
import { until } from '../testing/outbox';
import { freePort } from '../testing/ports';
import { ask } from '../testing/proven';

const LINE =
  "INSERT INTO audit_line (subject, subject_id, action, actor_type) VALUES ('staff', ?, 'create', 'system')";

let own: Apart;
type Process = Awaited<ReturnType<typeof mortal>> & { metrics: string };

async function start(ROLE: 'web' | 'worker'): Promise<Process> {
  const METRICS_PORT = String(await freePort());
  const started = await mortal({ ...own.env, ROLE, METRICS_PORT, LOG_LEVEL: 'silent' });
  return { ...started, metrics: `http://127.0.0.1:${METRICS_PORT}` };
}
const measured = async (at: Process, name: string): Promise<number | undefined> => {
  const text = await (await fetch(`${at.metrics}/metrics`)).text();
  const value = text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')[1];
  return value === undefined ? undefined : Number(value);
};
const sent = async () =>
  (await readFile(join(own.env.DATA_DIR, 'outbox/sms.jsonl'), 'utf8').catch(() => '')).split('\n').length - 1;

let web: Process;
let worker: Process;
beforeAll(async () => {
  own = await apart();
  web = await start('web');
});

it('leaves jobs to workers', async () => {
  const phone = { area_code: '86', phone_number: '13800000002', scene: 'register' };
  expect((await ask(web.url, 'member/sendYzm', phone)).code).toBe(0);
  // Five polls of the lane of codes.
  await wait(1250);
  expect(await sent()).toBe(0);
  worker = await start('worker');
  await until(async () => (await sent()) || undefined, 'the code');
  await until(
    async () => (await measured(worker, 'job_seconds_count{lane="sms_code",outcome="done"}')) || undefined,
    'the measured job',
  );
});

it('is ready when it listens, and not before', async () => {
  const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())];
  const starting = mortal({ ...own.env, ROLE: 'web', PORT, METRICS_PORT, LOG_LEVEL: 'silent' });
  const ready = () =>
    fetch(`http://127.0.0.1:${METRICS_PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) await wait(1);
  expect((await fetch(`http://127.0.0.1:${PORT}/health/ready`)).status).toBe(200);
  await (await starting).kill();
});

it('measures on a port of its own, and nowhere else', async () => {
  expect((await fetch(`${web.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${web.metrics}/api/docs`)).status).toBe(404);
  expect((await fetch(`${worker.metrics}/health/ready`)).status).toBe(200);
  expect(await measured(web, 'db_pool_connections{state="waiting"}')).toBe(0);
  expect(await measured(web, 'message_streams')).toBe(0);
  expect(await measured(web, 'scans_waiting')).toBe(0);
  // The installation's numbers come once, from its workers.
  expect(await measured(web, 'jobs_waiting{lane="mail"}')).toBeUndefined();
  expect(await measured(worker, 'jobs_waiting{lane="mail"}')).toBe(0);
  expect(await measured(worker, 'alert_lag_seconds')).toBe(0);
});

it('takes over a periodic task from a worker that was killed while it did it', async () => {
  const { db } = own;
  const holders = () =>
    db.one<{ holder: string; fence: number; held: number | string }>(
      "SELECT holder, fence, held_until > SYSDATE(3) AS held FROM lease WHERE name = 'seal-audit'",
    );
  const sealed = async () =>
    (await db.rows('SELECT id FROM audit_line WHERE chain_number IS NULL')).length === 0 || undefined;
  await db.execute(LINE, [ulid()]);
  await until(sealed, 'the first line');

  // The task stands still at the table it reads, and the worker extends its lease.
  const lock = await createConnection(own.env.DATABASE_URL);
  let held: Awaited<ReturnType<typeof holders>>;
  try {
    await lock.query('LOCK TABLES audit_line WRITE');
    await lock.query(LINE, [ulid()]);
    const standing = async () => {
      const before = await holders();
      await wait(2000);
      const now = await holders();
      return now?.held && now.fence === before?.fence ? now : undefined;
    };
    held = await until(standing, 'the lease');
    // Longer than the lease.
    await wait(16_000);
    expect(await holders()).toMatchObject({ fence: held!.fence, held: 1 });
    await worker.kill();
  } finally {
    await lock.end();
  }
  const other = await start('worker');
  await until(sealed, 'the line of the second worker');
  expect((await holders())!.holder).not.toBe(held!.holder);
  expect(Number((await holders())!.fence)).toBeGreaterThan(Number(held!.fence));

  const ended = once(other.child, 'exit');
  other.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
