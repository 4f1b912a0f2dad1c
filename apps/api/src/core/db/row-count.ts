import { MOST_PAGED } from '@ipw/domain';
import type { Db } from './db';
import { RecentTotals } from './recent-totals';

/** Counting more for each page costs more than the page. */
const EXACT_UP_TO = 1000;
const counts = new RecentTotals(5000);

const capped = (rows: string, most: number) => `(SELECT 1 FROM ${rows} LIMIT ${String(most)}) some_rows`;

/** Number of rows: exact up to 1,000, above that at most five seconds old. */
export const countRows = (db: Db, table: string, where: string, params: unknown[]): Promise<number> =>
  counted(db, `${table} t ${where}`, `${table} t ${where}`, params);

/** The same for a list that is paged: one more than can be paged to stands for any number beyond. */
export const countPaged = (db: Db, table: string, where: string, params: unknown[]): Promise<number> =>
  counted(db, `${table} t ${where}`, capped(`${table} t ${where}`, MOST_PAGED + 1), params);

async function counted(db: Db, rows: string, all: string, params: unknown[]): Promise<number> {
  const key = `${all} ${JSON.stringify(params)}`;
  const recent = counts.recent(key);
  if (recent) return recent;
  const count = async (from: string) =>
    Number((await db.one<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${from}`, params))?.n);
  const few = await count(capped(rows, EXACT_UP_TO + 1));
  return few <= EXACT_UP_TO ? few : counts.of(key, () => count(all));
}
