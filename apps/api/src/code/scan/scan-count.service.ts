import { Injectable } from '@nestjs/common';
import type { Verdict } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { dayStart } from '../../core/db/list-filters';
import { daysBeside, type DaySpan, type Month, monthLast, monthStart } from './scan-months';

/** Which scans are counted; days are Asia/Shanghai, both included. */
export interface CountScope {
  /** Without it, scans of all IPs and of unknown codes, by day and verdict only. */
  ips?: readonly string[] | undefined;
  batches?: readonly number[] | undefined;
  verdict?: Verdict | undefined;
  places?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Leaves out scans that are no visits. */
  visits?: boolean;
}

export interface Counted {
  key: string;
  scans: number;
  /** Scans that were the first of their code: those with the verdict genuine. */
  first: number;
}

/** The day of a scan `s`, in Asia/Shanghai. */
export const DAY_OF_SCAN = "DATE_FORMAT(s.at + INTERVAL 8 HOUR, '%Y-%m-%d')";

/** What scans are counted by: the column of the daily counts, and its value of a scan `s`. */
const KEYS = {
  day: ['day', DAY_OF_SCAN],
  place: ['place', "COALESCE(s.place, '')"],
  verdict: ['verdict', 's.verdict'],
  batch: ['batch_number', 'COALESCE(s.batch_number, 0)'],
} as const;
export type CountKey = keyof typeof KEYS;

/** Scans behind the reader that are counted from the log. More are left out until the reader has counted them. */
const MOST_BEHIND = 100_000;
const BEHIND_LIFE_MS = 2000;

/** A statement, or a condition, and its parameters. */
type Part = [sql: string, params: readonly unknown[]];
/** A condition on the counts `c`, and the same on scans `s`. */
type Limit = Record<'counted' | 'scanned', Part>;

/**
 * Counts scans: from the daily counts up to the reader's position, and from the log behind it. One statement reads both, so that
 * no scan is counted twice or left out while the reader moves on. Whole months of places are read from the monthly counts.
 */
@Injectable()
export class ScanCountService {
  private behind: { last: Promise<string | undefined>; until: number } | undefined;

  constructor(private readonly db: Db) {}

  /** Counts by a key, the highest first; keys without scans are left out. */
  async by(key: CountKey, scope: CountScope): Promise<Counted[]> {
    const last = await this.lastBehind();
    for (;;) {
      const months = await this.months(key, scope);
      const parts = [...countedParts(key, scope, months), behindPart(key, scope, last)];
      const rows = await this.db.rows<CountRow>(
        parts.map(([sql]) => sql).join(' UNION ALL '),
        parts.flatMap(([, params]) => params),
      );
      // With fewer marks than months, a scan was counted into one of the months between the two statements.
      if (rows.filter((row) => row.key === null).length === months.length) return merged(rows);
    }
  }

  /** Whole months of the scope that have monthly counts, in order. */
  private async months(key: CountKey, scope: CountScope): Promise<Month[]> {
    if (key === 'day' || tableOf(key, scope) !== 'code_scan_place') return [];
    const { from, to } = spanOf(scope);
    const rows = await this.db.rows<{ month: Month }>(
      'SELECT month FROM code_scan_month_mark WHERE month >= ? AND month <= ? ORDER BY month',
      [from.slice(0, 7), to.slice(0, 7)],
    );
    return rows
      .map(({ month }) => month)
      .filter((month) => monthStart(month) >= from && monthLast(month) <= to);
  }

  /** Counts the scans of the codes with a serial in the scope's batches, from the index by code. */
  async ofSerial(key: CountKey, scope: CountScope, serial: number): Promise<Counted[]> {
    if (!scope.batches?.length) return [];
    const [limits, params] = every(scannedLimits(scope));
    const rows = await this.db.rows<CountRow>(
      `SELECT ${KEYS[key][1]} AS \`key\`, COUNT(*) AS scans, SUM(s.verdict = 'genuine') AS first
        FROM code_scan s FORCE INDEX (code_scan_code) WHERE s.serial = ? AND ${limits} GROUP BY 1`,
      [serial, ...params],
    );
    return merged(rows);
  }

  /** The first day whose scans are in the log; empty when no month was archived. */
  async keptFrom(): Promise<string> {
    const last = await this.db.one<{ month: string | null }>(
      'SELECT MAX(month) AS month FROM code_scan_archive',
    );
    return last?.month ? monthStart(last.month, 1) : '';
  }

  /** Whether so many scans are not counted yet that they are left out. */
  async isBehind(): Promise<boolean> {
    return (await this.lastBehind()) !== undefined;
  }

  /** The last scan behind the reader that is counted from the log; undefined when there are few. */
  private lastBehind(): Promise<string | undefined> {
    const now = Date.now();
    if (this.behind && this.behind.until > now) return this.behind.last;
    const last = this.db
      .one<{ id: string }>(
        `SELECT s.id FROM code_scan_mark m STRAIGHT_JOIN code_scan s FORCE INDEX (PRIMARY) ON s.id > m.counted_id
          WHERE m.id = 1 ORDER BY s.id LIMIT 1 OFFSET ${String(MOST_BEHIND)}`,
      )
      .then((row) => row?.id);
    this.behind = { last, until: now + BEHIND_LIFE_MS };
    last.catch(() => (this.behind = undefined));
    return last;
  }
}

