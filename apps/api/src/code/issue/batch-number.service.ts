import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../../core/config';
import { Db } from '../../core/db/db';
import { DomainError, noAnswer } from '../../core/errors/domain-error';
import { LOG } from '../../core/log';
import { LOCKED_MARKS, type LockedMarks } from '../../core/providers/locked-marks';
import { unlessFull } from '../../core/disk/disk';
import { IssuedNumbers } from './issued-numbers';

/**
 * Stores the number of every issued batch outside the database, in `DATA_DIR/anchors/batch-numbers.jsonl`, shared by
 * all processes, and in the bucket with object lock, if there is one. A database restored from a backup would reuse numbers,
 * and a reused number makes codes that are already printed.
 */
@Injectable()
export class BatchNumberService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly issued: IssuedNumbers;
  private isReconciled = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    @Inject(CONFIG) { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
    @Inject(LOCKED_MARKS) private readonly marks: LockedMarks | undefined,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.issued = new IssuedNumbers(join(DATA_DIR, 'anchors', 'batch-numbers.jsonl'));
  }

  /** A bucket that does not answer, or a full disk, does not stop the start: only codes are not issued. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.reconcile();
    } catch (error) {
      if (!(error instanceof DomainError)) unlessFull(error);
      this.reconcileLater();
    }
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  /**
   * Adds numbers only the database has to file and bucket, or raises the database's counter above their highest. Refuses with
   * BUSY while the bucket does not answer. Of the bucket it lists the marks from the highest number on that file or database know:
   * lower ones change nothing.
   */
  async reconcile(): Promise<void> {
    await this.issued.read();
    const stored = await this.db.one<{ highest: number | null }>(
      'SELECT MAX(number) AS highest FROM code_batch',
    );
    const upto = stored?.highest ?? 0;
    const known = Math.max(this.issued.highest, upto);
    const marked = numberIn((await this.marksOf(MARKS, known > 0 ? markOf(known - 1) : undefined)).at(-1));
    const highest = Math.max(this.issued.highest, marked);
    if (upto > highest) await this.issued.append({ upto });
    else if (highest > upto) await this.raise(highest);
    if (Math.max(upto, highest) > marked) await this.mark(Math.max(upto, highest));
    this.isReconciled = true;
  }

  private reconcileLater(): void {
    this.timer = setTimeout(() => {
      this.reconcile().catch((error: unknown) => {
        this.log.warn({ err: error }, 'numbers of batches could not be compared, will be retried');
        this.reconcileLater();
      });
    }, RETRY_MS);
    this.timer.unref();
  }

  /**
   * Records a batch's number, before its transaction commits. Refuses with BUSY a number that was issued before: the
   * database was restored while the product ran. Its counter is raised, so that the next try gets a new number. Refuses
   * all numbers with BUSY until the counter was compared with file and bucket.
   */
  async record(number: number): Promise<void> {
    if (!this.isReconciled) throw noAnswer();
    await this.issued.read();
    const isMarked = (await this.marksOf(markOf(number))).length > 0;
    if (isMarked || this.issued.has(number)) {
      // Not awaited: ALTER TABLE waits until the caller's transaction, which fails now, has released the table. If it
      // fails, the next batch is refused and raises the counter again.
      void this.raise(Math.max(number, this.issued.highest)).catch(() => undefined);
      throw new DomainError('BUSY', { retry_after: 1 });
    }
    await this.issued.append({ number });
    await this.mark(number);
  }

  /** Without its mark a batch is not issued. */
  private async mark(number: number): Promise<void> {
    await this.marks?.put(markOf(number)).catch(() => {
      throw noAnswer();
    });
  }

  private async marksOf(prefix: string, after?: string): Promise<string[]> {
    return (
      (await this.marks?.keys(prefix, after).catch(() => {
        throw noAnswer();
      })) ?? []
    );
  }

  /** MariaDB never sets the counter below the highest number in the table. */
  private async raise(highest: number): Promise<void> {
    await this.db.execute(`ALTER TABLE code_batch AUTO_INCREMENT = ${String(highest + 1)}`);
  }
}

/** Pause before file, bucket and database are compared again, ms. */
const RETRY_MS = 10_000;

const MARKS = 'batch-numbers/';
const markOf = (number: number): string => MARKS + String(number).padStart(12, '0');
const numberIn = (mark: string | undefined): number => Number(mark?.slice(MARKS.length) ?? 0);
