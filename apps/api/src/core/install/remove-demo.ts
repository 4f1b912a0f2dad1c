import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { Db } from '../db/db';
import { makeLeases } from '../db/lease-tables';
import { inTurn } from '../db/turn';
import { openBucket, STORED_FOLDER } from '../providers/bucket';
import { isUnfinished, SEED_LEASE } from './demo-mark';

/** The installation's files below DATA_DIR; the private database's own files stay. Keys are removed last. */
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
const FOLDERS_OF_BUCKET = [STORED_FOLDER, 'unfinished', 'ipfast'];
/** Marks a demo; dropped last, so that an interrupted removal can be repeated. */
const MARK = 'demo_account';
/** Tables that exclude other processes meanwhile. */
const OF_LEASES = ['lease', 'lease_fence'];

/**
 * Drops all tables and removes the files of an installation with demo data; labels, keys and audit log of a demo cannot be
 * told from real ones, so nothing is kept. Throws an Error of one line when there is no demo, a process is connected, or
 * there are other accounts and `all` is not set. Returns the number of tables.
 */
export async function removeDemo(config: Config, source: DataSource, all: boolean): Promise<number> {
  const db = new Db(source);
  const tables = await tablesIn(db);
  if (!tables.includes(MARK) || !(await db.one(`SELECT account_id FROM ${MARK} LIMIT 1`)))
    throw new Error('demo:remove: this installation has no demo');
  if (!all && !(await isUnfinished(db))) await refuseWithOthers(db, tables);
  await refuseWhileInUse(db);
  return empty(config, db);
}

/**
 * Removes an incomplete demo, so that the start inserts it again; leaves other installations alone. Waits for a process that
 * is inserting the demo.
 */
export async function removeUnfinishedDemo(config: Config, source: DataSource): Promise<void> {
  const db = new Db(source);
  if (!(await isUnfinished(db))) return;
  await makeLeases(source);
  await inTurn(db, ...SEED_LEASE, async () => {
    if (!(await isUnfinished(db))) return;
    process.stdout.write('the demo was seeded in part only; seeding it again\n');
    await empty(config, db, OF_LEASES);
  });
}

async function empty(config: Config, db: Db, kept: readonly string[] = []): Promise<number> {
  const tables = (await tablesIn(db)).filter((name) => !kept.includes(name));
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

/** A running server would continue with keys and files that no longer exist. */
async function refuseWhileInUse(db: Db): Promise<void> {
  const others = await db.one<{ n: string }>(
    'SELECT COUNT(DISTINCT id) AS n FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
  );
  if (Number(others?.n) > 0)
    throw new Error('demo:remove: the database has other connections; stop the product first');
}

async function refuseWithOthers(db: Db, tables: string[]): Promise<void> {
  for (const table of ['member', 'staff'].filter((name) => tables.includes(name))) {
    const others = await db.one<{ n: string }>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE id NOT IN (SELECT account_id FROM ${MARK})`,
    );
    if (Number(others?.n) > 0)
      throw new Error(
        `demo:remove: ${String(others?.n)} ${table} accounts are not the demo's; demo:remove all removes them too`,
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
