import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addWorkingDays, ESCALATED_AFTER, IMAGES_GRANTED, imageRequestMachine } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { restingIds, RESTS } from './cooperation-rest';
import { ImageNoticeService } from './image-notice.service';
import type { ImageRequestEntity } from './image-request.entity';
import { ImageRequestService } from './image-request.service';
import { answerTerms, lastDay } from './image-terms';

const EVERY_MS = 30_000;
/** Requests handled in one run. */
const BATCH = 200;

/**
 * Reminds of requests for pictures that wait, tells both sides before a use ends, and ends what is over. While a cooperation
 * rests no answer is due in it; a granted use ends on its last day, because that day is what both agreed on.
 */
@Injectable()
export class ImageWatchService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly jobs: JobService,
    private readonly notices: ImageNoticeService,
    private readonly requests: ImageRequestService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'image-requests', () => this.run());
  }

  async run(): Promise<void> {
    await this.pause();
    await this.resume();
    const due = await this.db.rows<ImageRequestEntity>(
      `SELECT * FROM image_request WHERE remind_at < NOW(3) ORDER BY remind_at LIMIT ${String(BATCH)}`,
    );
    for (const request of due) await this.db.tx((sql) => this.step(sql, request));
  }

  /** Takes the due dates off what waits in cooperations that rest. */
  private async pause(): Promise<void> {
    const resting = await restingIds(this.db);
    if (resting.length === 0) return;
    await this.db.execute(
      `UPDATE image_request SET due_at = NULL, remind_at = NULL, escalated_at = NULL
        WHERE cooperation_id IN (?) AND due_at IS NOT NULL`,
      [resting],
    );
  }

  /** When a cooperation goes on, the holder has all working days for an answer again, also where the use would have ended meanwhile. */
  private async resume(): Promise<void> {
    const paused = await this.db.rows<ImageRequestEntity>(
      `SELECT t.* FROM image_request t WHERE t.state = ? AND t.due_at IS NULL AND NOT ${RESTS} LIMIT ${String(BATCH)}`,
      [imageRequestMachine.initial],
    );
    for (const request of paused) await this.db.tx((sql) => this.resumeOne(sql, request));
  }

  /** A later last day is a new version, so that no answer to the earlier one is taken. */
  private async resumeOne(sql: Sql, { id, version, ends_at, until }: ImageRequestEntity): Promise<void> {
    const now = new Date();
    const last = lastDay(now, until);
    const terms = answerTerms(now, last.ends_at);
    const moved = last.until !== until;
    const resumed = await sql.update(
      'image_request',
      { ...last, ...terms, version: moved ? version + 1 : version },
      { id, version, due_at: null },
    );
    if (resumed === 0) return;
    await this.history.write(sql, {
      subject: imageRequestMachine.name,
      subjectId: id,
      action: 'resume',
      actor: SYSTEM,
      ...(moved && { before: { ends_at }, after: { ends_at: last.ends_at } }),
    });
  }

  private async step(sql: Sql, request: ImageRequestEntity): Promise<void> {
    const { id, ends_at, state } = request;
    if (new Date() >= ends_at) return this.expire(sql, request);
    if (state !== IMAGES_GRANTED) return this.remind(sql, request);
    // Told already: the database's clock has reached the end, and this one has not.
    if (request.remind_at! >= ends_at) return;
    if (!(await this.mark(sql, request, { remind_at: ends_at }))) return;
    await this.notices.holder(sql, id, 'image_expiring');
    await this.notices.brand(sql, id, 'sms.brand_images_expiring', 0);
  }

  /** Who was granted pictures was told before the last day; what lapses without a reply is told now. */
  private async expire(sql: Sql, request: ImageRequestEntity): Promise<void> {
    const state = await this.requests.end(sql, request, 'expire', SYSTEM);
    if (state !== imageRequestMachine.initial) return;
    const { id } = request;
    await this.notices.holder(sql, id, 'image_lapsed');
    await this.notices.brand(sql, id, 'sms.brand_images_lapsed', 0);
  }

  /** The holder is reminded a working day before the end; a working day after it staff see the request as late. */
  private async remind(sql: Sql, request: ImageRequestEntity): Promise<void> {
    const { id, due_at, ends_at } = request;
    const now = new Date();
    const escalation = addWorkingDays(due_at!, ESCALATED_AFTER);
    if (now < escalation) {
      const next = escalation < ends_at ? escalation : ends_at;
      const marked = await this.mark(sql, request, { remind_at: next });
      if (marked && now < due_at!) await this.notices.holder(sql, id, 'image_due');
      return;
    }
    if (!(await this.mark(sql, request, { remind_at: ends_at, escalated_at: now }))) return;
    await this.history.write(sql, {
      subject: imageRequestMachine.name,
      subjectId: id,
      action: 'escalate',
      actor: SYSTEM,
    });
    await this.notices.holder(sql, id, 'image_overdue');
  }

  /** Once for each step: the mark and what it causes are one transaction. */
  private async mark(
    sql: Sql,
    { id, version, remind_at }: ImageRequestEntity,
    set: { remind_at: Date; escalated_at?: Date },
  ): Promise<boolean> {
    return (await sql.update('image_request', set, { id, version, remind_at: remind_at! })) > 0;
  }
}
