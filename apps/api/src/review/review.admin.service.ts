import { Injectable } from '@nestjs/common';
import {
  type ReviewAction,
  type ReviewState,
  fieldsWithContacts,
  reviewAdminApi,
  reviewMachine,
  type RevisionRecord,
  type RevisionRow,
  SUBJECTS,
  SUBMITTED_STATES,
} from '@ipw/domain';
import { sqlEnumList } from '../core/db/db';
import { assignee, IP_NAME } from '../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { Context, StaffCaller } from '../core/http/context';
import { CsvExportService } from '../core/csv/csv-export.service';
import { iso } from '../core/http/iso';
import { decisionFacts, ReviewRecordService } from '../core/review/review-record.service';
import type { RevisionEntity } from '../core/reviewed-content/revision.entity';
import { dataOf } from '../core/reviewed-content/revision.view';
import { SubjectRegistry } from '../core/reviewed-content/subject';
import { awaitingStaff } from '../core/transition/awaiting-staff';
import type { IpEntity } from '../ip';
import { ComparisonService } from './comparison.service';
import { ofAssignedIps } from './content-plan';
import { reviewColumns } from './review.columns';
import { ReviewService } from './review.service';

type Row = RevisionEntity &
  Pick<IpEntity, 'ip_name' | 'owner_id'> & { submitter_name: string | null; assignee_name: string | null };

/** The queue of all revisions. */
@Injectable()
export class ReviewAdminService extends ReviewRecordService<
  Row,
  ReviewState,
  ReviewAction,
  RevisionRow,
  RevisionRecord
> {
  protected readonly machine = reviewMachine;
  protected readonly inputs = reviewAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: ReviewService,
    private readonly files: FileService,
    private readonly subjects: SubjectRegistry,
    private readonly comparisons: ComparisonService,
    private readonly exports: CsvExportService,
  ) {
    super();
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff);
    return this.exports.csv({ plan: this.plan(call.staff), columns: reviewColumns, view }, call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    const mine = ofAssignedIps(staff, 't.ip_id');
    return listPlan(reviewAdminApi.list, {
      table: 'revision',
      columns: 't.*, ip.ip_name, ip.owner_id, m.username AS submitter_name, s.name AS assignee_name',
      joins:
        'JOIN ip ON ip.id = t.ip_id LEFT JOIN member m ON m.id = t.submitted_by LEFT JOIN staff s ON s.id = t.assignee_id',
      filters: {
        state: 'state',
        subject: 'subject',
        subject_id: 'subject_id',
        ip_id: 'ip_id',
        assignee: assignee(staff),
        q: contains('t.title', IP_NAME),
      },
      byId: { state: 'revision_id' },
      parts: { column: 'state', values: SUBMITTED_STATES },
      always: {
        sql: `t.state IN ${sqlEnumList(SUBMITTED_STATES)}${mine ? ` AND ${mine.sql}` : ''}`,
        params: mine?.params ?? [],
      },
    });
  }

  protected override counted() {
    return SUBJECTS.map((subject) => ({
      key: `subject.${subject}`,
      sql: `t.state IN ${awaitingStaff(reviewMachine)} AND t.subject = ?`,
      params: [subject],
    }));
  }

  protected view(row: Row, staff: StaffCaller): RevisionRow {
    return {
      ...decisionFacts(reviewMachine, row, staff),
      reason_code: row.reason_code,
      subject: row.subject,
      subject_id: row.subject_id,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      title: row.title,
      // Fields with contact details in the proposed content.
      contacts: fieldsWithContacts(this.subjects.of(row.subject).content, dataOf(row)),
      picture: this.files.picture(row.picture_id, staff),
      submitter_name: row.submitter_name,
      submitted_at: iso(row.submitted_at),
    };
  }

  protected override async details(row: Row, staff: StaffCaller, { language }: Context) {
    const live = (await this.subjects.of(row.subject).find(this.db, row.subject_id))?.data ?? null;
    return this.comparisons.record(row.subject, live, row, { viewer: staff, language });
  }

  /** The history of the content, not of this revision only. */
  protected override lines(row: Row) {
    return this.history.ofContent(row.subject, this.subjects.of(row.subject).table, row.subject_id);
  }
}
