import {
  type ClaimAction,
  claimAdminApi,
  type ClaimAdminRecord,
  type ClaimAdminRow,
  claimMachine,
  claimPage,
  type ClaimState,
  type Mark,
  maskName,
  mayRole,
  RIVAL_REASON,
  type RivalClaim,
  VERIFIED,
} from '@ipw/domain';
import { Injectable } from '@nestjs/common';
import { assignedOnly, ipInReach } from '../core/auth/assignment';
import { CsvExportService } from '../core/csv/csv-export.service';
import { fromJson, type Sql } from '../core/db/db';
import { anyNamed, assignee } from '../core/db/list-filters';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { storedMarks } from '../core/review/marks';
import { reasonColumns, reasonLine } from '../core/review/reason';
import {
  type Decision,
  ReviewRecordService,
  staffActions,
  StaffDecisionService,
  type StaffMove,
} from '../core/review/review-record.service';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { SYSTEM } from '../core/transition/history.service';
import {
  IP_SHOWN,
  ipDetail,
  type IpEntity,
  IpOwnershipService,
  type IpShown,
  OPEN_CLAIM_STATES,
} from '../ip';
import { type MemberEntity, OwnMatterService } from '../member';
import { MessageService } from '../message';
import { carried, type Details, filesOf } from './claim-draft.service';
import { claimColumns } from './claim.columns';
import type { ClaimEntity } from './claim.entity';
import { claimContents, claimFacts, type ClaimFactsRow, type ClaimWithIp } from './claim.view';

type ClaimMove = StaffMove<ClaimState, ClaimAction, ClaimEntity>;

/** The staff side of a claim: approve, reject. */
@Injectable()
export class ClaimReviewService extends StaffDecisionService<ClaimState, ClaimAction, ClaimEntity> {
  protected readonly machine = claimMachine;
  protected readonly table = 'claim';

  constructor(
    private readonly files: FileService,
    private readonly matters: OwnMatterService,
    private readonly messages: MessageService,
    private readonly ips: IpOwnershipService,
  ) {
    super();
  }

  /** Neither who claims the IP nor who works on it decides on a claim. */
  protected override async refuseOwn(
    sql: Sql,
    staff: StaffCaller,
    { ip_id, member_id }: ClaimEntity,
    action: ClaimAction,
  ): Promise<void> {
    if (action === 'assign') return;
    const others = await sql.rows<{ member_id: string }>(
      `SELECT member_id FROM claim WHERE ip_id = ? AND state IN ${OPEN_CLAIM_STATES} UNION SELECT member_id FROM ip_operator WHERE ip_id = ?`,
      [ip_id, ip_id],
    );
    await this.matters.refuse(sql, staff, [member_id, ...others.map((one) => one.member_id)]);
  }

  protected moves(
    _staff: StaffCaller,
    { reason_code, reason, marks }: Decision,
  ): Partial<Record<ClaimAction, ClaimMove>> {
    return {
      approve: {
        set: { decided_at: new Date(), due_at: null, reason_code: null, reason: null },
        effect: (sql, claim) => this.grant(sql, claim),
      },
      reject: this.rejection(reason_code!, reason ?? '', 'claim_rejected', marks),
    };
  }