interface CountRow {
  /** Null for the mark of a month. */
  key: string | number | null;
  scans: number | string;
  first: number | string;
}

/** Adds rows with the same key up. Places are compared as the database compares them, in any case. */
function merged(rows: readonly CountRow[]): Counted[] {
  const sums = new Map<string, Counted>();
  for (const { scans, first, ...row } of rows) {
    if (row.key === null) continue;
    const key = String(row.key);
    const same = key.toLowerCase();
    const sum = sums.get(same) ?? { key, scans: 0, first: 0 };
    sums.set(same, { ...sum, scans: sum.scans + Number(scans), first: sum.first + Number(first) });
  }
  return [...sums.values()].sort((one, other) => (one.key < other.key ? 1 : -1));
}

/** The smallest table of daily counts that knows all that is asked. */
function tableOf(key: CountKey, { ips, places, batches, visits }: CountScope): string {
  if (ips) return places || key === 'place' ? 'code_scan_place' : 'code_scan_day';
  if (places || batches || visits || key === 'place' || key === 'batch')
    throw new Error('scans of all IPs are counted by day and verdict only');
  return 'code_scan_total';
}

/** What is counted: the monthly counts of `months` with their marks, and the daily counts of the other days. */
function countedParts(key: CountKey, scope: CountScope, months: readonly Month[]): Part[] {
  const limits = limitsOf(scope).map(({ counted }) => counted);
  const part = (table: string, within: Part): Part => {
    const [sql, params] = every([...limits, within]);
    return [
      `SELECT c.${KEYS[key][0]} AS \`key\`, SUM(c.scans) AS scans, SUM(IF(c.verdict = 'genuine', c.scans, 0)) AS first
        FROM ${table} c WHERE ${sql} GROUP BY 1`,
      params,
    ];
  };
  const days = daysBeside(months, spanOf(scope));
  const within = days.map(() => 'c.day BETWEEN ? AND ?').join(' OR ');
  return [
    ...(days.length ? [part(tableOf(key, scope), [`(${within})`, days.flat()])] : []),
    ...(months.length
      ? [
          part('code_scan_month', ['c.month IN (?)', [months]]),
          ['SELECT NULL, 0, 0 FROM code_scan_month_mark WHERE month IN (?)', [months]] satisfies Part,
        ]
      : []),
  ];
}

/** What the reader has not counted yet, up to the scan `last`. */
function behindPart(key: CountKey, scope: CountScope, last: string | undefined): Part {
  const upTo: Part[] = last === undefined ? [] : [['s.id <= ?', [last]]];
  const [limits, params] = every([...upTo, ...scannedLimits(scope)]);
  return [
    `SELECT ${KEYS[key][1]} AS \`key\`, COUNT(*) AS scans, SUM(s.verdict = 'genuine') AS first
      FROM code_scan_mark m STRAIGHT_JOIN code_scan s FORCE INDEX (PRIMARY) ON s.id > m.counted_id
      WHERE m.id = 1 AND ${limits} GROUP BY 1`,
    params,
  ];
}

const every = (conditions: readonly Part[]): Part => [
  conditions.map(([sql]) => sql).join(' AND ') || 'TRUE',
  conditions.flatMap(([, params]) => params),
];

/** Conditions of a scope without its days. */
function limitsOf({ ips, batches, verdict, places, visits }: CountScope): Limit[] {
  const same = (sql: string, params: readonly unknown[]): Limit => ({
    counted: [`c.${sql}`, params],
    scanned: [`s.${sql}`, params],
  });
  const none: Limit = { counted: ['FALSE', []], scanned: ['FALSE', []] };
  const among = (column: string, values: readonly unknown[] | undefined): Limit[] => {
    if (!values) return [];
    return [values.length ? same(`${column} IN (?)`, [values]) : none];
  };
  return [
    ...among('ip_id', ips),
    ...among('place', places),
    ...among('batch_number', batches),
    ...(verdict ? [same('verdict = ?', [verdict])] : []),
    ...(visits ? [{ counted: ["c.mark = ''", []], scanned: ['s.mark IS NULL', []] } satisfies Limit] : []),
  ];
}

function scannedLimits(scope: CountScope): Part[] {
  const { from, to } = scope;
  return [
    ...limitsOf(scope).map(({ scanned }) => scanned),
    ...(from ? [['s.at >= ?', [dayStart('from', from)]] satisfies Part] : []),
    ...(to ? [['s.at < ?', [dayStart('to', to, 1)]] satisfies Part] : []),
  ];
}

/** The first and the last day of a scope. */
const spanOf = ({ from, to }: CountScope): DaySpan => ({
  from: from ?? '0000-01-01',
  to: to ?? '9999-12-31',
});
