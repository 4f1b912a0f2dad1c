import type { Sql } from '../db/db';
import { hasTable } from '../db/tables';

/** The lease held while demo data is inserted, and the description of its holder. */
export const SEED_LEASE = ['seed', 'draws the demo'] as const;

/** Row of `demo_account` while demo data is incomplete; no account has this id. */
const UNFINISHED = '0'.repeat(26);

/** Records that the demo is incomplete, before its first row. */
export const beginDemo = (sql: Sql): Promise<number> =>
  sql.execute("INSERT IGNORE INTO demo_account (account_id, kind) VALUES (?, 'staff')", [UNFINISHED]);

/** Records that the demo is complete. */
export const endDemo = (sql: Sql): Promise<number> =>
  sql.execute('DELETE FROM demo_account WHERE account_id = ?', [UNFINISHED]);

/** Whether a demo was begun and not completed. */
export async function isUnfinished(sql: Sql): Promise<boolean> {
  if (!(await hasTable(sql, 'demo_account'))) return false;
  return (await sql.rows('SELECT kind FROM demo_account WHERE account_id = ?', [UNFINISHED])).length > 0;
}
