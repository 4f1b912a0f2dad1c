import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addWorkingDays, ESCALATED_AFTER, THREAD_TURNS, threadMachine } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { restingIds, RESTS } from './cooperation-rest';
import type { ThreadEntity } from './thread.entity';
import { ThreadNoticeService } from './thread-notice.service';
import { turnTerms } from './thread-round.service';

const EVERY_MS = 30_000;
/** Threads handled in one run. */
const BATCH = 200;

/**
 * Silence never approves: whose turn it is is reminded a working day before the end, and a working day after it staff see it.
 * While a cooperation rests nothing is due in it; when it goes on, each turn begins anew.
 */
@Injectable()
export class ThreadWatchService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly jobs: JobService,
    private readonly notices: ThreadNoticeService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'threads', () => this.run());
  }

  async run(): Promise<void> {
    await this.pause();
    await this.resume();
    const due = await this.db.rows<ThreadEntity>(
      `SELECT * FROM thread WHERE remind_at < NOW(3) ORDER BY remind_at LIMIT ${String(BATCH)}`,
    );
    for (const thread of due) await this.db.tx((sql) => this.step(sql, thread));
  }

  /** Takes the due dates off what waits in cooperations that rest. */
  private async pause(): Promise<void> {
    const resting = await restingIds(this.db);
    if (resting.length === 0) return;
    await this.db.execute(
      `UPDATE thread SET due_at = NULL, remind_at = NULL, escalated_at = NULL
        WHERE cooperation_id IN (?) AND due_at IS NOT NULL`,
      [resting],
    );
  }

  private async resume(): Promise<void> {
    const paused = await this.db.rows<ThreadEntity>(
      `SELECT t.* FROM thread t WHERE t.turn IN (?) AND t.due_at IS NULL AND NOT ${RESTS} LIMIT ${String(BATCH)}`,
      [THREAD_TURNS],
    );
    for (const thread of paused) await this.db.tx((sql) => this.resumeOne(sql, thread));
  }

  private async resumeOne(sql: Sql, { id, state, version }: ThreadEntity): Promise<void> {
    const resumed = await sql.update('thread', turnTerms(state), { id, version, due_at: null });
    if (resumed === 0) return;
    await this.history.write(sql, {
      subject: threadMachine.name,
      subjectId: id,
      action: 'resume',
      actor: SYSTEM,
    });
  }

  /** Once for each turn: the mark and what it causes are one transaction. */
  private async step(sql: Sql, { id, version, remind_at, due_at }: ThreadEntity): Promise<void> {
    const now = new Date();
    const escalation = addWorkingDays(due_at!, ESCALATED_AFTER);
    const isLate = now >= escalation;
    const marked = await sql.update(
      'thread',
      isLate ? { remind_at: null, escalated_at: now } : { remind_at: escalation },
      { id, version, remind_at: remind_at! },
    );
    if (marked === 0) return;
    if (!isLate) return now < due_at! ? this.notices.remind(sql, id) : undefined;
    await this.history.write(sql, {
      subject: threadMachine.name,
      subjectId: id,
      action: 'escalate',
      actor: SYSTEM,
    });
    await this.notices.overdue(sql, id);
  }
}
