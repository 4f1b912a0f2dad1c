/** Plans of statements on full tables. */
import type { Db } from '../src/core/db/db';
import { fill } from './fill';

/** Rows of each table, and those a statement may sort, or read of a table as a whole. */
const ROWS = 12_000;
const FEW = 5000;

interface Plan {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: number | string | null;
  Extra: string;
}

/** Fills each table that one of the statements names. */
export async function fillTablesOf(db: Db, statements: readonly string[]): Promise<void> {
  const named = statements.flatMap((sql) =>
    [...sql.matchAll(/\b(?:FROM|JOIN|UPDATE)\s+`?([a-z_]+)`?/g)].map(([, name]) => name!),
  );
  const tables = await db.rows<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND table_name IN (?)",
    [[...new Set(named)]],
  );
  for (const { name } of tables) await fill(db, name, ROWS);
}

/** The plans of those that read a whole table, or sort many rows. */
export async function wrongPlans(db: Db, statements: readonly string[]): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const sql of statements)
    for (const { table, type, key, rows, Extra } of await db.rows<Plan>(`EXPLAIN ${sql}`))
      if (Number(rows) > FEW && (/^(ALL|index)$/.test(type ?? '') || /filesort|temporary/.test(Extra)))
        wrong.push({ table, type, key, rows, Extra, sql });
  return wrong;
}
