/** Bytes of files without a row are deleted though the process ended before it deleted them. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Usage } from '@ipw/domain';
import { type Caller, member } from '../../../testing/fixtures';
import { picture } from '../../../testing/pictures';
import { settled, until } from '../../../testing/outbox';
import { api, rows } from '../../../testing/server';
import { sweep, sweepFiles } from '../../../testing/sweep';
import { filesIn, upload } from '../../../testing/uploads';
import { keyOf } from './variants';

const { db, reset, dataDir } = api();

let ann: Caller;
beforeEach(async () => {
  await reset();
  ann = await member();
});

/** Uploads a paper that nothing refers to for a day. */
async function unused(usage: Usage = 'identity'): Promise<string> {
  const { data } = await upload(ann, usage, 'a.png', await picture('png'));
  await rows('UPDATE uploaded_file SET created_at = NOW(3) - INTERVAL 2 DAY');
  return data.image_id as string;
}
const isStored = (id: string) =>
  access(join(dataDir, 'uploads', keyOf(id, 'whole'))).then(
    () => true,
    () => false,
  );
const removals = () => rows("SELECT id FROM job WHERE kind = 'remove_file' AND state = 'queued'");
/** Lets the quarter of an hour go by. */
async function later(): Promise<void> {
  await rows("UPDATE job SET run_at = NOW(3) WHERE kind = 'remove_file' AND state = 'queued'");
  await settled();
}

it('of a paper whose row the sweep deleted before the process was killed', async () => {
  const id = await unused();
  const killed = { remove: () => Promise.reject(new Error('killed')) };
  await sweepFiles(killed).catch(() => undefined);
  expect(await rows('SELECT id FROM uploaded_file')).toEqual([]);
  expect(await isStored(id)).toBe(true);
  await later();
  expect(await isStored(id)).toBe(false);
});

it('and no job is left where the process went on', async () => {
  const id = await unused();
  expect(await removals()).toEqual([]);
  await sweep();
  expect([await isStored(id), await removals()]).toEqual([false, []]);
});

it('of an upload that was killed before it had a row', async () => {
  const before = await filesIn('uploads');
  const holder = await db().getConnection();
  await holder.query('START TRANSACTION');
  await holder.query('SELECT id FROM member WHERE id = ? FOR UPDATE', [ann.id]);
  const sent = upload(ann, 'identity', 'a.png', await picture('png'));
  // Stored, and at the first statement of the transaction that inserts the row.
  await until(async () => {
    const waits =
      "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'SELECT id FROM member%FOR UPDATE' AND time_ms > 100";
    return (await rows(waits)).length || undefined;
  }, 'the upload');
  expect((await filesIn('uploads')).length).toBeGreaterThan(before.length);
  // The removal begins: the row would come too late.
  await later();
  expect(await filesIn('uploads')).toEqual(before);
  await holder.query('COMMIT');
  holder.release();
  expect((await sent).code).toBe(50300);
  expect(await rows('SELECT id FROM uploaded_file')).toEqual([]);
});
