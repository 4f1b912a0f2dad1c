import { Injectable } from '@nestjs/common';
import {
  type DisputeAction,
  disputeAdminApi,
  type DisputeAdminRecord,
  type DisputeAdminRow,
  disputeMachine,
  type DisputeState,
  VERIFIED,
} from '@ipw/domain';
import { fromJson } from '../core/db/db';
import { anyNamed, assignee } from '../core/db/list-filters';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { decisionFacts, ReviewRecordService } from '../core/review/review-record.service';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { ClaimAnswerService } from './claim-answer.service';
import type { ClaimEntity } from './claim.entity';
import { claimContents } from './claim.view';
import { DisputeReviewService } from './dispute-review.service';
import type { DisputeEntity } from './dispute.entity';
import { statementOf } from './dispute.view';

type Row = DisputeEntity & {
  ip_name: string;
  member_name: string;
  phone: Buffer;
  auth_status: string;
  claimant_name: string;
  assignee_name: string | null;
};

@Injectable()
export class DisputeAdminService extends ReviewRecordService<
  Row,
  DisputeState,
  DisputeAction,
  DisputeAdminRow,
  DisputeAdminRecord
> {
  protected readonly machine = disputeMachine;
  protected readonly inputs = disputeAdminApi.decide.inputs;

  constructor(
    private readonly answers: ClaimAnswerService,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    protected readonly decisions: DisputeReviewService,
  ) {
    super();
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(disputeAdminApi.list, {
      table: 'dispute',
      columns:
        't.*, ip.ip_name, m.username AS member_name, m.phone, m.auth_status, o.username AS claimant_name, s.name AS assignee_name',
      joins:
        'JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id JOIN member o ON o.id = t.owner_id LEFT JOIN staff s ON s.id = t.assignee_id',
      filters: {
        state: 'state',
        ip_id: 'ip_id',
        member_id: 'member_id',
        assignee: assignee(staff),
        q: anyNamed,
      },
      byId: { state: 'dispute_queue' },
    });
  }

  protected view(row: Row, staff: StaffCaller): DisputeAdminRow {
    return {
      ...decisionFacts(disputeMachine, row, staff),
      reason_code: null,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      member_id: row.member_id,
      member_name: row.member_name,
      claimant_id: row.owner_id,
      claimant_name: row.claimant_name,
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
  ): Promise<Omit<DisputeAdminRecord, keyof DisputeAdminRow>> {
    const claim = (await this.db.one<ClaimEntity>('SELECT * FROM claim WHERE id = ?', [row.claim_id]))!;
    const { proof_images, entity_documents, operator_authorization, offline } = await claimContents(
      this.db,
      claim,
      this.files,
      staff,
    );
    return {
      statement: statementOf(this.cipher, row),
      proof_images: await this.files.many(fromJson<string[]>(row.proof_images), staff),
      phone_number: this.phones.masked(row.member_id, row.phone),
      is_auth: row.auth_status === VERIFIED ? 1 : 0,
      claim: {
        id: claim.id,
        kind: claim.kind,
        state: claim.state,
        submitted_at: iso(claim.submitted_at),
        decided_at: iso(claim.decided_at),
        proof_images,
        entity_documents,
        operator_authorization,
        contract_images: offline?.contract_images ?? [],
        ...(await this.answers.contents(claim.id, staff)),
      },
    };
  }
}
