import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ALERT_KINDS, ALERT_RULES, type AlertKind } from '@ipw/domain';
import { Db, type Sql } from '../../core/db/db';
import { JobService } from '../../core/jobs/job.service';
import { AlertRaiseService, type NewScans } from './alert-raise.service';
import { aboutOf, columnsOf } from './alert-scans';
import { hotSources } from './recent-scans';

const EVERY_MS = 5000;
/**
 * A scan's number is given out before it is committed, so a lower one may come to light after a higher one. What was
 * the newest this long ago is looked at: whoever had a lower number was about to commit then, and has long since.
 */
const SETTLES_S = 10;
/** Scans looked at with one commit. */
const MOST_AT_ONCE = 5000;
/** Commits in a row; other periodic tasks of the process wait for them. */
const MOST_STEPS = 20;

interface Mark {
  done_id: string;
  seen_id: string;
  settled: number | string;
}

/**
 * The alert worker reads the scan log ten seconds behind, because ids commit out of order, and raises alerts. Its
 * position and the alerts of a batch are one transaction, so a crash neither loses a scan nor counts one twice.
 */
@Injectable()
export class AlertWatchService implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly raise: AlertRaiseService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'code-alerts', () => this.run());
  }

  /** Looks at what has settled; of a long backlog, at its beginning. */
  async run(settlesSeconds = SETTLES_S): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1)
      if (!(await this.db.tx((sql) => this.step(sql, settlesSeconds)))) return;
  }

  /** Looks at some scans, or notes how many there are; answers whether there may be more to look at. */
  private async step(sql: Sql, settlesSeconds: number): Promise<boolean> {
    const mark = (await sql.one<Mark>(
      'SELECT done_id, seen_id, seen_at <= NOW(3) - INTERVAL ? SECOND AS settled FROM code_alert_mark WHERE id = 1 FOR UPDATE',
      [settlesSeconds],
    ))!;
    const [done, seen] = [Number(mark.done_id), Number(mark.seen_id)];
    if (done >= seen) return this.note(sql, seen, settlesSeconds);
    if (!Number(mark.settled)) return false;
    const to = await stepFrom(sql, done, seen);
    for (const kind of ALERT_KINDS)
      for (const found of await newScans(sql, kind, done, to)) await this.raise.look(sql, kind, found, to);
    await sql.execute('UPDATE code_alert_mark SET done_id = ? WHERE id = 1', [to]);
    return true;
  }

  private async note(sql: Sql, seen: number, settlesSeconds: number): Promise<boolean> {
    const newest = await sql.one<{ id: string | null }>('SELECT MAX(id) AS id FROM code_scan');
    const id = Number(newest?.id ?? 0);
    if (id <= seen) return false;
    await sql.execute('UPDATE code_alert_mark SET seen_id = ?, seen_at = NOW(3) WHERE id = 1', [id]);
    return settlesSeconds === 0;
  }
}

/** The last id of one step. Ids have gaps, some as wide as the deleted part of the log. */
async function stepFrom(sql: Sql, done: number, seen: number): Promise<number> {
  const next = await sql.one<{ id: string }>(
    `SELECT id FROM code_scan WHERE id > ? AND id <= ? ORDER BY id LIMIT 1 OFFSET ${String(MOST_AT_ONCE - 1)}`,
    [done, seen],
  );
  return Number(next?.id ?? seen);
}

/** Scans numbered above `from` up to `to` by what they would count into; keys that cannot meet their threshold are left out. */
async function newScans(sql: Sql, kind: AlertKind, from: number, to: number): Promise<NewScans[]> {
  const { of, least } = ALERT_RULES[kind];
  const sources = of === 'source' ? await hotSources(sql, kind, from, to) : undefined;
  if (sources?.length === 0) return [];
  const columns = columnsOf(kind).map((column) => `s.${column}`);
  // In this order and by number: a planner that thinks otherwise would read all that was ever scanned.
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
