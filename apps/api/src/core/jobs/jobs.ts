import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { ulid } from '@ipw/domain';
import type { Logger } from 'pino';
import { Db, type Sql } from '../db/db';
import { factsOf, LOG } from '../log';
import { FieldCipher } from '../security/field-cipher';
import { maskRecipient } from './recipient';

export type Worker = (payload: never) => Promise<void>;

const MOST_ATTEMPTS = 6;
const IDLE_MS = 1000;
/** Attempt n waits 2ⁿ·5 s. */
const delayMs = (attempts: number) => 5000 * 2 ** attempts;

interface Due {
  id: string;
  kind: string;
  payload: Buffer;
  attempts: number;
}

interface Lane {
  timer: NodeJS.Timeout | undefined;
  running: Promise<void>;
}
const newLane = (): Lane => ({ timer: undefined, running: Promise.resolve() });

/** How long periodic work that is under way is waited for, s. */
const REST_S = 120;

/** What does not wait for each other: a code for the work of minutes, neither for a sweep. */
const LANES = ['quick', 'slow', 'periodic'] as const;
type LaneName = (typeof LANES)[number];

/** A queue in the database: SKIP LOCKED lets any number of processes share it without doing anything twice. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers = new Map<string, Worker>();
  /** Kinds that take minutes: done one at a time beside the quick ones, so that no code waits for an archive. */
  private readonly slow = new Set<string>();
  private readonly periodic: { everyMs: number; next: number; work: () => Promise<unknown> }[] = [];
  private readonly lanes: Record<LaneName, Lane> = {
    quick: newLane(),
    slow: newLane(),
    periodic: newLane(),
  };
  private closed = false;

  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Says who does a kind of job, and whether one takes long. */
  handle<P>(kind: string, worker: (payload: P) => Promise<void>, { slow = false } = {}): void {
    this.workers.set(kind, worker as Worker);
    if (slow) this.slow.add(kind);
  }

  /** Runs `work` every so often in one process at a time (a lease in the database). */
  every(everyMs: number, name: string, work: () => Promise<void>): void {
    this.periodic.push({ everyMs, next: Date.now() + everyMs, work: () => this.leased(name, work) });
  }

  /** Does something while the periodic work of a name rests, in every process. */
  async resting(name: string, work: () => Promise<void>): Promise<void> {
    if (!(await this.leased(name, work, REST_S))) throw new Error(`${name} did not come to rest`);
  }

  /** Queues a job with the transaction of `sql`, to be done at once or not before `at`. */
  async enqueue(sql: Sql, kind: string, payload: unknown, at = new Date()): Promise<void> {
    const id = ulid();
    await sql.insert('job', {
      id,
      kind,
      recipient: maskRecipient((payload as { to?: unknown } | null)?.to),
      payload: this.cipher.seal(`job:${id}`, JSON.stringify(payload)),
      run_at: at,
    });
  }

  /** Queues a failed job again, with all its attempts; answers whether it had failed. */
  async retry(sql: Sql, id: string): Promise<boolean> {
    const found = await sql.update(
      'job',
      { state: 'queued', attempts: 0, run_at: new Date() },
      { id, state: 'failed' },
    );
    return found === 1;
  }

  onApplicationBootstrap(): void {
    this.every(3_600_000, 'sweep-jobs', async () => {
      await this.db.change(
        "DELETE FROM job WHERE state = 'done' AND run_at < NOW(3) - INTERVAL 7 DAY LIMIT 10000",
      );
    });
    for (const name of LANES) this.schedule(name, 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    for (const { timer } of Object.values(this.lanes)) clearTimeout(timer);
    await Promise.all(Object.values(this.lanes).map(({ running }) => running));
  }

  private schedule(name: LaneName, ms: number): void {
    if (this.closed) return;
    const lane = this.lanes[name];
    lane.timer = setTimeout(() => {
      lane.running = this.tick(name);
    }, ms);
  }

  private async tick(name: LaneName): Promise<void> {
    let worked = false;
    try {
      if (name === 'periodic') await this.periodicWork();
      else worked = await this.db.tx((sql) => this.next(sql, name === 'slow'));
    } catch (error) {
      if (!this.closed) this.log.warn({ err: error }, 'jobs: will try again');
    }
    this.schedule(name, worked ? 0 : IDLE_MS);
  }

  private async periodicWork(): Promise<void> {
    for (const task of this.periodic.filter(({ next }) => next <= Date.now())) {
      task.next = Date.now() + task.everyMs;
      await task.work();
    }
  }

  /** Takes the next due job, does it while holding its row, and notes the outcome. */
  private async next(sql: Sql, slow: boolean): Promise<boolean> {
    const job = await this.take(sql, slow);
    if (!job) return false;
    const worker = this.workers.get(job.kind);
    try {
      if (!worker) throw new Error(`nobody handles ${job.kind}`);
      await worker(JSON.parse(this.cipher.open(`job:${job.id}`, job.payload)) as never);
      await sql.update(
        'job',
        { state: 'done', payload: null, attempts: job.attempts + 1, last_error: null },
        { id: job.id },
      );
    } catch (error) {
      const attempts = job.attempts + 1;
      const state = attempts >= MOST_ATTEMPTS ? 'failed' : 'queued';
      const { code, message = code } = factsOf(error) as { code?: string; message?: string };
      await sql.update(
        'job',
        {
          state,
          attempts,
          last_error: (message ?? 'failed').slice(0, 500),
          run_at: new Date(Date.now() + delayMs(attempts)),
        },
        { id: job.id },
      );
    }
    return true;
  }

  /** Locks one due job by its id: a search that locks would hold every row it passed, as long as the job takes. */
  private async take(sql: Sql, slow: boolean): Promise<Due | undefined> {
    if (slow && this.slow.size === 0) return undefined;
    const due = await sql.rows<{ id: string }>(
      `SELECT id FROM job WHERE state = 'queued' AND run_at <= NOW(3) AND kind ${slow ? 'IN' : 'NOT IN'} (?) ORDER BY run_at LIMIT 10`,
      [[...this.slow, '']],
    );
    for (const { id } of due) {
      const job = await sql.one<Due>(
        "SELECT id, kind, payload, attempts FROM job WHERE id = ? AND state = 'queued' FOR UPDATE SKIP LOCKED",
        [id],
      );
      if (job) return job;
    }
    return undefined;
  }

  /** Answers whether the lease was free, at once or within so many seconds. */
  private leased(name: string, work: () => Promise<void>, waitS = 0): Promise<boolean> {
    return this.db.tx(async (sql) => {
      const [held] = await sql.rows<{ held: number | string }>(
        'SELECT GET_LOCK(CONCAT(DATABASE(), ?), ?) AS held',
        [`.job.${name}`, waitS],
      );
      if (Number(held?.held) !== 1) return false;
      try {
        await work();
      } finally {
        await sql.rows('SELECT RELEASE_LOCK(CONCAT(DATABASE(), ?))', [`.job.${name}`]);
      }
      return true;
    });
  }
}
