import { Injectable } from '@nestjs/common';
import { MOST_PAGED, shanghaiDay, type Verdict } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { dayStart } from '../../core/db/list-filters';
import type { Condition } from '../../core/db/list-query';
import { notFound, validationError } from '../../core/errors/domain-error';
import { type CountScope, ScanCountService } from './scan-count.service';
import type { ScanKey } from './scan-keys';

/** Scans are listed by these. */
export type PageScope = Omit<CountScope, 'visits'>;

export interface PageWanted {
  size: number;
  /** Rows before the page; with `after` it is not used. */
  offset: number;
  /** Id of the last scan of the page before. */
  after?: string | undefined;
  ascending?: boolean;
}

/** A period: from the first time on, before the second. */
type Period = [from: Date, to: Date];

/** Verdicts that few scans have: found by their index, the others among the scans of their IP. */
const RARE: readonly Verdict[] = ['unknown', 'suspended', 'revoked'];
/** IPs whose scans are merged from an index by IP; of more, all scans of the period are read. */
const MOST_MERGED = 100;
/** Periods that a statement names; of more, the time from the first to the last. */
const MOST_PERIODS = 60;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '9000-01-01';
const CURSOR = /^[1-9]\d{0,18}$/;

/**
 * Finds pages of scans by the index over their time. The daily counts tell the total, and on which days the scans of a page are, so
 * that a filter few scans pass does not read the log to its end.
 */
@Injectable()
export class ScanPageService {
  constructor(
    private readonly db: Db,
    private readonly counts: ScanCountService,
  ) {}

  /** The keys of a page, one more if there is another, and the number of all scans. */
  async find(scope: PageScope, wanted: PageWanted): Promise<{ keys: ScanKey[]; total: number }> {
    if (scope.ips?.length === 0) return { keys: [], total: 0 };
    const kept = { ...scope, from: [scope.from ?? '', await this.counts.keptFrom()].sort()[1]! || undefined };
    const days = await this.counts.by('day', kept);
    const after = wanted.after === undefined ? undefined : await this.cursor(wanted.after, kept);
    const { periods, skipped } = periodsOf(days, wanted, after);
    // Scans that are not counted yet are newer than all counted ones.
    if (periods.length && !wanted.ascending && (await this.counts.isBehind()))
      periods.at(-1)![1] = dayStart('to', kept.to ?? LAST_DAY, 1);
    const total = days.reduce((all, { scans }) => all + scans, 0);
    if (periods.length === 0) return { keys: [], total };
    const down = wanted.ascending ? 'ASC' : 'DESC';
    const size = wanted.size + 1;
    const offset = after ? 0 : wanted.offset - skipped;
    const where = conditionOf(kept, periods, after && { ...after, ascending: wanted.ascending ?? false });
    const ids = (index: string, more: string, rows: number, skip: number) =>
      `SELECT t.at, t.id FROM code_scan t FORCE INDEX (${index}) WHERE ${more} ${where.sql} ORDER BY t.at ${down}, t.id ${down} LIMIT ${String(rows)} OFFSET ${String(skip)}`;
    const { ips, verdict } = kept;
    if (ips && ips.length <= MOST_MERGED && !(verdict && RARE.includes(verdict))) {
      const parts = ips.map(() => `(${ids('code_scan_ip', 't.ip_id = ? AND', offset + size, 0)})`);
      const keys = await this.db.rows<ScanKey>(
        ips.length === 1
          ? ids('code_scan_ip', 't.ip_id = ? AND', size, offset)
          : `${parts.join(' UNION ALL ')} ORDER BY at ${down}, id ${down} LIMIT ${String(size)} OFFSET ${String(offset)}`,
        ips.flatMap((ip) => [ip, ...where.params]),
      );
      return { keys, total };
    }
    const keys = await this.db.rows<ScanKey>(
      ids(verdict ? 'code_scan_verdict' : 'code_scan_at', ips ? 't.ip_id IN (?) AND' : '', size, offset),
      [...(ips ? [ips] : []), ...where.params],
    );
    return { keys, total };
  }

  /** The same of the codes with a serial in the scope's batches, from the index by code. */
  async ofSerial(
    { ips, batches, ...scope }: PageScope,
    serial: number,
    { offset, size, after }: PageWanted,
  ): Promise<{ keys: ScanKey[]; total: number }> {
    if (!batches?.length) return { keys: [], total: 0 };
    const last = after === undefined ? undefined : await this.cursor(after, { ips });
    const all = {
      from: dayStart('from', scope.from ?? FIRST_DAY),
      to: dayStart('to', scope.to ?? LAST_DAY, 1),
    };
    const of = (key?: ScanKey) =>
      conditionOf({ ...scope, batches }, [[all.from, all.to]], key && { ...key, ascending: false });
    const log = (columns: string, { sql, params }: Condition, end: string) =>
      this.db.rows<ScanKey & { n: string }>(
        `SELECT ${columns} FROM code_scan t FORCE INDEX (code_scan_code) WHERE t.serial = ? AND ${sql} ${end}`,
        [serial, ...params],
      );
    const [counted] = await log('COUNT(*) AS n', of(), '');
    const keys = await log(
      't.at, t.id',
      of(last),
      `ORDER BY t.at DESC, t.id DESC LIMIT ${String(size + 1)} OFFSET ${String(last ? 0 : offset)}`,
    );
    return { keys, total: Number(counted!.n) };
  }

