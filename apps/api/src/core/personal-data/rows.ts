import type { Db } from '../db/db';

const PAGE = 500;

/** All rows of a query, oldest first, read in pages. `sql` ends in a condition and uses `t.id`. */
export async function* allRows<R extends { id: string | number }>(
  db: Db,
  sql: string,
  params: readonly unknown[],
): AsyncGenerator<R> {
  for (let after: string | number = '0'; ;) {
    const page: R[] = await db.rows<R>(`${sql} AND t.id > ? ORDER BY t.id LIMIT ${String(PAGE)}`, [
      ...params,
      after,
    ]);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}