  /** Stores the rejected claim, so that the next submission can show what changed. */
  private rejection(
    code: string,
    reason: string,
    message: 'claim_rejected' | 'claim_rival',
    marks?: readonly Mark[],
  ): ClaimMove {
    return {
      reason: reasonLine({ reason_code: code, reason }),
      set: (claim) => ({
        decided_at: new Date(),
        due_at: null,
        ...reasonColumns({ reason_code: code, reason }),
        marks: storedMarks(marks, carried(claim)),
        rejected: JSON.stringify(carried(claim)),
      }),
      effect: async (sql, claim) => {
        const { ip_name } = (await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [
          claim.ip_id,
        ]))!;
        const args = { ip_name, reason_key: `claim_reason.${code}`, reason };
        // A rival's IP now has an owner; a rejected claim is corrected on its own page.
        const link = message === 'claim_rejected' ? claimPage({ ...claim, claim_id: claim.id }) : '/claim';
        await this.messages.send(sql, claim.member_id, message, args, link);
      },
    };
  }

  /** Effects of an approval: owner, workbench access, current IP, message; rival claims are rejected. */
  private async grant(sql: Sql, claim: ClaimEntity): Promise<void> {
    await this.ips.give(sql, claim.ip_id, claim.member_id);
    if (claim.kind === 'artist') await this.publishArtist(sql, claim);
    const ip = (await sql.one<{ ip_name: string; image_id: string | null }>(
      'SELECT ip_name, image_id FROM ip WHERE id = ?',
      [claim.ip_id],
    ))!;
    await this.files.reviewed(sql, [...filesOf(claim), ...(ip.image_id ? [ip.image_id] : [])]);
    const args = { ip_name: ip.ip_name, ip_id: claim.ip_id };
    await this.messages.send(sql, claim.member_id, 'claim_approved', args);
    await this.failRivals(sql, claim);
  }

  /** Copies the public fields of an artist's claim to the IP. */
  private async publishArtist(sql: Sql, claim: ClaimEntity): Promise<void> {
    const { cn_name, en_name, avatar, intro, ...artist } = fromJson<Details>(claim.details);
    await this.ips.describe(sql, claim.ip_id, {
      ip_name: cn_name ?? en_name!,
      image_id: avatar ?? null,
      intro: intro ?? '',
      artist: JSON.stringify({ cn_name, en_name, ...artist }),
    });
  }

  private async failRivals(sql: Sql, claim: ClaimEntity): Promise<void> {
    const rivals = await sql.rows<{ id: string }>(
      `SELECT id FROM claim WHERE ip_id = ? AND state IN ${OPEN_CLAIM_STATES} AND id <> ? FOR UPDATE`,
      [claim.ip_id, claim.id],
    );
    for (const { id } of rivals)
      await this.transitions.applyIn(sql, {
        machine: claimMachine,
        table: 'claim',
        id,
        action: 'reject',
        actor: SYSTEM,
        ...this.rejection(RIVAL_REASON, '', 'claim_rival'),
      });
  }
}

type Row = ClaimFactsRow & {
  member_id: string;
  member_name: string;
  phone: Buffer;
  assignee_id: string | null;
  assignee_name: string | null;
  assigned_at: Date | null;
  rivals: number | string;
};
/** A claim that is opened alone, with its contents and its member. */
type RecordRow = Row &
  ClaimWithIp &
  Omit<IpShown, 'id' | 'kind'> &
  Pick<MemberEntity, 'real_name' | 'auth_status' | 'area_code' | 'location'> & {
    ip_kind: IpEntity['kind'];
    member_since: Date;
  };

const JOINED =
  'ip.ip_name, ip.image_id, ip.owner_id, m.username AS member_name, m.phone, s.name AS assignee_name';
/** Without the contents, of which a list shows nothing. */
const LISTED = `t.id, t.kind, t.state, t.version, t.ip_id, t.member_id, t.created_at, t.submitted_at, t.due_at, t.decided_at,
  t.reason_code, t.reason, t.assignee_id, t.assigned_at, ${JOINED}`;
const RECORD = `t.*, ${JOINED}, ip.kind AS ip_kind, ${IP_SHOWN}, m.real_name, m.auth_status, m.area_code, m.location,
  m.created_at AS member_since`;
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
  ClaimAdminRecord,
  RecordRow
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
      columns: `${LISTED}, ${decides(staff) ? RIVALS : '0'} AS rivals`,
      // `one` counts the rivals it names.
      record: `${RECORD}, 0 AS rivals`,
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

  override async one(call: AdminCall): Promise<ClaimAdminRecord> {
    const record = await super.one(call);
    return { ...record, rivals: record.rival_claims.length };
  }

  protected override async details(
    row: RecordRow,
    staff: StaffCaller,
  ): Promise<Omit<ClaimAdminRecord, keyof ClaimAdminRow>> {
    const [contents, rivals] = await Promise.all([
      claimContents(this.db, row, this.files, staff),
      decides(staff) ? this.rivalsOf(row) : [],
    ]);
    const name = row.real_name && this.cipher.open(`member:${row.member_id}:real_name`, row.real_name);
    return {
      ip: ipDetail({ ...row, id: row.ip_id, kind: row.ip_kind }, this.files, staff),
      ...contents,
      member: {
        member_name: row.member_name,
        is_auth: row.auth_status === VERIFIED ? 1 : 0,
        auth_username: name && maskName(name),
        phone_number: this.phones.masked(row.member_id, row.phone),
        area_code: row.area_code,
        location: row.location,
        created_at: row.member_since.toISOString(),
      },
      rival_claims: rivals,
    };
  }

  private rivalsOf({ ip_id, id }: RecordRow): Promise<RivalClaim[]> {
    return this.db.prepared<RivalClaim>(
      `SELECT c.id, c.state, c.submitted_at, m.username AS member_name FROM claim c JOIN member m ON m.id = c.member_id
        WHERE c.ip_id = ? AND c.state IN ${OPEN_CLAIM_STATES} AND c.id <> ? ORDER BY c.id LIMIT 50`,
      [ip_id, id],
    );
  }
}
