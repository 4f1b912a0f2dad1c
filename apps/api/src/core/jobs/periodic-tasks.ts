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
  name: string;
  everyMs: number;
  next: number;
  /** Returns false when the task runs in another process. */
  work: () => Promise<boolean>;
  isApart: boolean;
}

/**
 * Periodic tasks: one after the other in a process, each in one process at a time. Those that take minutes run apart from the
 * others, and end early when the process does.
 */
export class PeriodicTasks {
  private readonly tasks: Task[] = [];
  private readonly apart = new Map<Task, Promise<void>>();
  /** By task, whether its last run failed, if that was in this process: 1 or 0. */
  readonly failing = new Map<string, number>();
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly log: Logger,
  ) {}

  add(everyMs: number, name: string, work: TaskWork, isApart = false): void {
    this.tasks.push({
      name,
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

  /** Those that have waited longest come first, so that one that fails, which ends the round, keeps no other waiting for ever. */
  private async round(): Promise<void> {
    const due = this.tasks.filter(({ next }) => next <= Date.now()).sort((a, b) => a.next - b.next);
    for (const task of due) {
      task.next = Date.now() + task.everyMs;
      if (task.isApart) this.beginApart(task);
      else if (!(await this.run(task))) break;
    }
    this.schedule();
  }

  /** Returns false when the run failed. */
  private async run({ name, work }: Task): Promise<boolean> {
    try {
      if (await work()) this.failing.set(name, 0);
      // Another process has it, and knows whether it fails.
      else this.failing.delete(name);
      return true;
    } catch (error) {
      if (!this.closed) {
        this.failing.set(name, 1);
        this.log.warn({ err: error, task: name }, 'periodic task failed, will be retried');
      }
      return false;
    }
  }

  /** Begins a task that the others do not wait for, unless its last run goes on. */
  private beginApart(task: Task): void {
    if (this.apart.has(task) || this.closed) return;
    const run = this.run(task).then(() => void this.apart.delete(task));
    this.apart.set(task, run);
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
