import type { Logger } from 'pino';
import type { Db } from '../db/db';
import { withLease } from '../db/lease';
import { traced } from '../tracing/tracing';

const IDLE_MS = 1000;
/** Time to wait for a running periodic task, s. */
const REST_S = 120;

/** Periodic tasks: one after the other in a process, each in one process at a time. */
export class PeriodicTasks {
  private readonly tasks: { everyMs: number; next: number; work: () => Promise<unknown> }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly db: Db,
    private readonly log: Logger,
  ) {}

  add(everyMs: number, name: string, work: () => Promise<void>): void {
    this.tasks.push({
      everyMs,
      next: Date.now() + everyMs,
      work: () => this.leased(name, () => traced(`task ${name}`, 'internal', work)),
    });
  }

  /** Runs `work` while the task `name` is stopped in every process. */
  async resting(name: string, work: () => Promise<void>): Promise<void> {
    if (!(await this.leased(name, work, REST_S))) throw new Error(`periodic task ${name} did not finish`);
  }

  start(): void {
    this.schedule();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.running = this.round();
    }, IDLE_MS);
  }

  private async round(): Promise<void> {
    try {
      for (const task of this.tasks.filter(({ next }) => next <= Date.now())) {
        task.next = Date.now() + task.everyMs;
        await task.work();
      }
    } catch (error) {
      if (!this.closed) this.log.warn({ err: error }, 'periodic task failed, will be retried');
    }
    this.schedule();
  }

  private leased(name: string, work: () => Promise<void>, waitS = 0): Promise<boolean> {
    return withLease(this.db, name, work, waitS);
  }
}
