import type { Sql } from '../db/db';

/** The lock held while the demo is drawn, and what its holder does. */
export const SEED_LOCK = ['seed', 'draws the demo'] as const;

/** In `demo_account` from before the first row of the demo until after its last: no account has this id. */
const UNFINISHED = '0'.repeat(26);

/** Notes that the demo is being drawn, before anything of it is there. */
export const beginDemo = (sql: Sql): Promise<number> =>
  sql.execute("INSERT IGNORE INTO demo_account (account_id, kind) VALUES (?, 'staff')", [UNFINISHED]);

/** Notes that the demo is whole. */
export const endDemo = (sql: Sql): Promise<number> =>
  sql.execute('DELETE FROM demo_account WHERE account_id = ?', [UNFINISHED]);

/** Whether a demo was begun that is not whole. */
export async function isUnfinished(sql: Sql): Promise<boolean> {
  if ((await sql.rows("SHOW TABLES LIKE 'demo_account'")).length === 0) return false;
  return (await sql.rows('SELECT kind FROM demo_account WHERE account_id = ?', [UNFINISHED])).length > 0;
}
