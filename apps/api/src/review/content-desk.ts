import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, type Type } from '@nestjs/common';
import { reviewMachine, reviewRejectInput, type ReviewState } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db, fromJson } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { Files } from '../core/files/files';
import { Console, Ctx, Staff } from '../core/http/call';
import { recordId, seenVersion } from '../core/http/console-id';
import { checked } from '../core/http/console-input';
import { answerList } from '../core/http/console-list';
import type { Context, StaffCaller } from '../core/http/context';
import { staffAction, staffActions } from '../core/review/desk';
import { marksOf } from '../core/review/marks';
import { changedFields, dataOf } from '../core/review/revision.view';
import { Subjects } from '../core/review/subject';
import { History } from '../core/transition/history';
import { Comparisons } from './comparison.service';
import type { ContentKind } from './content-kinds';
import { contentPlan } from './content-plan';
import { ReviewDecisions } from './review.service';

/** A live row with the open edit staff may see of it. */
interface Row {
  id: string;
  ip_id: string;
  ip_name: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at?: Date | null;
  review_id: string | null;
  review_state: ReviewState | null;
  review_version: number | null;
  review_data: string | null;
  review_title: string | null;
  review_picture: string | null;
  assignee_id: string | null;
  submitted_at: Date | null;
  due_at: Date | null;
  reason_code: string | null;
  reason: string | null;
  rejected: string | null;
  marks: string | null;
  [column: string]: unknown;
}

const TITLE = 160;
const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
/** Where it stands: what waits or was rejected counts, else what is live. */
const stateOf = ({ review_state }: Row): ReviewState => review_state ?? 'approved';

/** Staff's view of one kind of content: what is live of it, what is proposed, and the decision on what waits. */
export function contentDesk(kind: ContentKind): Type {
  @Controller(`api/admin/${kind.resource}`)
  class ContentDesk {
    constructor(
      private readonly db: Db,
      private readonly files: Files,
      private readonly subjects: Subjects,
      private readonly history: History,
      private readonly comparisons: Comparisons,
      private readonly decisions: ReviewDecisions,
    ) {}

    @Console('revision:read')
    @Get()
    list(
      @Staff() staff: StaffCaller,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      const view = (row: Row) => this.view(row, staff);
      return answerList<Row, object>(this.db, contentPlan(kind, staff), request, reply, view);
    }

    @Console('revision:read')
    @Get(':id')
    async one(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() { language }: Context) {
      const row = await this.find(id, staff);
      const live = this.subjects.of(kind.subject).live(row).data;
      const proposed = row.review_data === null ? live! : dataOf({ data: row.review_data });
      return {
        ...this.view(row, staff),
        is_new: live === null,
        fields: await this.comparisons.of(kind.subject, live, proposed, { viewer: staff, language }),
        marks: marksOf(row.marks),
        changed_since: row.rejected ? changedFields(fromJson(row.rejected), proposed) : [],
      };
    }

    @Console('revision:read')
    @Get(':id/history')
    async historyOf(@Param('id') id: string, @Staff() staff: StaffCaller) {
      const { id: found } = await this.find(id, staff);
      return this.history.ofContent(kind.subject, this.subjects.of(kind.subject).table, found);
    }

    /** Decides the edit that waits, as the queue of reviews does. */
    @Console('revision:review')
    @Post(':id/:action')
    @HttpCode(200)
    async decide(
      @Param('id') id: string,
      @Param('action') action: string,
      @Body() body: unknown,
      @Staff() staff: StaffCaller,
    ) {
      const wanted = staffAction(reviewMachine, action, staff);
      const decision = checked(wanted === 'reject' ? reviewRejectInput : seenVersion, body);
      const row = await this.find(id, staff);
      if (!row.review_id) {
        const { from } = reviewMachine.actions[wanted];
        throw new DomainError('STATE', { machine: reviewMachine.name, state: stateOf(row), allowed: from });
      }
      await this.decisions.apply(staff, row.review_id, wanted, decision);
      return this.view(await this.find(id, staff), staff);
    }

    private async find(id: string, staff: StaffCaller): Promise<Row> {
      const { columns, table, joins, always } = contentPlan(kind, staff);
      const row = await this.db.one<Row>(
        `SELECT ${columns} FROM ${table} t ${joins!} WHERE t.id = ? AND ${always!.sql}`,
        [recordId(id), ...always!.params],
      );
      if (!row) throw notFound();
      return row;
    }

    private view(row: Row, staff: StaffCaller) {
      const subject = this.subjects.of(kind.subject);
      const { data } = subject.live(row);
      const { review_id, assignee_id } = row;
      const state = stateOf(row);
      return {
        id: row.id,
        actions: review_id ? staffActions(reviewMachine, { ...row, state, assignee_id }, staff) : [],
        state,
        version: row.review_version ?? row.version,
        subject: kind.subject,
        ip_id: row.ip_id,
        ip_name: row.ip_name,
        title: data ? subject.title(data).slice(0, TITLE) : row.review_title,
        picture: this.files.picture(data ? subject.picture(data) : row.review_picture, staff),
        is_live: data !== null,
        ...Object.fromEntries(Object.keys(kind.shows).map((column) => [column, data && row[column]])),
        /** The edit that waits or was rejected, in the queue of reviews. */
        review_id,
        submitted_at: iso(row.submitted_at),
        due_at: iso(row.due_at),
        reason_code: row.reason_code,
        reason: row.reason,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
        ...(kind.deletes && { deleted_at: iso(row.deleted_at) }),
      };
    }
  }
  return ContentDesk;
}
