import type { Logger } from 'pino';
import type { Db } from '../db/db';
import { withLease } from '../db/lease';
import { traced } from '../tracing/tracing';

const IDLE_MS = 1000;
/** Time to wait for a running periodic task, s. */
const REST_S = 120;

/** A periodic task's work; `closing` is aborted when the process ends, or its lease is lost. */
export type TaskWork = (closing: AbortSignal) => Promise<void>;

interface Task {
  everyMs: number;
  next: number;
  work: () => Promise<unknown>;
  isApart: boolean;
}

/**
 * Periodic tasks: one after the other in a process, each in one process at a time. Those that take minutes run apart from the
 * others, and end early when the process does.
 */
export class PeriodicTasks {
  private readonly tasks: Task[] = [];
  private readonly apart = new Map<Task, Promise<void>>();
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly log: Logger,
  ) {}

  add(everyMs: number, name: string, work: TaskWork, isApart = false): void {
    this.tasks.push({
      everyMs,
      next: Date.now() + everyMs,
      work: () =>
        this.leased(name, (lost) => traced(`task ${name}`, 'internal', () => this.untilClosing(lost, work))),
      isApart,
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
    this.closing.abort();
    clearTimeout(this.timer);
    await this.running;
    await Promise.all(this.apart.values());
  }

  private get closed(): boolean {
    return this.closing.signal.aborted;
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
        if (task.isApart) this.beginApart(task);
        else await task.work();
      }
    } catch (error) {
      this.noteFailure(error);
    }
    this.schedule();
  }

  /** Begins a task that the others do not wait for, unless its last run goes on. */
  private beginApart(task: Task): void {
    if (this.apart.has(task) || this.closed) return;
    const run = task
      .work()
      .catch((error: unknown) => this.noteFailure(error))
      .then(() => void this.apart.delete(task));
    this.apart.set(task, run);
  }

  private noteFailure(error: unknown): void {
    if (!this.closed) this.log.warn({ err: error }, 'periodic task failed, will be retried');
  }

  /** AbortSignal.any would leave something of each run at the signal of the process (Node 20). */
  private async untilClosing(lost: AbortSignal, work: TaskWork): Promise<void> {
    const ending = new AbortController();
    const signals = [lost, this.closing.signal];
    const end = () => ending.abort(signals.find(({ aborted }) => aborted)?.reason);
    for (const signal of signals) signal.addEventListener('abort', end);
    if (this.closed) end();
    try {
      await work(ending.signal);
    } finally {
      for (const signal of signals) signal.removeEventListener('abort', end);
    }
  }

  private leased(name: string, work: (lost: AbortSignal) => Promise<void>, waitS = 0): Promise<boolean> {
    return withLease(this.db, name, work, { waitS });
  }
}
