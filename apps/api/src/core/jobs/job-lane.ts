import { setTimeout as wait } from 'node:timers/promises';
import type { LaneName } from '@ipw/domain';
import type { Logger } from 'pino';
import type { Db } from '../db/db';
import { isOutage } from '../db/outage';
import { factsOf } from '../log';
import { jobSeconds } from '../metrics/metrics';
import type { FieldCipher } from '../security/field-cipher';
import { isDiskFull, ROOM_S } from '../disk/disk';
import { traced } from '../tracing/tracing';
import { type CircuitBreaker, HeldBack, NotToBeSent } from './circuit-breaker';
import { LANES, type LanePlan } from './lanes';

export type Worker = (payload: never) => Promise<void>;

export const MOST_ATTEMPTS = 6;
/** Attempt n waits 2ⁿ·5 s and up to a quarter more, so that what failed together is not tried again together. */
const delayS = (attempts: number) => 5 * 2 ** attempts * (1 + Math.random() / 4);
/** The lease of a job: after it, another process may take the job. */
const LEASE_S = 30;
/** Time between attempts to store an outcome during an outage. */
const STORE_AGAIN_MS = 250;

interface Due {
  id: string;
  kind: string;
  payload: Buffer;
  attempts: number;
  /** 1 when the job is past its useful time. */
  too_late: 0 | 1;
}

interface Outcome {
  failure?: string;
  final?: boolean;
  /** Seconds until the next attempt, when this one does not count. */
  waitS?: number;
}

export interface LaneTools {
  db: Db;
  cipher: FieldCipher;
  log: Logger;
  workerOf: (kind: string) => Worker | undefined;
  breaker: CircuitBreaker | undefined;
}

/** SQL condition: the job waits, and no process runs it. */
export const FREE = "state = 'queued' AND (leased_until IS NULL OR leased_until < NOW(3))";

/**
 * Runs the due jobs of one lane, several at once, oldest first. A job is claimed with a lease, run outside any transaction,
 * and its result stored. The attempt is counted before it begins, so that a job that crashes its process is given up in the
 * end; a result counts only for its own attempt.
 */
export class JobLane {
  private readonly plan: LanePlan;
  private readonly underWay = new Set<Promise<void>>();
  private loop: Promise<void> = Promise.resolve();
  private wake: () => void = () => undefined;
  private closed = false;
  /** Until when a limit of the lane is used up, ms. */
  private heldUntil = 0;

  constructor(
    private readonly name: LaneName,
    private readonly tools: LaneTools,
  ) {
    this.plan = LANES[name];
  }

  start(): void {
    this.loop = this.run();
  }

  /** Claims no more jobs and waits for running ones. */
  async close(): Promise<void> {
    this.closed = true;
    this.wake();
    await this.loop;
    await Promise.all(this.underWay);
  }

  private async run(): Promise<void> {
    while (!this.closed) {
      const claimed = await this.claim(this.room());
      for (const job of claimed) this.begin(job);
      if (claimed.length === 0 || this.underWay.size >= this.plan.atOnce) await this.pause();
    }
  }

  /** How many jobs may begin. */
  private room(): number {
    if (Date.now() < this.heldUntil) return 0;
    const free = this.plan.atOnce - this.underWay.size;
    return this.tools.breaker?.room(free) ?? free;
  }

