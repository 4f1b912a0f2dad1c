import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { JOB_LANES, ulid } from '@ipw/domain';
import type { Logger } from 'pino';
import { Db, type Sql } from '../db/db';
import { sweep } from '../db/sweep';
import { CONFIG, type Config } from '../config';
import { LOG } from '../log';
import { gauge } from '../metrics/metrics';
import { FieldCipher } from '../security/field-cipher';
import { CircuitBreaker } from './circuit-breaker';
import { FREE, JobLane, type Worker } from './job-lane';
import { type JobKind, laneOf, LANES, type LanePlan, type ProviderName } from './lanes';
import { PeriodicTasks, type TaskWork } from './periodic-tasks';
import { maskRecipient } from './recipient';

/** When a job runs. */
export interface JobTime {
  /** Earliest time; now by default. */
  at?: Date;
  /** Runs before others of its kind: texts about security. */
  urgent?: boolean;
  /** The same, and is dropped after this many seconds: one-time codes. */
  urgentForS?: number;
}

/** A job queue in the database: leases let any number of processes share it. Every job runs at least once. */
@Injectable()
export class JobService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers = new Map<string, Worker>();
  private readonly breakers: Record<ProviderName, CircuitBreaker> = {
    sms: new CircuitBreaker(),
    mail: new CircuitBreaker(),
  };
  private readonly lanes: JobLane[];
  private readonly periodic: PeriodicTasks;

  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    @Inject(LOG) log: Logger,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ROLE'>,
  ) {
    this.periodic = new PeriodicTasks(db, log);
    const workerOf = (kind: string) => this.workers.get(kind);
    this.lanes = JOB_LANES.map((name) => {
      const { provider }: LanePlan = LANES[name];
      return new JobLane(name, {
        db,
        cipher,
        log,
        workerOf,
        breaker: provider && this.breakers[provider],
      });
    });
  }

  /** Whether this process runs jobs and periodic tasks; processes with `ROLE=web` do not. */
  get isWorking(): boolean {
    return this.config.ROLE !== 'web';
  }

  /** Registers the handler of a kind of job. */
  handle<P>(kind: JobKind, worker: (payload: P) => Promise<void>): void {
    this.workers.set(kind, worker as Worker);
  }

  /** Runs `work` periodically, in one process at a time (a lease in the database). */
  every(everyMs: number, name: string, work: TaskWork): void {
    this.periodic.add(everyMs, name, work);
  }

  /** The same for work of minutes: other tasks do not wait for it, and it must end soon after its signal is aborted. */
  everyApart(everyMs: number, name: string, work: TaskWork): void {
    this.periodic.add(everyMs, name, work, true);
  }

  /** Runs `work` while the periodic task `name` is stopped in every process. */
  resting(name: string, work: () => Promise<void>): Promise<void> {
    return this.periodic.resting(name, work);
  }

  /** Queues a job in the transaction of `sql`. Times are the database's, because clocks of processes may differ. */
  async enqueue(
    sql: Sql,
    kind: JobKind,
    payload: unknown,
    { id = ulid(), at, urgent = false, urgentForS }: JobTime & { id?: string } = {},
  ): Promise<void> {
    await sql.execute(
      `INSERT INTO job (id, kind, lane, recipient, payload, run_at, ends_at)
        VALUES (?, ?, ?, ?, ?, COALESCE(?, NOW(3)), NOW(3) + INTERVAL ? SECOND)`,
      [
        id,
        kind,
        laneOf(kind, urgent || urgentForS !== undefined),
        maskRecipient((payload as { to?: unknown } | null)?.to),
        this.cipher.seal(`job:${id}`, JSON.stringify(payload)),
        at ?? null,
        urgentForS ?? null,
      ],
    );
  }

  /** Deletes a job that waits; returns false when it has begun or ended. */
  async cancel(sql: Sql, id: string): Promise<boolean> {
    return (await sql.execute(`DELETE FROM job WHERE id = ? AND ${FREE}`, [id])) === 1;
  }

  /** Queues a failed job again with all its attempts; returns whether it had failed. */
  async retry(sql: Sql, id: string): Promise<boolean> {
    const found = await sql.execute(
      "UPDATE job SET state = 'queued', attempts = 0, run_at = NOW(3) WHERE id = ? AND state = 'failed'",
      [id],
    );
    return found === 1;
  }

  onApplicationBootstrap(): void {
    this.every(3_600_000, 'sweep-jobs', () => this.sweep());
    if (!this.isWorking) return;
    this.measure();
    for (const lane of this.lanes) lane.start();
    this.periodic.start();
  }

  private measure(): void {
    gauge('jobs_waiting', 'Due jobs, up to 10,000 a lane', 'lane', async () => {
      const counts = await this.db.rows<{ lane: string; n: number | string }>(
        JOB_LANES.map(
          (lane) =>
            `SELECT '${lane}' AS lane, COUNT(*) AS n FROM (SELECT 1 FROM job WHERE lane = '${lane}' AND state = 'queued' AND run_at <= NOW(3) LIMIT 10000) due`,
        ).join(' UNION ALL '),
      );
      return counts.map(({ lane, n }) => [Number(n), lane]);
    });
    gauge('jobs_oldest_seconds', 'Time the oldest due job that does not run has waited', 'lane', async () => {
      const ages = await this.db.rows<{ lane: string; age: number | string | null }>(
        JOB_LANES.map(
          (lane) =>
            `SELECT '${lane}' AS lane, (SELECT TIMESTAMPDIFF(SECOND, run_at, NOW(3)) FROM job WHERE lane = '${lane}' AND ${FREE} ORDER BY run_at LIMIT 1) AS age`,
        ).join(' UNION ALL '),
      );
      return ages.map(({ lane, age }) => [Math.max(0, Number(age ?? 0)), lane]);
    });
    gauge('task_failing', '1 while the last run of a periodic task in this process failed', 'task', () =>
      [...this.periodic.failing].map(([task, failed]) => [failed, task]),
    );
    gauge('provider_closed', '1 while nothing is sent because the provider failed', 'provider', () =>
      Object.entries(this.breakers).map(([provider, breaker]) => [breaker.room(1) ? 0 : 1, provider]),
    );
  }

  /** What the jobs of a kind hold that wait or run, in no order. */
  async queued<P>(sql: Sql, kind: JobKind): Promise<P[]> {
    const jobs = await sql.rows<{ id: string; payload: Buffer }>(
      "SELECT id, payload FROM job WHERE lane = ? AND state = 'queued' AND kind = ?",
      [laneOf(kind, false), kind],
    );
    return jobs.map(({ id, payload }) => JSON.parse(this.cipher.open(`job:${id}`, payload)) as P);
  }

  /**
   * Deletes finished jobs after seven days and failed ones after thirty, because their payload contains personal data. Failed
   * messages go 14 days after they were queued, however often staff sent them again: within the 15 working days in which the
   * data of a closed account is erased (privacy policy, section 8).
   */
  async sweep(): Promise<void> {
    await sweep(this.db, "DELETE FROM job WHERE state = 'done' AND run_at < NOW(3) - INTERVAL 7 DAY");
    await sweep(this.db, "DELETE FROM job WHERE state = 'failed' AND run_at < NOW(3) - INTERVAL 30 DAY");
    await sweep(
      this.db,
      "DELETE FROM job WHERE state = 'failed' AND recipient IS NOT NULL AND created_at < NOW(3) - INTERVAL 14 DAY",
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.periodic.close(), ...this.lanes.map((lane) => lane.close())]);
  }
}
