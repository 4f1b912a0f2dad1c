import type { Sql } from './db';

/** Rows of one statement of a sweep: some tenths of a second, so that nobody waits long for a lock. */
const ROWS = 10_000;
/** Records of one batch that are ended one by one. */
const RECORDS = 1000;

/** Runs a DELETE or UPDATE that has no LIMIT of its own in bounded statements, until it finds nothing more. */
export async function sweep(sql: Sql, statement: string, params: readonly unknown[] = []): Promise<void> {
  for (;;) if ((await sql.execute(`${statement} LIMIT ${String(ROWS)}`, params)) < ROWS) return;
}

/**
 * Ends records one by one, in batches, until a batch is not full. `select` is a SELECT without LIMIT; `end` must make its
 * row one that `select` no longer finds.
 */
export async function sweepEach<T>(
  sql: Sql,
  select: string,
  params: readonly unknown[],
  end: (row: T) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const rows = await sql.rows<T>(`${select} LIMIT ${String(RECORDS)}`, params);
    for (const row of rows) await end(row);
    if (rows.length < RECORDS) return;
  }
}