  /** Waits until the next poll or until a job has ended. */
  private pause(): Promise<void> {
    if (this.closed) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.plan.idleMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private begin(job: Due): void {
    const done = this.work(job).finally(() => {
      this.underWay.delete(done);
      this.wake();
    });
    this.underWay.add(done);
  }

  private async claim(most: number): Promise<Due[]> {
    const claimed: Due[] = [];
    if (most <= 0) return claimed;
    const { db, log } = this.tools;
    try {
      // Selects more than wanted, because other processes may claim some first.
      const due = await db.rows<Due>(
        `SELECT id, kind, payload, attempts, IFNULL(ends_at < NOW(3), 0) AS too_late FROM job
          WHERE lane = ? AND run_at <= NOW(3) AND ${FREE} ORDER BY run_at, id LIMIT ${String(most * 4)}`,
        [this.name],
      );
      for (const job of due) {
        if (claimed.length === most) break;
        if (job.too_late || job.attempts >= MOST_ATTEMPTS) await this.giveUp(job);
        else if (await this.take(job)) claimed.push({ ...job, attempts: job.attempts + 1 });
      }
    } catch (error) {
      if (!this.closed) log.warn({ err: error, lane: this.name }, 'jobs: failed, will be retried');
    }
    return claimed;
  }

  private async take({ id, attempts }: Due): Promise<boolean> {
    const found = await this.tools.db.execute(
      `UPDATE job SET attempts = attempts + 1, leased_until = NOW(3) + INTERVAL ? SECOND WHERE id = ? AND attempts = ? AND ${FREE}`,
      [LEASE_S, id, attempts],
    );
    return found === 1;
  }

  private async giveUp(job: Due): Promise<void> {
    const { id, attempts, too_late } = job;
    const found = await this.tools.db.execute(
      `UPDATE job SET state = 'failed', leased_until = NULL, last_error = ? WHERE id = ? AND attempts = ? AND ${FREE}`,
      [too_late ? 'too late: not sent in time' : 'the process ended during the last attempt', id, attempts],
    );
    if (found === 1) this.noteFailure(job, true);
  }

  /** Without the error, which may quote an address: it is the job's `last_error`. */
  private noteFailure({ id, kind, attempts }: Due, isOver: boolean): void {
    const said = isOver ? 'jobs: given up' : 'jobs: an attempt failed';
    this.tools.log.warn({ job: id, kind, lane: this.name, attempt: attempts }, said);
  }

  private async work(job: Due): Promise<void> {
    const { log } = this.tools;
    const beat = setInterval(() => void this.extend(job), (LEASE_S * 1000) / 3);
    try {
      const timer = jobSeconds.startTimer({ lane: this.name });
      const { failure, final, waitS } = await traced(`job ${job.kind}`, 'internal', () => this.attempt(job), {
        lane: this.name,
        attempt: job.attempts,
      });
      timer({ outcome: failure === undefined ? 'done' : waitS ? 'waiting' : 'failed' });
      const isOver = Boolean(final) || (job.attempts >= MOST_ATTEMPTS && !waitS);
      if (failure !== undefined && !waitS) this.noteFailure(job, isOver);
      // Matches the attempt: after the lease ran out, the job belongs to another process.
      await (failure === undefined
        ? this.store(
            "UPDATE job SET state = 'done', payload = NULL, leased_until = NULL, last_error = NULL WHERE id = ? AND state = 'queued' AND attempts = ?",
            [job.id, job.attempts],
          )
        : this.store(
            "UPDATE job SET state = ?, attempts = attempts - ?, leased_until = NULL, last_error = ?, run_at = NOW(3) + INTERVAL ? SECOND WHERE id = ? AND state = 'queued' AND attempts = ?",
            [
              isOver ? 'failed' : 'queued',
              waitS ? 1 : 0,
              failure,
              waitS ?? delayS(job.attempts),
              job.id,
              job.attempts,
            ],
          ));
    } catch (error) {
      log.warn({ err: error, lane: this.name }, 'jobs: an outcome could not be stored; the job runs again');
    } finally {
      clearInterval(beat);
    }
  }

  /**
   * Stores an outcome, again and again through an outage of the database until the lease ends: what was sent would otherwise be sent
   * once more. A stored outcome is repeated only until somebody claims the job: an attempt has its own number.
   */
  private async store(statement: string, params: readonly unknown[]): Promise<void> {
    for (const end = Date.now() + LEASE_S * 1000; ;) {
      try {
        await this.tools.db.execute(statement, params);
        return;
      } catch (error) {
        if (!isOutage(error) || this.closed || Date.now() > end) throw error;
        await wait(STORE_AGAIN_MS);
      }
    }
  }

  /** Runs the job; returns the error, and whether it is final. With a full disk or a limit used up, the attempt does not count. */
  private async attempt({ id, kind, payload }: Due): Promise<Outcome> {
    const { cipher, workerOf, breaker } = this.tools;
    try {
      const worker = workerOf(kind);
      if (!worker) throw new Error(`no handler for jobs of kind ${kind}`);
      const work = JSON.parse(cipher.open(`job:${id}`, payload)) as never;
      const send = () => withinTime(worker(work), this.plan.limitMs);
      await (breaker ? breaker.watch(send) : send());
      return {};
    } catch (error) {
      if (isDiskFull(error)) return { failure: 'the disk is full', waitS: ROOM_S };
      if (error instanceof HeldBack) {
        if (this.plan.oneLimit) this.heldUntil = Date.now() + error.seconds * 1000;
        return { failure: error.message, waitS: error.seconds };
      }
      const { code, message = code } = factsOf(error) as { code?: string; message?: string };
      return { failure: (message ?? 'failed').slice(0, 500), final: error instanceof NotToBeSent };
    }
  }

  private async extend({ id, attempts }: Due): Promise<void> {
    await this.tools.db
      .execute(
        "UPDATE job SET leased_until = NOW(3) + INTERVAL ? SECOND WHERE id = ? AND state = 'queued' AND attempts = ?",
        [LEASE_S, id, attempts],
      )
      .catch(() => undefined);
  }
}

async function withinTime(work: Promise<void>, limitMs: number | undefined): Promise<void> {
  if (limitMs === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${String(limitMs / 1000)} s`));
    }, limitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
