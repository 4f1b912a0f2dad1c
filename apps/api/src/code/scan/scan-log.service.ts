import { randomInt } from 'node:crypto';
import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { ScanMark, Verdict } from '@ipw/domain';
import { Db, type Sql } from '../../core/db/db';
import { DomainError } from '../../core/errors/domain-error';
import { gauge } from '../../core/metrics/metrics';
import { detached } from '../../core/tracing/tracing';
import type { Origin } from '../engine';
import type { Found } from '../verify';

export interface Scan {
  /** Undefined for an unknown code. */
  found: Found | undefined;
  at: Date;
  /** Why it is no visit; null when it counts. */
  mark: ScanMark | null;
  /** Whether a visit of this phone is among those counted. */
  checked: boolean;
  place: string | null;
  agent: string;
  source: string;
}

export interface Recorded {
  verdict: Verdict;
  /** Number of visits of this code, including this one if it counts. */
  visits: number;
  /** Null before the first visit. */
  first_at: Date | null;
}

interface Waiting {
  scan: Scan;
  done: (recorded: Recorded) => void;
  failed: (error: unknown) => void;
}

interface Seen {
  batch_number: number;
  serial: number;
  first_at: Date;
  visits: number;
}

/** Maximum scans in one transaction, and scans that may wait for the next. */
const MOST_AT_ONCE = 500;
const MOST_WAITING = 5000;
/** Rows of a batch's count of scanned codes. */
const SLOTS = 16;

const keyOf = ({ origin }: Found): string => `${String(origin.batch)} ${String(origin.serial)}`;

/**
 * Stores every scan before it is answered. One write runs at a time and takes all scans that arrived meanwhile, so many
 * scans share a commit without a timer.
 */
@Injectable()
export class ScanLogService implements OnModuleInit, BeforeApplicationShutdown {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  constructor(private readonly db: Db) {}

  onModuleInit(): void {
    gauge('scans_waiting', 'Scans waiting for the next commit', undefined, () => [[this.waiting.length]]);
  }

  /** Resolves when the scan is committed; refuses with BUSY when too many wait. */
  record(scan: Scan): Promise<Recorded> {
    if (this.waiting.length >= MOST_WAITING) throw new DomainError('BUSY', { retry_after: 1 });
    return new Promise((done, failed) => {
      this.waiting.push({ scan, done, failed });
      this.writing ??= detached(() => this.write());
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    // Includes scans that arrive in the same turn of the event loop.
    await new Promise(setImmediate);
    while (this.waiting.length) {
      const group = this.waiting.slice(0, MOST_AT_ONCE);
      this.waiting = this.waiting.slice(MOST_AT_ONCE);
      try {
        const recorded = await this.db.tx((sql) =>
          commitGroup(
            sql,
            group.map(({ scan }) => scan),
          ),
        );
        for (const [at, one] of group.entries()) one.done(recorded[at]!);
      } catch (error) {
        for (const one of group) one.failed(error);
      }
    }
    this.writing = undefined;
  }
}

/** Counts the visits, then writes the log with each scan's result. Rows in key order, so that two processes cannot deadlock. */
async function commitGroup(sql: Sql, scans: readonly Scan[]): Promise<Recorded[]> {
  // The log's reader waits for it, because ids commit out of order.
  await sql.rows('SELECT id FROM code_scan_gate WHERE id = 1 LOCK IN SHARE MODE');
  const seen = await count(sql, scans);
  const results = resultsOf(scans, seen);
  await sql.execute(
    'INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, mark, place, agent, source) VALUES ?',
    [
      scans.map(({ at, found, mark, place, agent, source }, n) => [
        at,
        found?.batch.ip_id ?? null,
        found?.origin.batch ?? null,
        found?.origin.serial ?? null,
        results[n]!.verdict,
        mark,
        place,
        agent,
        source,
      ]),
    ],
  );
  return results;
}

/** Adds the group's visits to their codes; returns the counts of every scanned code. */
async function count(sql: Sql, scans: readonly Scan[]): Promise<Map<string, Seen & { added: number }>> {
  const looked = new Map<string, { origin: Origin; at: Date; added: number }>();
  for (const { found, at, mark } of scans) {
    if (!found) continue;
    const known = looked.get(keyOf(found)) ?? { origin: found.origin, at, added: 0 };
    if (mark === null) known.added += 1;
    looked.set(keyOf(found), known);
  }
  if (looked.size === 0) return new Map();
  const rows = [...looked.values()].sort(
    (a, b) => a.origin.batch - b.origin.batch || a.origin.serial - b.origin.serial,
  );
  const visited = rows.filter(({ added }) => added > 0);
  if (visited.length)
    await sql.execute(
      'INSERT INTO code_seen (batch_number, serial, first_at, visits) VALUES ? ON DUPLICATE KEY UPDATE visits = visits + VALUES(visits)',
      [visited.map(({ origin, at, added }) => [origin.batch, origin.serial, at, added])],
    );
  const known = await sql.rows<Seen>(
    'SELECT batch_number, serial, first_at, visits FROM code_seen WHERE (batch_number, serial) IN (?)',
    [rows.map(({ origin }) => [origin.batch, origin.serial])],
  );
  const seen = known.map((row) => ({ ...row, added: looked.get(keyOfRow(row))!.added }));
  await countFirst(
    sql,
    seen.filter(({ visits, added }) => added > 0 && visits === added),
  );
  return new Map(seen.map((row) => [keyOfRow(row), row]));
}

const keyOfRow = ({ batch_number, serial }: Seen): string => `${String(batch_number)} ${String(serial)}`;

/** Counts newly scanned codes in their batches, in a slot that another transaction hardly uses at the same time. */
async function countFirst(sql: Sql, first: readonly Seen[]): Promise<void> {
  if (first.length === 0) return;
  const codes = new Map<number, number>();
  for (const { batch_number } of first) codes.set(batch_number, (codes.get(batch_number) ?? 0) + 1);
  const slot = randomInt(SLOTS);
  await sql.execute(
    'INSERT INTO code_batch_scanned (batch_number, slot, scanned) VALUES ? ON DUPLICATE KEY UPDATE scanned = scanned + VALUES(scanned)',
    [[...codes].sort(([a], [b]) => a - b).map(([batch, scanned]) => [batch, slot, scanned])],
  );
}

/** The result of each scan; scans of one code in a group count one after the other. */
function resultsOf(scans: readonly Scan[], seen: Map<string, Seen & { added: number }>): Recorded[] {
  const before = new Map([...seen].map(([key, { visits, added }]) => [key, visits - added]));
  return scans.map(({ found, mark, checked }) => {
    if (!found) return { verdict: 'unknown', visits: 0, first_at: null };
    const key = keyOf(found);
    const earlier = before.get(key) ?? 0;
    const visits = earlier + (mark === null ? 1 : 0);
    before.set(key, visits);
    const others = earlier - (checked ? 1 : 0);
    const again = found.verdict === 'genuine' && others > 0;
    const first_at = visits > 0 ? seen.get(key)!.first_at : null;
    return { verdict: again ? 'scanned_before' : found.verdict, visits, first_at };
  });
}
