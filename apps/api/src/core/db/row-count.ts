import type { Db } from './db';

/** Counting more for each page costs more than the page. */
const EXACT_UP_TO = 1000;
const COUNT_LIFE_MS = 5000;
const counts = new Map<string, { total: Promise<number>; until: number }>();

/** Number of rows: exact up to 1,000, above that at most five seconds old. */
export async function countRows(db: Db, table: string, where: string, params: unknown[]): Promise<number> {
  const key = `${table} ${where} ${JSON.stringify(params)}`;
  const known = counts.get(key);
  if (known && known.until > Date.now()) return known.total;
  const capped = await db.one<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM (SELECT 1 FROM ${table} t ${where} LIMIT ${String(EXACT_UP_TO + 1)}) some_rows`,
    params,
  );
  if (Number(capped?.n) <= EXACT_UP_TO) return Number(capped?.n);
  // Concurrent callers share the slow count.
  const begun = counts.get(key);
  if (begun && begun.until > Date.now()) return begun.total;
  const total = db
    .one<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${table} t ${where}`, params)
    .then((row) => Number(row?.n));
  if (counts.size > 1000) counts.clear();
  counts.set(key, { total, until: Date.now() + COUNT_LIFE_MS });
  total.catch(() => counts.delete(key));
  return total;
}
