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

/** A queue in the database: SKIP LOCKED lets any number of processes share it without doing anything twice. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers = new Map<string, Worker>();
  private readonly periodic: { everyMs: number; next: number; work: () => Promise<void> }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Says who does a kind of job. */
  handle<P>(kind: string, worker: (payload: P) => Promise<void>): void {
    this.workers.set(kind, worker as Worker);
  }

  /** Runs `work` every so often in one process at a time (a lease in the database). */
  every(everyMs: number, name: string, work: () => Promise<void>): void {
    this.periodic.push({ everyMs, next: Date.now() + everyMs, work: () => this.leased(name, work) });
  }

  /** Queues a job with the transaction of `sql`. */
  async enqueue(sql: Sql, kind: string, payload: unknown): Promise<void> {
    const id = ulid();
    await sql.insert('job', {
      id,
      kind,
      recipient: maskRecipient((payload as { to?: unknown } | null)?.to),
      payload: this.cipher.seal(`job:${id}`, JSON.stringify(payload)),
      run_at: new Date(),
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
    this.schedule(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(ms: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.running = this.tick();
    }, ms);
  }

  private async tick(): Promise<void> {
    let worked = false;
    try {
      worked = await this.db.tx((sql) => this.next(sql));
      for (const task of this.periodic.filter(({ next }) => next <= Date.now())) {
        task.next = Date.now() + task.everyMs;
        await task.work();
      }
    } catch (error) {
      if (!this.closed) this.log.warn({ err: error }, 'jobs: will try again');
    }
    this.schedule(worked ? 0 : IDLE_MS);
  }

  /** Takes the next due job, does it while holding its row, and notes the outcome. */
  private async next(sql: Sql): Promise<boolean> {
    const job = await sql.one<{ id: string; kind: string; payload: Buffer; attempts: number }>(
      "SELECT id, kind, payload, attempts FROM job WHERE state = 'queued' AND run_at <= NOW(3) ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED",
    );
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

  private async leased(name: string, work: () => Promise<void>): Promise<void> {
    await this.db.tx(async (sql) => {
      const [held] = await sql.rows<{ held: number | string }>(
        'SELECT GET_LOCK(CONCAT(DATABASE(), ?), 0) AS held',
        [`.job.${name}`],
      );
      if (Number(held?.held) !== 1) return;
      try {
        await work();
      } finally {
        await sql.rows('SELECT RELEASE_LOCK(CONCAT(DATABASE(), ?))', [`.job.${name}`]);
      }
    });
  }
}
