import { Injectable, type OnModuleInit } from '@nestjs/common';
import { filingMachine } from '@ipw/domain';
import { Db } from '../core/db/db';
import { sweep } from '../core/db/sweep';
import { JobService } from '../core/jobs/job.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import type { FilingEntity } from './filing.entity';
import { orderJob } from './filing-order';

const EVERY_MS = 60_000;
/** Seconds between two questions about a filing: a notice may be lost, or an order with all its attempts. */
const ASK_EVERY_S = 300;
const MOST_AT_ONCE = 100;
const WITH_CENTRE = filingMachine.actions.send.to;

/**
 * Asks the filing centre about filings nothing was heard of, and reports those whose certificate is late. Deletes notices
 * after ninety days.
 */
@Injectable()
export class FilingWatchService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly history: HistoryService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'filings', () => this.run());
  }

  async run(): Promise<void> {
    const silent = await this.db.rows<FilingEntity>(
      `SELECT * FROM filing WHERE state = ? AND asked_at <= NOW(3) - INTERVAL ? SECOND
        ORDER BY asked_at LIMIT ${String(MOST_AT_ONCE)}`,
      [WITH_CENTRE, ASK_EVERY_S],
    );
    const queued = silent.length ? await this.queued() : [];
    for (const row of silent) await this.askAgain(row, queued.includes(row.filing_number));
    const late = await this.db.rows<FilingEntity>(
      `SELECT * FROM filing WHERE state = ? AND due_at < NOW(3) AND escalated_at IS NULL
        ORDER BY due_at LIMIT ${String(MOST_AT_ONCE)}`,
      [WITH_CENTRE],
    );
    for (const row of late) await this.report(row);
    await sweep(this.db, 'DELETE FROM filing_notice WHERE created_at < NOW(3) - INTERVAL 90 DAY');
  }

  /** Numbers of filings a job is about to order or ask about: in an outage, it has its attempts before another one follows. */
  private async queued() {
    const jobs = await this.jobs.queued<ReturnType<typeof orderJob>>(this.db, 'filing_order');
    return jobs.map(({ filing_number }) => filing_number);
  }

  private askAgain(row: FilingEntity, isQueued: boolean): Promise<void> {
    return this.db.tx(async (sql) => {
      const mine = await sql.execute(
        'UPDATE filing SET asked_at = NOW(3) WHERE id = ? AND asked_at <= NOW(3) - INTERVAL ? SECOND',
        [row.id, ASK_EVERY_S],
      );
      if (mine === 1 && !isQueued) await this.jobs.enqueue(sql, 'filing_order', orderJob(row));
    });
  }

  /** Once for each time it is sent: the console lists it as late. */
  private report({ id }: FilingEntity): Promise<void> {
    return this.db.tx(async (sql) => {
      const marked = await sql.execute(
        'UPDATE filing SET escalated_at = NOW(3) WHERE id = ? AND state = ? AND escalated_at IS NULL',
        [id, WITH_CENTRE],
      );
      if (marked === 0) return;
      await this.history.write(sql, {
        subject: filingMachine.name,
        subjectId: id,
        action: 'escalate',
        actor: SYSTEM,
      });
    });
  }
}
