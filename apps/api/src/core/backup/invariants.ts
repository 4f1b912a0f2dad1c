import { join } from 'node:path';
import type { Db } from '../db/db';
import { bytesOf, readLines } from '../disk/lines';
import { grouped } from './ascending';
import { type FileLine, fileIdIn } from './files';

const refuse = (what: string): never => {
  throw new Error(`restore: ${what}`);
};

/**
 * What holds of every whole installation, besides that its keys fit, its schema is complete, its audit log is whole and its
 * files have their hashes, which each restore checks. Throws an Error of one line for the first that does not.
 */
export async function checkInvariants(
  db: Db,
  dataDir: string,
  lines: AsyncIterable<FileLine>,
): Promise<void> {
  await checkReferences(db);
  await checkFiles(db, lines);
  const anchors = (name: string) => readLines(bytesOf(join(dataDir, 'anchors', name)));
  await checkNumbers(db, await anchors('batch-numbers.jsonl'));
  await checkErasures(db, await anchors('erasures.jsonl'));
}

/** Columns that name a row which is never deleted: members, also of closed accounts; IPs while they have one of these. */
const OF_IP = ['claim', 'code_batch', 'ip_operator', 'label_order'];
const NAMED = { member_id: 'member', ip_id: 'ip' } as const;

/** No row belongs to a member or an IP that is not there. */
async function checkReferences(db: Db): Promise<void> {
  const columns = await db.rows<{ child: string; name: keyof typeof NAMED }>(
    `SELECT c.table_name AS child, c.column_name AS name FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
     WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND (c.column_name = 'member_id' OR (c.column_name = 'ip_id' AND c.table_name IN (?)))`,
    [OF_IP],
  );
  for (const { child, name } of columns) {
    const parent = NAMED[name];
    const found = await db.one(
      `SELECT 1 FROM \`${child}\` c WHERE c.${name} IS NOT NULL AND c.${name} <> '' AND NOT EXISTS (SELECT 1 FROM ${parent} p WHERE p.id = c.${name}) LIMIT 1`,
    );
    if (found) refuse(`a row of ${child} belongs to a ${parent} that is not there`);
  }
}

/** Every file the database knows was in the backup. Compared in a table of the scratch database: there may be millions. */
async function checkFiles(db: Db, lines: AsyncIterable<FileLine>): Promise<void> {
  await db.execute('CREATE TABLE backed_up_file (PRIMARY KEY (id)) SELECT id FROM uploaded_file LIMIT 0');
  for await (const group of grouped(lines, GROUP)) {
    const ids = group.filter(({ key }) => key.endsWith('/whole')).map(({ key }) => [fileIdIn(key)]);
    // eslint-disable-next-line ipw/own-tables -- a table of the scratch database, removed with it
    if (ids.length > 0) await db.execute('INSERT INTO backed_up_file (id) VALUES ?', [ids]);
  }
  const missing = await db.one<{ id: string }>(
    'SELECT f.id FROM uploaded_file f LEFT JOIN backed_up_file b ON b.id = f.id WHERE b.id IS NULL LIMIT 1',
  );
  if (missing) refuse(`file ${missing.id} is in no backup`);
}
const GROUP = 500;

/** The next batch of codes gets a number that no batch had. */
async function checkNumbers(db: Db, lines: AsyncIterable<string[]>): Promise<void> {
  let highest = 0;
  for await (const group of lines)
    for (const line of group)
      highest = Math.max(highest, Number(/"(?:number|upto)":(\d+)/.exec(line)?.[1] ?? 0));
  const row = await db.one<{ next: number | string | null }>(
    "SELECT auto_increment AS next FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'code_batch'",
  );
  if (Number(row?.next ?? 1) <= highest) refuse('the next batch of codes would get a used number');
}

/** Accounts that were closed stay closed. */
async function checkErasures(db: Db, lines: AsyncIterable<string[]>): Promise<void> {
  for await (const group of lines) {
    const closed = group.flatMap((line) => /"member":"([0-9A-Z]{26})"/.exec(line)?.[1] ?? []);
    if (closed.length === 0) continue;
    const open = await db.one('SELECT id FROM member WHERE id IN (?) AND closed_at IS NULL LIMIT 1', [
      closed,
    ]);
    if (open) refuse('an account that was closed is open again');
  }
}
