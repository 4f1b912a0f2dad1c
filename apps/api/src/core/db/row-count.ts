import type { Db } from './db';
import { RecentTotals } from './recent-totals';

/** Counting more for each page costs more than the page. */
const EXACT_UP_TO = 1000;
const counts = new RecentTotals(5000);

/** Number of rows: exact up to 1,000, above that at most five seconds old. */
export async function countRows(db: Db, table: string, where: string, params: unknown[]): Promise<number> {
  const key = `${table} ${where} ${JSON.stringify(params)}`;
  const recent = counts.recent(key);
  if (recent) return recent;
  const count = async (rows: string) =>
    Number((await db.one<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${rows}`, params))?.n);
  const few = await count(`(SELECT 1 FROM ${table} t ${where} LIMIT ${String(EXACT_UP_TO + 1)}) some_rows`);
  return few <= EXACT_UP_TO ? few : counts.of(key, () => count(`${table} t ${where}`));
}
