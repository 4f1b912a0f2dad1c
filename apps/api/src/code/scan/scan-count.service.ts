import { Injectable } from '@nestjs/common';
import type { Verdict } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { dayStart } from '../../core/db/list-filters';
import { monthStart } from './scan-months';

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

/** A condition on a column of the daily counts, the same on scans, and their parameters. */
type Limit = [counted: string, scanned: string, countedParams: unknown[], scannedParams?: unknown[]];

/**
 * Counts scans: from the daily counts up to the reader's position, and from the log behind it. One statement reads both, so that
 * no scan is counted twice or left out while the reader moves on.
 */
@Injectable()
export class ScanCountService {
  private behind: { last: Promise<string | undefined>; until: number } | undefined;

  constructor(private readonly db: Db) {}

  /** Counts by a key, the highest first; keys without scans are left out. */
  async by(key: CountKey, scope: CountScope): Promise<Counted[]> {
    const [column, value] = KEYS[key];
    const last = await this.lastBehind();
    const limits = limitsOf(scope);
    const counted = limits.map(([sql]) => sql).join(' AND ') || 'TRUE';
    const rows = await this.db.rows<CountRow>(
      `SELECT c.${column} AS \`key\`, SUM(c.scans) AS scans, SUM(IF(c.verdict = 'genuine', c.scans, 0)) AS first
          FROM ${tableOf(key, scope)} c WHERE ${counted} GROUP BY 1
        UNION ALL
        SELECT ${value}, COUNT(*), SUM(s.verdict = 'genuine')
          FROM code_scan_mark m STRAIGHT_JOIN code_scan s FORCE INDEX (PRIMARY) ON s.id > m.counted_id
         WHERE m.id = 1 ${last === undefined ? '' : 'AND s.id <= ?'} ${limits.map(([, sql]) => `AND ${sql}`).join(' ')} GROUP BY 1`,
      [
        ...limits.flatMap(([, , params]) => params),
        ...(last === undefined ? [] : [last]),
        ...limits.flatMap(([, , params, scanned = params]) => scanned),
      ],
    );
    return merged(rows);
  }

  /** Counts the scans of the codes with a serial in the scope's batches, from the index by code. */
  async ofSerial(key: CountKey, scope: CountScope, serial: number): Promise<Counted[]> {
    if (!scope.batches?.length) return [];
    const limits = limitsOf(scope);
    const rows = await this.db.rows<CountRow>(
      `SELECT ${KEYS[key][1]} AS \`key\`, COUNT(*) AS scans, SUM(s.verdict = 'genuine') AS first
        FROM code_scan s FORCE INDEX (code_scan_code) WHERE s.serial = ? ${limits.map(([, sql]) => `AND ${sql}`).join(' ')} GROUP BY 1`,
      [serial, ...limits.flatMap(([, , params, scanned = params]) => scanned)],
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
  key: string | number;
  scans: number | string;
  first: number | string;
}

/** Adds rows with the same key up. Places are compared as the database compares them, in any case. */
function merged(rows: readonly CountRow[]): Counted[] {
  const sums = new Map<string, Counted>();
  for (const { scans, first, ...row } of rows) {
    const key = String(row.key);
    const same = key.toLowerCase();
    const sum = sums.get(same) ?? { key, scans: 0, first: 0 };
    sums.set(same, { ...sum, scans: sum.scans + Number(scans), first: sum.first + Number(first) });
  }
  return [...sums.values()].sort((one, other) => (one.key < other.key ? 1 : -1));
}

/** The smallest table that knows all that is asked. */
function tableOf(key: CountKey, { ips, places, batches, visits }: CountScope): string {
  if (ips) return places || key === 'place' ? 'code_scan_place' : 'code_scan_day';
  if (places || batches || visits || key === 'place' || key === 'batch')
    throw new Error('scans of all IPs are counted by day and verdict only');
  return 'code_scan_total';
}

function limitsOf({ ips, batches, verdict, places, from, to, visits }: CountScope): Limit[] {
  const among = (column: string, values: readonly unknown[] | undefined): Limit[] => {
    if (!values) return [];
    return values.length
      ? [[`c.${column} IN (?)`, `s.${column} IN (?)`, [values]]]
      : [['FALSE', 'FALSE', []]];
  };
  return [
    ...among('ip_id', ips),
    ...among('place', places),
    ...among('batch_number', batches),
    ...(verdict ? [['c.verdict = ?', 's.verdict = ?', [verdict]] satisfies Limit] : []),
    ...(visits ? [["c.mark = ''", 's.mark IS NULL', []] satisfies Limit] : []),
    ...(from ? [['c.day >= ?', 's.at >= ?', [from], [dayStart('from', from)]] satisfies Limit] : []),
    ...(to ? [['c.day <= ?', 's.at < ?', [to], [dayStart('to', to, 1)]] satisfies Limit] : []),
  ];
}
