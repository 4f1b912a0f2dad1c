import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { Db } from '../db/db';
import { releaseLock, takeLock } from '../db/named-lock';
import { openBucket } from '../providers/bucket';
import { isUnfinished, SEED_LOCK } from './demo-mark';

/** What belongs to the installation below DATA_DIR; the private database's own files stay. Keys go last. */
const FILES = [
  'anchors',
  'demo-accounts.json',
  'incoming',
  'outbox',
  'sandbox-wallet',
  'unfinished',
  'uploads',
  'keys.json',
];
const FOLDERS_OF_BUCKET = ['uploads', 'unfinished', 'ipfast'];
/** Says that there is a demo: dropped last, so that a removal that was cut short can be run again. */
const MARK = 'demo_account';

/**
 * Drops every table and removes the files of an installation that holds the demo: labels, keys and the audit log of the
 * demo cannot be told from real ones, so nothing of it is taken along. Throws an Error of one line when there is no demo,
 * somebody is connected, or there are accounts beside the demo's and `all` is not set. Answers how many tables there were.
 */
export async function removeDemo(config: Config, source: DataSource, all: boolean): Promise<number> {
  const db = new Db(source);
  const tables = await tablesIn(db);
  if (!tables.includes(MARK) || !(await db.one(`SELECT account_id FROM ${MARK} LIMIT 1`)))
    throw new Error('demo:remove: this installation holds no demo');
  if (!all && !(await isUnfinished(db))) await refuseWithOthers(db, tables);
  await refuseWhileInUse(db);
  return empty(config, db);
}

/**
 * Empties an installation whose demo was cut short, so that the start draws it anew; leaves any other alone. Waits for a
 * process that draws the demo now.
 */
export async function removeUnfinishedDemo(config: Config, source: DataSource): Promise<void> {
  const db = new Db(source);
  if (!(await isUnfinished(db))) return;
  const runner = source.createQueryRunner();
  const query = (sql: string): Promise<unknown> => runner.query(sql);
  try {
    await takeLock(query, ...SEED_LOCK);
    if (await isUnfinished(db)) {
      process.stdout.write('the demo was cut short while it was drawn; it is drawn anew\n');
      await empty(config, db);
    }
    await releaseLock(query, SEED_LOCK[0]);
  } finally {
    await runner.release();
  }
}

async function empty(config: Config, db: Db): Promise<number> {
  const tables = await tablesIn(db);
  await emptyBucket(config);
  for (const name of FILES) rmSync(join(config.DATA_DIR, name), { recursive: true, force: true });
  for (const name of [...tables.filter((one) => one !== MARK), MARK])
    await db.execute(`DROP TABLE IF EXISTS \`${name}\``);
  return tables.length;
}

const tablesIn = async (db: Db): Promise<string[]> =>
  (
    await db.rows<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    )
  ).map(({ name }) => name);

/** A process that serves would go on with keys and files that are gone. */
async function refuseWhileInUse(db: Db): Promise<void> {
  const others = await db.one<{ n: string }>(
    'SELECT COUNT(DISTINCT id) AS n FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
  );
  if (Number(others?.n) > 0)
    throw new Error('demo:remove: somebody is connected to the database; stop the product first');
}

async function refuseWithOthers(db: Db, tables: string[]): Promise<void> {
  for (const table of ['member', 'staff'].filter((name) => tables.includes(name))) {
    const others = await db.one<{ n: string }>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE id NOT IN (SELECT account_id FROM ${MARK})`,
    );
    if (Number(others?.n) > 0)
      throw new Error(
        `demo:remove: ${String(others?.n)} ${table} accounts are not the demo's; npm run demo:remove -- all removes them too`,
      );
  }
}

async function emptyBucket(config: Config): Promise<void> {
  const bucket = await openBucket(config);
  if (!bucket) return;
  for (const path of FOLDERS_OF_BUCKET) {
    const folder = bucket.folder(path);
    for (const { key } of await folder.list()) await folder.remove(key);
  }
}
