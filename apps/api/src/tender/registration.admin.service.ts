import { Injectable } from '@nestjs/common';
import {
  type HistoryLine,
  REGISTRATION_ENTERED,
  type RegistrationAction,
  registrationAdminApi,
  type RegistrationAdminRecord,
  type RegistrationAdminRow,
  registrationMachine,
  type RegistrationState,
  tenderResultMachine,
  type TenderTexts,
} from '@ipw/domain';
import { assignedIps } from '../core/auth/assignment';
import { CsvExportService } from '../core/csv/csv-export.service';
import { fromJson } from '../core/db/db';
import { assignee, IP_NAME } from '../core/db/list-filters';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { marksOf } from '../core/review/marks';
import { ReviewRecordService, staffActions } from '../core/review/review-record.service';
import { changesOf } from '../core/transition/history.service';
import { registrationColumns } from './registration.columns';
import { enteredIn, isDraftNewer, submittedIn } from './registration.content';
import type { RegistrationEntity } from './registration.entity';
import { RegistrationComparisonService } from './registration-comparison.service';
import { RegistrationReviewService } from './registration-review.service';
import { isClosedTo, isSealed, openTo } from './sealed';

export type Row = RegistrationEntity & {
  ip_name: string;
  image_id: string | null;
  assignee_name: string | null;
  submitter_name: string | null;
  texts: string;
  latest_version: number | null;
  sealed: 0 | 1;
  closes_at: Date;
};

/**
 * Drafts are their entrants'. Consultants read entries of IPs in their care; a sealed one not even as a closed row, which would
 * tell that one of these IPs has entered.
 */
function readable(staff: StaffCaller) {
  const entered = { sql: 't.state IN (?)', params: [REGISTRATION_ENTERED] };
  const ips = assignedIps(staff, 't.ip_id');
  if (!ips) return entered;
  const open = openTo(staff);
  return {
    sql: `${entered.sql} AND ${ips.sql} AND ${open.sql}`,
    params: [...entered.params, ...ips.params, ...open.params],
  };
}

/** Entries in the console. A sealed one opens to its checker only until the end; opening it is recorded. */
@Injectable()
export class RegistrationAdminService extends ReviewRecordService<
  Row,
  RegistrationState,
  RegistrationAction,
  RegistrationAdminRow,
  RegistrationAdminRecord
> {
  protected readonly machine = registrationMachine;
  protected readonly inputs = registrationAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: RegistrationReviewService,
    private readonly comparisons: RegistrationComparisonService,
    private readonly exports: CsvExportService,
    private readonly files: FileService,
  ) {
    super();
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(call.staff), columns: registrationColumns, view }, call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    const open = openTo(staff);
    const known = (sql: string, params: unknown[]) => ({
      sql: `(${sql} AND ${open.sql})`,
      params: [...params, ...open.params],
    });
    return listPlan(registrationAdminApi.list, {
      table: 'tender_registration',
      columns: `t.*, ip.ip_name, ip.image_id, s.name AS assignee_name, m.username AS submitter_name, p.texts, p.sealed, p.closes_at,
        (SELECT MAX(v.number) FROM tender_version v WHERE v.tender_id = t.tender_id) AS latest_version`,
      joins: `JOIN tender p ON p.id = t.tender_id JOIN ip ON ip.id = t.ip_id
        LEFT JOIN staff s ON s.id = t.assignee_id LEFT JOIN member m ON m.id = t.submitted_by`,
      filters: {
        state: 'state',
        tender_id: 'tender_id',
        result: 'result',
        ip_id: (value) => known('t.ip_id = ?', [value]),
        assignee: assignee(staff),
        q: (value) => {
          const named = known(IP_NAME, [like(value)]);
          return {
            sql: `(${named.sql} OR t.tender_id IN (SELECT id FROM tender WHERE texts LIKE ?))`,
            params: [...named.params, like(value)],
          };
        },
      },
      byId: { state: 'tender_registration_queue_id' },
      inOrder: {
        filters: [],
        index: { due_at: 'tender_registration_due', submitted_at: 'tender_registration_submitted' },
      },
      filled: ['submitted_at'],
      always: readable(staff),
    });
  }

  protected view(
    row: Row,
    staff: StaffCaller,
    { language }: Pick<Context, 'language'>,
  ): RegistrationAdminRow {
    const closed = isClosedTo(row, staff);
    const taken = row.assignee_id !== null && row.assignee_id !== staff.id;
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: staffActions(registrationMachine, row, staff).filter(
        (action) => !closed || (action === 'assign' && !taken),
      ),
      tender_id: row.tender_id,
      tender_title: fromJson<TenderTexts>(row.texts)[language].title,
      closes_at: row.closes_at.toISOString(),
      closed: closed ? 1 : 0,
      ip_id: closed ? null : row.ip_id,
      ip_name: closed ? null : row.ip_name,
      picture: closed ? null : this.files.picture(row.image_id, staff),
      result: row.result,
      rank: row.rank,
      acknowledged: (row.seen_version ?? 0) >= (row.latest_version ?? 0) ? 1 : 0,
      submitted_at: iso(row.submitted_at),
      decided_at: iso(row.decided_at),
      reason_code: closed ? null : row.reason_code,
      // Of a closed entry the words may name the entrant.
      reason: closed ? null : row.reason,
      due_at: iso(row.due_at),
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: iso(row.assigned_at),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
    { language }: Context,
  ): Promise<Omit<RegistrationAdminRecord, keyof RegistrationAdminRow>> {
    if (isClosedTo(row, staff)) return CLOSED;
    if (isSealed(row)) await this.db.tx((sql) => this.decisions.opened(sql, row, staff));
    return {
      fields: await this.comparisons.of(row, { viewer: staff, language }),
      marks: marksOf(row.marks),
      changed_since: row.rejected
        ? changesOf({ ...enteredIn({ data: row.rejected }) }, { ...submittedIn(row) }).map(
            ({ field }) => field,
          )
        : [],
      draft_newer: isDraftNewer(row) ? 1 : 0,
      submitter_name: row.submitter_name,
      comment: row.result === tenderResultMachine.initial ? null : row.comment,
    };
  }

  /** Of an entry that is closed to the reader, what staff did with it: other lines name its entrant. */
  protected override async lines(row: Row, staff: StaffCaller): Promise<HistoryLine[]> {
    const lines = await super.lines(row, staff);
    return isClosedTo(row, staff)
      ? lines.filter(({ actor_type, reason }) => actor_type === 'staff' && reason === null)
      : lines;
  }
}

const CLOSED: Omit<RegistrationAdminRecord, keyof RegistrationAdminRow> = {
  fields: [],
  marks: [],
  changed_since: [],
  draft_newer: 0,
  submitter_name: null,
  comment: null,
};
