import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/db';
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
  lines: ReadonlyMap<string, FileLine>,
): Promise<void> {
  await checkReferences(db);
  await checkFiles(db, lines);
  const anchors = (name: string) => readFile(join(dataDir, 'anchors', name), 'utf8').catch(() => '');
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

/** Every file the database knows was in the backup. */
async function checkFiles(db: Db, lines: ReadonlyMap<string, FileLine>): Promise<void> {
  const stored = new Set([...lines.keys()].filter((key) => key.endsWith('/whole')).map(fileIdIn));
  const rows = await db.rows<{ id: string }>('SELECT id FROM uploaded_file');
  const missing = rows.find(({ id }) => !stored.has(id));
  if (missing) refuse(`file ${missing.id} is in no backup`);
}

/** The next batch of codes gets a number that no batch had. */
async function checkNumbers(db: Db, text: string): Promise<void> {
  const issued = [...text.matchAll(/"(?:number|upto)":(\d+)/g)].map(([, number]) => Number(number));
  const row = await db.one<{ next: number | string | null }>(
    "SELECT auto_increment AS next FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'code_batch'",
  );
  if (Number(row?.next ?? 1) <= Math.max(0, ...issued))
    refuse('the next batch of codes would get a used number');
}

/** Accounts that were closed stay closed. */
async function checkErasures(db: Db, text: string): Promise<void> {
  const closed = [...text.matchAll(/"member":"([0-9A-Z]{26})"/g)].map(([, id]) => id!);
  if (closed.length === 0) return;
  const open = await db.one('SELECT id FROM member WHERE id IN (?) AND closed_at IS NULL LIMIT 1', [closed]);
  if (open) refuse('an account that was closed is open again');
}
