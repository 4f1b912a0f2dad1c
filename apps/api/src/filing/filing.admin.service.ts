import { Injectable } from '@nestjs/common';
import {
  type CentreState,
  type FilingAction,
  filingAdminApi,
  type FilingAdminRecord,
  type FilingAdminRow,
  filingMachine,
  type FilingState,
  maskDocument,
  maskName,
  mayRole,
  type SameWork,
} from '@ipw/domain';
import { RefundService } from '../code';
import { assignedOnly } from '../core/auth/assignment';
import { CsvExportService } from '../core/csv/csv-export.service';
import { assignee, MEMBER_NAME } from '../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { ReviewRecordService, staffActions } from '../core/review/review-record.service';
import { FieldCipher } from '../core/security/field-cipher';
import type { MemberEntity } from '../member';
import { CentreStateService } from './centre-state.service';
import { filingColumns } from './filing.columns';
import type { FilingEntity } from './filing.entity';
import { fitsWait } from './filing-payment';
import { FilingReviewService } from './filing-review.service';
import { filingContents, filingFacts } from './filing.view';
import { FilingWorkService } from './filing-work.service';

type Row = FilingEntity & {
  member_name: string;
  ip_name: string | null;
  assignee_name: string | null;
  same_work: number | string;
};

const JOINS =
  'JOIN member m ON m.id = t.member_id LEFT JOIN ip ON ip.id = t.ip_id LEFT JOIN staff s ON s.id = t.assignee_id';
const COLUMNS = 't.*, m.username AS member_name, ip.ip_name, s.name AS assignee_name';
const SAME = `(SELECT COUNT(DISTINCT o.filing_id) FROM filing_work w
  JOIN filing_work o ON o.sha256 = w.sha256 AND o.filing_id <> w.filing_id WHERE w.filing_id = t.id)`;
/** Filings of the same work belong to other members, and documents show who holds the right: for staff who check filings only. */
const decides = (staff: StaffCaller) => mayRole(staff.role, 'filing:review');

/** Indexes by the column that the whole list is sorted by. */
const IN_ORDER = { created_at: 'filing_created', due_at: 'filing_due', id: 'PRIMARY' };

/** The queue of filings: check, correction, certificate. */
/** Also by a number the filing had when a transfer was asked for. */
const TRANSFERRED = 't.id IN (SELECT filing_id FROM filing_transfer WHERE filing_number LIKE ?)';

@Injectable()
export class FilingAdminService extends ReviewRecordService<
  Row,
  FilingState,
  FilingAction,
  FilingAdminRow,
  FilingAdminRecord
> {
  protected readonly machine = filingMachine;
  protected readonly inputs = filingAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: FilingReviewService,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly works: FilingWorkService,
    private readonly exports: CsvExportService,
    private readonly centreState: CentreStateService,
    private readonly refunds: RefundService,
  ) {
    super();
  }

  centre(): Promise<CentreState> {
    return this.centreState.state();
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff);
    return this.exports.csv({ plan: this.plan(call.staff), columns: filingColumns, view }, call);
  }

  /** Drafts are nobody's business before they are submitted. */
  protected plan(staff: StaffCaller): ListPlan {
    const assigned = assignedOnly(staff, 't.member_id');
    return listPlan(filingAdminApi.list, {
      table: 'filing',
      columns: `${COLUMNS}, ${decides(staff) ? SAME : '0'} AS same_work`,
      joins: JOINS,
      filters: {
        state: 'state',
        pay: 'pay',
        member_id: 'member_id',
        late: (value) =>
          value === 'escalated'
            ? // Only those still with the centre: the state bounds what is read of its index.
              { sql: 't.state = ? AND t.escalated_at IS NOT NULL', params: [filingMachine.actions.send.to] }
            : { sql: '0', params: [] },
        assignee: assignee(staff),
        q: contains('t.title', 't.filing_number', TRANSFERRED, MEMBER_NAME),
      },
      emptyLast: ['due_at'],
      // Nearly all are submitted; the optimizer would read all of these and sort them.
      ...(assigned ? {} : { inOrder: { filters: [], index: IN_ORDER } }),
      always: {
        sql: `t.submitted_at IS NOT NULL ${assigned ? `AND ${assigned.sql}` : ''}`,
        params: assigned?.params ?? [],
      },
    });
  }

  protected view(row: Row, staff: StaffCaller): FilingAdminRow {
    const { stages: _stages, ...facts } = filingFacts(row);
    return {
      id: row.id,
      actions: staffActions(filingMachine, row, staff).filter((action) => fitsWait(action, row)),
      ...facts,
      member_id: row.member_id,
      member_name: row.member_name,
      ip_name: row.ip_name,
      escalated_at: iso(row.escalated_at),
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: iso(row.assigned_at),
      same_work: Number(row.same_work),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
  ): Promise<Omit<FilingAdminRecord, keyof FilingAdminRow>> {
    const contents = await filingContents(row, this.files, this.cipher, staff);
    const member = (await this.db.one<MemberEntity>('SELECT * FROM member WHERE id = ?', [row.member_id]))!;
    const name = member.real_name && this.cipher.open(`member:${member.id}:real_name`, member.real_name);
    const certificate = await this.files.oneOrNull(row.certificate_file, staff);
    return {
      ...contents,
      // Only who checks filings compares the number with the documents, which show it.
      holder_number: decides(staff)
        ? contents.holder_number
        : contents.holder_number && maskDocument(contents.holder_number),
      documents: decides(staff) ? contents.documents : [],
      stages: filingFacts(row).stages,
      sent_at: iso(row.sent_at),
      refund_state: (await this.refunds.of(this.db, row.id))?.state ?? null,
      auth_username: name && maskName(name),
      same_works: decides(staff) ? await this.sameWorks(row, staff) : [],
      certificate,
    };
  }

  private async sameWorks({ id }: Row, staff: StaffCaller): Promise<SameWork[]> {
    const found = await this.works.same(this.db, id);
    return found.map(({ other_id, submitted_at, ...same }) => ({
      ...same,
      picture: this.files.picture(same.image_id, staff),
      other_picture: this.files.picture(other_id, staff),
      submitted_at: iso(submitted_at),
    }));
  }
}
