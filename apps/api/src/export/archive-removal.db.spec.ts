/** Archives are deleted from the storage though it failed, or the process ended, when their requests did; requests whose job waits go on. */
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ulid } from '@ipw/domain';
import { archiveOf } from '../../testing/archives';
import { closeAccount } from '../../testing/closing';
import { type Caller, member, openFixtures, PASSWORD } from '../../testing/fixtures';
import { settled, until } from '../../testing/outbox';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { sweepExports } from '../../testing/services';

const { url, db, reset, dataDir } = api();
const folder = join(dataDir, 'uploads/exports');
const archives = () => readdir(folder).catch(() => [] as string[]);

let ann: Caller;
beforeEach(async () => {
  await reset();
  await rm(folder, { recursive: true, force: true });
  ann = await member();
});

it('expires while the storage does not answer', async () => {
  await archiveOf(ann);
  expect(await archives()).toHaveLength(1);
  await rows('UPDATE data_export SET expires_at = NOW(3) - INTERVAL 1 SECOND');
  const silent = { remove: () => Promise.reject(new Error('no answer')) } as never;
  await sweepExports(silent).catch(() => undefined);
  expect(await rows('SELECT state FROM data_export')).toEqual([{ state: 'expired' }]);
  await settled();
  expect(await archives()).toEqual([]);
});

it('goes after the account was closed while the storage kept it', async () => {
  await archiveOf(ann);
  const [name] = await archives();
  const path = join(folder, name!);
  // The folder cannot be removed like a file.
  await rm(path);
  await mkdir(path);
  await closeAccount(ann);
  await settled();
  await rmdir(path);
  await writeFile(path, 'archive');
  await rows("UPDATE job SET run_at = NOW(3) WHERE state = 'queued'");
  await settled();
  expect(await archives()).toEqual([]);
});

it('is not left by work that went on when its request was ended', async () => {
  const other = await db().getConnection();
  await rows('DELETE FROM job');
  expect((await ask(url, 'member/requestExport', { password: PASSWORD }, ann)).code).toBe(0);
  await other.query('START TRANSACTION');
  await other.query('SELECT id FROM data_export FOR UPDATE');
  await until(
    async () => (await archives()).some((name) => name.endsWith('.zip')) || undefined,
    'the archive',
  );
  // As the closure of the account does it.
  await other.query("UPDATE data_export SET state = 'failed'");
  await other.query('COMMIT');
  other.release();
  await settled();
  expect(await archives()).toEqual([]);
});

it('is not given up on while its job waits, however long', async () => {
  const id = ulid();
  const { cipher } = await openFixtures();
  await rows(
    "INSERT INTO data_export (id, member_id, state, created_at) VALUES (?, ?, 'preparing', NOW(3) - INTERVAL 3 HOUR)",
    [id, ann.id],
  );
  const job = ulid();
  await rows(
    "INSERT INTO job (id, kind, lane, payload, run_at) VALUES (?, 'data_export', 'slow', ?, NOW(3) + INTERVAL 1 HOUR)",
    [job, cipher.seal(`job:${job}`, JSON.stringify({ id }))],
  );
  await sweepExports();
  expect(await rows('SELECT state FROM data_export')).toEqual([{ state: 'preparing' }]);
  await rows('UPDATE job SET run_at = NOW(3) WHERE id = ?', [job]);
  await settled();
  expect(await rows('SELECT state FROM data_export')).toEqual([{ state: 'ready' }]);
});
