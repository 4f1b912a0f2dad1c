/** What administrators see of the installation: its processes, jobs, lags, storage, schema, keys and backups. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ProcessRow, type SystemOverview, ulid } from '@ipw/domain';
import request from 'supertest';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';

let admin: StaffLogin;
beforeEach(async () => {
  await api().reset();
  admin = await staff('admin');
});

async function look<T>(what: string, who = admin, status = 200): Promise<T> {
  const answer = await request(api().url).get(`/api/admin/processes${what}`).set('cookie', who.cookie);
  expect(answer.status).toBe(status);
  return answer.body as T;
}
const overview = () => look<SystemOverview>('/overview');

it('lists the processes that run, and tells one that was killed from them', async () => {
  const killed = ulid();
  await rows(
    "INSERT INTO process (id, role, host, pid, build, node, started_at, seen_at) VALUES (?, 'worker', 'b', 7, '00000000', 'v20.0.0', NOW(3) - INTERVAL 1 HOUR, NOW(3) - INTERVAL 31 SECOND)",
    [killed],
  );
  try {
    const found = await look<ProcessRow[]>('');
    expect(found.find(({ id }) => id === killed)).toMatchObject({
      state: 'silent',
      version: 1,
      actions: [],
      role: 'worker',
      host: 'b',
    });
    const running = found.filter(({ state }) => state === 'alive');
    expect(running.length).toBeGreaterThan(0);
    for (const one of running)
      expect(one).toMatchObject({
        role: 'all',
        node: process.version,
        build: expect.stringMatching(/^[\da-f]{8}$/),
      });
    expect(await look<ProcessRow>(`/${killed}`)).toMatchObject({ id: killed, pid: 7 });
  } finally {
    // Processes are none of a spec's to empty, so a reset keeps them.
    await rows('DELETE FROM process WHERE id = ?', [killed]);
  }
  await look(`/${killed}`, admin, 404);
});

it('counts what is due and what was given up in each lane; a running job waits for nothing', async () => {
  const plant = (more: object) => rows('INSERT INTO job SET ?', [{ id: ulid(), kind: 'planted', ...more }]);
  const hour = (ahead: number) => new Date(Date.now() + ahead * 3_600_000);
  await plant({ lane: 'slow', run_at: hour(-1), leased_until: hour(1) });
  await plant({ lane: 'slow', run_at: hour(2) });
  await plant({ lane: 'mail', run_at: hour(-1), state: 'failed' });
  const { lanes } = await overview();
  expect(lanes.find(({ lane }) => lane === 'slow')).toEqual({
    lane: 'slow',
    waiting: 1,
    oldest_seconds: 0,
    failed: 0,
  });
  expect(lanes.find(({ lane }) => lane === 'mail')).toEqual({
    lane: 'mail',
    waiting: 0,
    oldest_seconds: 0,
    failed: 1,
  });
});

it('says where files are, and which schema it runs on', async () => {
  const { storage, schema } = await overview();
  expect(storage).toMatchObject({ place: 'folder' });
  expect(storage.free_bytes).toBeGreaterThan(0);
  expect(storage.database_bytes).toBeGreaterThan(0);
  const [{ version } = { version: '' }] = await rows<{ version: string }>('SELECT VERSION() AS version');
  expect(schema).toMatchObject({ pending: 0, later: 0, server: version });
});

it('names keys by their check values, and shows none of them', async () => {
  const found = await overview();
  const names = found.keys.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['field 1', 'index', 'address', 'code 1', 'certificate 1']));
  expect(found.keys.filter(({ state }) => state !== 'right')).toEqual([]);
  const stored = JSON.parse(readFileSync(path.join(api().dataDir, 'keys.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const secrets = Object.values(stored).flatMap((key) =>
    typeof key === 'string' ? [key] : Object.values(key as object),
  );
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(JSON.stringify(found)).not.toContain(secret);
});

it('says up to when backups reach, and when a restore was last proven', async () => {
  expect((await overview()).backups).toEqual({ base: null, log: null, proof: null });
  await rows(
    "INSERT INTO backup_note (kind, at) VALUES ('base', '2026-11-20 03:00:00'), ('proof', '2026-11-22 04:00:00')",
  );
  // A full backup holds the log up to its position.
  expect((await overview()).backups).toEqual({
    base: '2026-11-20T03:00:00.000Z',
    log: '2026-11-20T03:00:00.000Z',
    proof: '2026-11-22T04:00:00.000Z',
  });
});

it('is for administrators', async () => {
  for (const role of ['reviewer', 'consultant', 'finance'] as const)
    await look('/overview', await staff(role), 403);
});
