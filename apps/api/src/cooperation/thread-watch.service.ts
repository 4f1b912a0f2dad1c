import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addWorkingDays, ESCALATED_AFTER, threadMachine } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import type { ThreadEntity } from './thread.entity';
import { ThreadNoticeService } from './thread-notice.service';

const EVERY_MS = 30_000;
/** Threads handled in one run. */
const BATCH = 200;

/** Silence never approves: whose turn it is is reminded a working day before the end, and a working day after it staff see it. */
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
    const due = await this.db.rows<ThreadEntity>(
      `SELECT * FROM thread WHERE remind_at < NOW(3) ORDER BY remind_at LIMIT ${String(BATCH)}`,
    );
    for (const thread of due) await this.db.tx((sql) => this.step(sql, thread));
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
