import type { Sql } from './db';
import { ensureLeases } from './fence';

/** Rows of one statement: some tenths of a second, so that locks are short. */
const ROWS = 10_000;
/** Records of one batch of `sweepEach`. */
const RECORDS = 1000;

/** Repeats a DELETE or UPDATE, with a LIMIT added, until it matches no more rows, or throws when `closing` is aborted. */
export async function sweep(
  sql: Sql,
  statement: string,
  params: readonly unknown[] = [],
  closing?: AbortSignal,
): Promise<void> {
  for (;;) {
    closing?.throwIfAborted();
    if ((await sql.execute(`${statement} LIMIT ${String(ROWS)}`, params)) < ROWS) return;
  }
}

/**
 * Ends records one by one, in batches, until a batch is not full. `select` is a SELECT without LIMIT; `end` must change its
 * row so that `select` no longer finds it. One that fails keeps none of its batch waiting; its error is thrown behind them.
 * Throws when `closing` is aborted.
 */
export async function sweepEach<T>(
  sql: Sql,
  select: string,
  params: readonly unknown[],
  end: (row: T) => Promise<unknown>,
  closing?: AbortSignal,
): Promise<void> {
  for (;;) {
    const rows = await sql.rows<T>(`${select} LIMIT ${String(RECORDS)}`, params);
    const failures: unknown[] = [];
    for (const row of rows) {
      // What `end` does outside the database must not go on, either.
      ensureLeases();
      closing?.throwIfAborted();
      await end(row).catch((error: unknown) => failures.push(error));
    }
    if (failures.length) throw failures[0];
    if (rows.length < RECORDS) return;
  }
}
