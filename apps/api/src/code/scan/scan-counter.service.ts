import { Injectable } from '@nestjs/common';
import { Db, type Sql } from '../../core/db/db';
import { DAY_OF_SCAN } from './scan-count.service';

/** Scans counted in one transaction. */
const MOST_AT_ONCE = 20_000;
/** Transactions in a row; other periodic tasks of the process wait for them. */
const MOST_STEPS = 20;
/** Rows of one statement. */
const ROWS = 1000;

interface Group {
  day: string;
  ip_id: string | null;
  batch_number: number;
  verdict: string;
  mark: string;
  place: string;
  scans: number | string;
}

type Column = keyof Group;

/** The tables of counts: the beginning of an INSERT, and the columns it counts by. */
const TOTAL: [string, readonly Column[]] = [
  'INSERT INTO code_scan_total (day, verdict, scans)',
  ['day', 'verdict'],
];
const DAYS: [string, readonly Column[]] = [
  'INSERT INTO code_scan_day (ip_id, day, batch_number, verdict, mark, scans)',
  ['ip_id', 'day', 'batch_number', 'verdict', 'mark'],
];
const PLACES: [string, readonly Column[]] = [
  'INSERT INTO code_scan_place (ip_id, day, place, batch_number, verdict, mark, scans)',
  ['ip_id', 'day', 'place', 'batch_number', 'verdict', 'mark'],
];

/**
 * Adds scans to the daily counts. The counts and the position in the log change in one transaction, so that each scan is counted
 * once, whenever the process ends.
 */
@Injectable()
export class ScanCounterService {
  constructor(private readonly db: Db) {}

  /** Counts the scans up to `to`; of a long backlog, its beginning. All scans with lower ids must be committed. */
  async countUpTo(to: number): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1)
      if (!(await this.db.tx((sql) => countNext(sql, to)))) return;
  }
}

/** Counts the next scans; returns whether there may be more. */
async function countNext(sql: Sql, to: number): Promise<boolean> {
  const mark = await sql.one<{ counted_id: string }>(
    'SELECT counted_id FROM code_scan_mark WHERE id = 1 FOR UPDATE',
  );
  const from = Number(mark!.counted_id);
  if (from >= to) return false;
  const next = await sql.one<{ id: string }>(
    `SELECT id FROM code_scan WHERE id > ? AND id <= ? ORDER BY id LIMIT 1 OFFSET ${String(MOST_AT_ONCE - 1)}`,
    [from, to],
  );
  const last = Number(next?.id ?? to);
  // Read and written by two statements: INSERT … SELECT would lock the end of the log against new scans.
  const groups = await sql.rows<Group>(
    `SELECT ${DAY_OF_SCAN} AS day, s.ip_id, COALESCE(s.batch_number, 0) AS batch_number, s.verdict,
        COALESCE(s.mark, '') AS mark, COALESCE(s.place, '') AS place, COUNT(*) AS scans
      FROM code_scan s FORCE INDEX (PRIMARY) WHERE s.id > ? AND s.id <= ? GROUP BY 1, 2, 3, 4, 5, 6`,
    [from, last],
  );
  await add(sql, TOTAL, groups);
  const ours = groups.filter(({ ip_id }) => ip_id !== null);
  await add(sql, DAYS, ours);
  await add(sql, PLACES, ours);
  await withdrawMonths(sql, ours);
  await sql.execute('UPDATE code_scan_mark SET counted_id = ? WHERE id = 1', [last]);
  return last < to;
}

/** Deletes the marks of the scans' months: their monthly counts lack these scans, and are added up again. */
async function withdrawMonths(sql: Sql, groups: readonly Group[]): Promise<void> {
  const months = [...new Set(groups.map(({ day }) => day.slice(0, 7)))];
  if (months.length) await sql.execute('DELETE FROM code_scan_month_mark WHERE month IN (?)', [months]);
}

async function add(
  sql: Sql,
  [insert, columns]: [string, readonly Column[]],
  groups: readonly Group[],
): Promise<void> {
  const sums = new Map<string, { values: (string | number | null)[]; scans: number }>();
  for (const group of groups) {
    const values = columns.map((column) => group[column]);
    const key = JSON.stringify(values);
    const sum = sums.get(key) ?? { values, scans: 0 };
    sum.scans += Number(group.scans);
    sums.set(key, sum);
  }
  const rows = [...sums.values()].map(({ values, scans }) => [...values, scans]);
  for (let at = 0; at < rows.length; at += ROWS)
    await sql.execute(`${insert} VALUES ? ON DUPLICATE KEY UPDATE scans = scans + VALUES(scans)`, [
      rows.slice(at, at + ROWS),
    ]);
}
