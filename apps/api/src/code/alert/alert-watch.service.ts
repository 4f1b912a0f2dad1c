import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ALERT_KINDS, ALERT_RULES, type AlertKind } from '@ipw/domain';
import { Db, type Sql } from '../../core/db/db';
import { JobService } from '../../core/jobs/job.service';
import { gauge } from '../../core/metrics/metrics';
import { ScanCounterService } from '../scan';
import { AlertRaiseService, type NewScans } from './alert-raise.service';
import { aboutOf, columnsOf } from './alert-scans';
import { hotSources } from './recent-scans';

const EVERY_MS = 5000;
/**
 * A scan's id is assigned before its commit, so a lower id may appear after a higher one. The worker therefore reads up to an id
 * that was the newest while no transaction that writes scans was open. It reads some seconds later, because processes of an earlier
 * release, which run beside it during an upgrade, do not know the gate.
 */
const SETTLES_S = 4;
/** Time to wait for open transactions, s; meanwhile new scans wait, too. */
const GATE_WAIT_S = 2;
/** Maximum scans processed in one transaction. */
const MOST_AT_ONCE = 5000;
/** Maximum transactions in a row; other periodic tasks of the process wait for them. */
const MOST_STEPS = 20;

const LOCK_TIMEOUT = 1205;

interface Mark {
  done_id: string;
  seen_id: string;
  settled: number | string;
}

/**
 * The alert worker reads the scan log some seconds behind, raises alerts and has the scans counted. Its position and the alerts of a
 * batch are one transaction, so a crash neither loses a scan nor counts one twice.
 */
@Injectable()
export class AlertWatchService implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly raise: AlertRaiseService,
    private readonly counter: ScanCounterService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'code-alerts', () => this.run());
    if (!this.jobs.isWorking) return;
    gauge(
      'alert_lag_seconds',
      'Age of the oldest scan the alert worker has not read',
      undefined,
      async () => {
        const oldest = await this.db.one<{ age: number | string }>(
          'SELECT TIMESTAMPDIFF(SECOND, at, NOW(3)) AS age FROM code_scan WHERE id > (SELECT done_id FROM code_alert_mark WHERE id = 1) ORDER BY id LIMIT 1',
        );
        return [[Math.max(0, Number(oldest?.age ?? 0))]];
      },
    );
  }

  /** Processes the scans older than the delay; of a long backlog, its beginning. */
  async run(settlesSeconds = SETTLES_S): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1)
      if (!(await this.db.tx((sql) => this.step(sql, settlesSeconds)))) break;
    const mark = await this.db.one<Pick<Mark, 'done_id'>>('SELECT done_id FROM code_alert_mark WHERE id = 1');
    await this.counter.countUpTo(Number(mark!.done_id));
  }

  /** Processes the next scans, or first stores where to begin; returns whether there may be more. */
  private async step(sql: Sql, settlesSeconds: number): Promise<boolean> {
    // NOW() would be the time before the wait for the lock, and so older than a mark which another process wrote meanwhile.
    const mark = (await sql.one<Mark>(
      'SELECT done_id, seen_id, seen_at <= SYSDATE(3) - INTERVAL ? SECOND AS settled FROM code_alert_mark WHERE id = 1 FOR UPDATE',
      [settlesSeconds],
    ))!;
    const [done, seen] = [Number(mark.done_id), Number(mark.seen_id)];
    if (done >= seen) return this.note(sql, seen, settlesSeconds);
    if (!Number(mark.settled)) return false;
    const to = await stepFrom(sql, done, seen);
    for (const kind of ALERT_KINDS)
      await this.raise.raiseOrCount(sql, kind, await newScans(sql, kind, done, to), to);
    await sql.execute('UPDATE code_alert_mark SET done_id = ? WHERE id = 1', [to]);
    return true;
  }

  private async note(sql: Sql, seen: number, settlesSeconds: number): Promise<boolean> {
    const id = await newestCommitted(sql);
    if (id === undefined || id <= seen) return false;
    await sql.execute('UPDATE code_alert_mark SET seen_id = ?, seen_at = NOW(3) WHERE id = 1', [id]);
    return settlesSeconds === 0;
  }
}

/** The newest id while no scan is being written; undefined when a transaction did not end in time. */
async function newestCommitted(sql: Sql): Promise<number | undefined> {
  await sql.execute(`SET SESSION innodb_lock_wait_timeout = ${String(GATE_WAIT_S)}`);
  try {
    await sql.rows('SELECT id FROM code_scan_gate WHERE id = 1 FOR UPDATE');
  } catch (error) {
    if ((error as { errno?: number }).errno === LOCK_TIMEOUT) return undefined;
    throw error;
  } finally {
    await sql.execute('SET SESSION innodb_lock_wait_timeout = DEFAULT').catch(() => undefined);
  }
  const newest = await sql.one<{ id: string | null }>('SELECT MAX(id) AS id FROM code_scan');
  return Number(newest?.id ?? 0);
}

/** The last id of one step. Ids have gaps, some as wide as the deleted part of the log. */
async function stepFrom(sql: Sql, done: number, seen: number): Promise<number> {
  const next = await sql.one<{ id: string }>(
    `SELECT id FROM code_scan WHERE id > ? AND id <= ? ORDER BY id LIMIT 1 OFFSET ${String(MOST_AT_ONCE - 1)}`,
    [done, seen],
  );
  return Number(next?.id ?? seen);
}

/** Scans with ids above `from` up to `to`, grouped by alert key; keys that cannot reach their threshold are left out. */
async function newScans(sql: Sql, kind: AlertKind, from: number, to: number): Promise<NewScans[]> {
  const { of, least } = ALERT_RULES[kind];
  const sources = of === 'source' ? await hotSources(sql, kind, from, to) : undefined;
  if (sources?.length === 0) return [];
  const columns = columnsOf(kind).map((column) => `s.${column}`);
  // Join order and index are forced: the planner might otherwise read the whole scan log.
  const often =
    'STRAIGHT_JOIN code_seen n ON n.batch_number = s.batch_number AND n.serial = s.serial AND n.visits >= ?';
  return sql.rows<NewScans>(
    `SELECT ${columns.join(', ')}, CONCAT_WS('.', ${columns.join(', ')}) AS alert_key, MAX(s.ip_id) AS ip_id, COUNT(*) AS scans,
        MIN(s.id) AS first_id, MAX(s.id) AS last_id, MIN(s.at) AS first_at, MAX(s.at) AS last_at
      FROM code_scan s FORCE INDEX (PRIMARY) ${of === 'code' ? often : ''}
      WHERE s.id > ? AND s.id <= ? AND ${aboutOf(kind)} ${sources ? 'AND s.source IN (?)' : ''}
      GROUP BY ${columns.join(', ')}`,
    [...(of === 'code' ? [least] : []), from, to, ...(sources ? [sources] : [])],
  );
}
