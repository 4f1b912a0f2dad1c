import { Injectable } from '@nestjs/common';
import {
  type ClaimAction,
  type ClaimState,
  claimAdminApi,
  type ClaimAdminRecord,
  type ClaimAdminRow,
  claimMachine,
  maskName,
  mayRole,
  type RivalClaim,
  VERIFIED,
} from '@ipw/domain';
import { assignedOnly, ipInReach } from '../core/auth/assignment';
import { anyNamed, assignee } from '../core/db/list-filters';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { StaffCaller } from '../core/http/context';
import { CsvExportService } from '../core/csv/csv-export.service';
import { iso } from '../core/http/iso';
import { ReviewRecordService } from '../core/review/review-record.service';
import { staffActions } from '../core/review/staff-decision.service';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { type IpEntity, OPEN_CLAIM_STATES } from '../ip';
import type { MemberEntity } from '../member';
import { ClaimReviewService } from './claim-review.service';
import { claimColumns } from './claim.columns';
import { claimContents, claimFacts, claimIp, type ClaimWithIp } from './claim.view';

type Row = ClaimWithIp & {
  member_name: string;
  phone: Buffer;
  assignee_name: string | null;
  rivals: number | string;
};

const COLUMNS =
  't.*, ip.ip_name, ip.image_id, ip.owner_id, m.username AS member_name, m.phone, s.name AS assignee_name';
const RIVALS = `(SELECT COUNT(*) FROM claim r WHERE r.ip_id = t.ip_id AND r.id <> t.id AND r.state IN ${OPEN_CLAIM_STATES})`;
/** Rival claims belong to other members, so only staff who decide claims see their number. */
const decides = (staff: StaffCaller) => mayRole(staff.role, 'claim:review');
const JOINS =
  'JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id LEFT JOIN staff s ON s.id = t.assignee_id';

@Injectable()
export class ClaimAdminService extends ReviewRecordService<
  Row,
  ClaimState,
  ClaimAction,
  ClaimAdminRow,
  ClaimAdminRecord
> {
  protected readonly machine = claimMachine;
  protected readonly inputs = claimAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: ClaimReviewService,
    private readonly files: FileService,
    private readonly phones: PhoneService,
    private readonly cipher: FieldCipher,
    private readonly exports: CsvExportService,
  ) {
    super();
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff);
    return this.exports.csv({ plan: this.plan(call.staff), columns: claimColumns, view }, call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(claimAdminApi.list, {
      table: 'claim',
      columns: `${COLUMNS}, ${decides(staff) ? RIVALS : '0'} AS rivals`,
      joins: JOINS,
      filters: {
        state: 'state',
        kind: 'kind',
        ip_id: 'ip_id',
        member_id: 'member_id',
        assignee: assignee(staff),
        q: anyNamed,
      },
      byId: { state: 'claim_queue_id' },
      always: assignedOnly(staff, 't.member_id'),
    });
  }

  protected view(row: Row, staff: StaffCaller): ClaimAdminRow {
    return {
      id: row.id,
      actions: staffActions(claimMachine, row, staff),
      ...claimFacts(row, this.files, staff),
      ip_id: ipInReach(staff, row),
      member_id: row.member_id,
      member_name: row.member_name,
      phone_number: this.phones.masked(row.member_id, row.phone),
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: iso(row.assigned_at),
      rivals: Number(row.rivals),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
  ): Promise<Omit<ClaimAdminRecord, keyof ClaimAdminRow>> {
    const ip = (await this.db.one<IpEntity>('SELECT * FROM ip WHERE id = ?', [row.ip_id]))!;
    const member = (await this.db.one<MemberEntity>('SELECT * FROM member WHERE id = ?', [row.member_id]))!;
    const name = member.real_name && this.cipher.open(`member:${member.id}:real_name`, member.real_name);
    return {
      ip: claimIp(ip, this.files, staff),
      ...(await claimContents(this.db, row, this.files, staff)),
      member: {
        member_name: member.username,
        is_auth: member.auth_status === VERIFIED ? 1 : 0,
        auth_username: name && maskName(name),
        phone_number: this.phones.masked(member.id, member.phone),
        area_code: member.area_code,
        location: member.location,
        created_at: member.created_at.toISOString(),
      },
      rival_claims: decides(staff)
        ? await this.db.rows<RivalClaim>(
            'SELECT c.id, c.state, c.submitted_at, m.username AS member_name FROM claim c JOIN member m ON m.id = c.member_id WHERE c.ip_id = ? AND c.id <> ? ORDER BY c.id LIMIT 50',
            [row.ip_id, row.id],
          )
        : [],
    };
  }
}
