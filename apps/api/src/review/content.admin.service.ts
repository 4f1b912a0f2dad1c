import { Injectable, type Type } from '@nestjs/common';
import {
  beginning,
  type DeskName,
  reviewAdminApi,
  type ContentRecord,
  type ContentRow,
  phaseOf,
  phasesOf,
  reviewMachine,
  type ReviewState,
  type SubjectName,
} from '@ipw/domain';
import type { ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { parseBody } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { TITLE } from '../core/reviewed-content/revision.service';
import { type Decision, staffAction, staffActions } from '../core/review/review-record.service';
import { type ContentSubject, SubjectRegistry } from '../core/reviewed-content/subject';
import { ComparisonService } from './comparison.service';
import { contentPlan } from './content-plan';
import { ReviewService } from './review.service';

/** A live row with its submitted revision. */
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

/** The state of content: of the submitted revision, else of the live version. */
const stateOf = ({ review_state }: Row): ReviewState => review_state ?? 'approved';

/** The console's view of a kind of content: live version, proposed version, and the decision. */
@Injectable()
abstract class ContentAdminService extends AdminRecordService<Row, ContentRow, ContentRecord> {
  protected abstract override readonly subject: SubjectName;

  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly files: FileService,
    private readonly comparisons: ComparisonService,
    private readonly decisions: ReviewService,
  ) {
    super();
  }

  /** Looked up on use, because modules register subjects after controllers are created. */
  private get of(): ContentSubject {
    return this.subjects.of(this.subject);
  }

  /** Decides the pending revision, like the review queue. */
  async decide(call: AdminCall): Promise<ContentRow> {
    const { id, params, request, staff } = call;
    const wanted = staffAction(reviewMachine, params.action!, staff);
    const decision = parseBody(reviewAdminApi.decide.inputs[wanted], request.body) as Decision;
    const row = await this.find(id, staff);
    if (!row.review_id) {
      const { from } = reviewMachine.actions[wanted];
      throw new DomainError('STATE', { machine: reviewMachine.name, state: stateOf(row), allowed: from });
    }
    await this.decisions.apply(staff, row.review_id, wanted, decision);
    return this.row(call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return contentPlan(this.of, staff);
  }

  protected view(row: Row, staff: StaffCaller): ContentRow {
    const { name, content } = this.of;
    const { data } = this.of.live(row);
    const { review_id, assignee_id } = row;
    const state = stateOf(row);
    return {
      id: row.id,
      actions: review_id ? staffActions(reviewMachine, { ...row, state, assignee_id }, staff) : [],
      state,
      version: row.review_version ?? row.version,
      subject: name,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      title: data ? beginning(this.of.title(data), TITLE) : row.review_title,
      picture: this.files.picture(data ? this.of.picture(data) : row.review_picture, staff),
      is_live: data !== null,
      ...Object.fromEntries(Object.keys(content.shows ?? {}).map((column) => [column, data && row[column]])),
      ...(phasesOf(content).length && { phase: (data && phaseOf(content, data)) ?? null }),
      /** The pending or rejected revision in the review queue. */
      review_id,
      submitted_at: iso(row.submitted_at),
      due_at: iso(row.due_at),
      reason_code: row.reason_code,
      reason: row.reason,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      ...(content.most && { deleted_at: iso(row.deleted_at) }),
    };
  }

  protected override details(row: Row, staff: StaffCaller, { language }: Context) {
    const live = this.of.live(row).data;
    const { review_data: data, marks, rejected } = row;
    return this.comparisons.record(this.of.name, live, data === null ? null : { data, marks, rejected }, {
      viewer: staff,
      language,
    });
  }

  protected override lines({ id }: Row) {
    return this.history.ofContent(this.of.name, this.of.table, id);
  }
}

/** The console's service of a kind of content. */
export function contentAdminService(name: DeskName): Type<ContentAdminService> {
  class KindAdminService extends ContentAdminService {
    protected readonly subject = name;
  }
  return KindAdminService;
}