  /** The same of a source, from the index by source; the total is exact up to the rows that can be paged by number. */
  async ofSource(
    source: string,
    { ips, from, to }: PageScope,
    { offset, size, after, ascending = false }: PageWanted,
  ): Promise<{ keys: ScanKey[]; total: number }> {
    if (ips?.length === 0) return { keys: [], total: 0 };
    const last = after === undefined ? undefined : await this.cursor(after, { ips });
    const period: Period = [dayStart('from', from ?? FIRST_DAY), dayStart('to', to ?? LAST_DAY, 1)];
    const log = <T>(columns: string, key: ScanKey | undefined, end: string) => {
      const { sql, params } = conditionOf({}, [period], key && { ...key, ascending });
      return this.db.rows<T>(
        `SELECT ${columns} FROM code_scan t FORCE INDEX (code_scan_source) WHERE t.source = ? ${ips ? 'AND t.ip_id IN (?)' : ''} AND ${sql} ${end}`,
        [source, ...(ips ? [ips] : []), ...params],
      );
    };
    const down = ascending ? 'ASC' : 'DESC';
    const some = await log<{ one: 1 }>('1 AS one', undefined, `LIMIT ${String(MOST_PAGED)}`);
    const keys = await log<ScanKey>(
      't.at, t.id',
      last,
      `ORDER BY t.at ${down}, t.id ${down} LIMIT ${String(size + 1)} OFFSET ${String(last ? 0 : offset)}`,
    );
    return { keys, total: some.length };
  }

  private async cursor(id: string, { ips }: PageScope): Promise<ScanKey> {
    if (!CURSOR.test(id)) throw validationError('cursor', 'malformed');
    const last = await this.db.one<ScanKey>(
      `SELECT at, id FROM code_scan WHERE id = ? ${ips ? 'AND ip_id IN (?)' : ''}`,
      [id, ...(ips ? [ips] : [])],
    );
    if (!last) throw notFound();
    return last;
  }
}

/** The days in which the scans of a page are, and how many scans before the page are on other days. */
function periodsOf(
  counted: readonly { key: string; scans: number }[],
  { offset, size, ascending }: PageWanted,
  after: ScanKey | undefined,
): { periods: Period[]; skipped: number } {
  const days = ascending ? [...counted].reverse() : counted;
  const first = after && shanghaiDay(after.at);
  const chosen: string[] = [];
  let skipped = 0;
  // Of the cursor's own day it is not known how many scans are left.
  let found = 0;
  for (const { key, scans } of days) {
    if (first && (ascending ? key < first : key > first)) continue;
    if (!after && chosen.length === 0 && skipped + scans <= offset) {
      skipped += scans;
      continue;
    }
    chosen.push(key);
    if (key !== first) found += scans;
    if (found > size + (after ? 0 : offset - skipped)) break;
  }
  return { periods: joined(chosen.sort()), skipped };
}

/** Adjacent days as one period. */
function joined(days: readonly string[]): Period[] {
  const periods: Period[] = [];
  for (const day of days) {
    const from = dayStart('day', day);
    const last = periods.at(-1);
    if (last?.[1].getTime() === from.getTime()) last[1] = dayStart('day', day, 1);
    else periods.push([from, dayStart('day', day, 1)]);
  }
  return periods.length > MOST_PERIODS ? [[periods[0]![0], periods.at(-1)![1]]] : periods;
}

function conditionOf(
  { batches, verdict, places }: PageScope,
  periods: readonly Period[],
  after: (ScanKey & { ascending: boolean }) | undefined,
): Condition {
  const beyond = after?.ascending ? '>' : '<';
  const conditions: Condition[] = [
    { sql: `(${periods.map(() => 't.at >= ? AND t.at < ?').join(' OR ')})`, params: periods.flat() },
    ...(verdict ? [{ sql: 't.verdict = ?', params: [verdict] }] : []),
    ...(places ? [{ sql: 't.place IN (?)', params: [places] }] : []),
    ...(batches ? [{ sql: 't.batch_number IN (?)', params: [batches] }] : []),
    ...(after
      ? [
          {
            sql: `t.at ${beyond}= ? AND (t.at ${beyond} ? OR t.id ${beyond} ?)`,
            params: [after.at, after.at, after.id],
          },
        ]
      : []),
  ];
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    params: conditions.flatMap(({ params }) => params),
  };
}
