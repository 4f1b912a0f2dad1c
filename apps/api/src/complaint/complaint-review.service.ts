import { Injectable } from '@nestjs/common';
import { type ComplaintAction, complaintMachine, type ComplaintState } from '@ipw/domain';
import type { StaffCaller } from '../core/http/context';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { FieldCipher } from '../core/security/field-cipher';
import { operatorsOf } from '../ip';
import { OwnMatterService } from '../member';
import type { ComplaintEntity } from './complaint.entity';
import { ComplaintNoticeService } from './complaint-notice.service';
import { complainantOf } from './complaint.view';

type ComplaintMove = StaffMove<ComplaintState, ComplaintAction, ComplaintEntity>;

/** The staff side of a complaint: both sides are told the decision and its reason. */
@Injectable()
export class ComplaintReviewService extends StaffDecisionService<
  ComplaintState,
  ComplaintAction,
  ComplaintEntity
> {
  protected readonly machine = complaintMachine;
  protected readonly table = 'complaint';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly notices: ComplaintNoticeService,
    private readonly matters: OwnMatterService,
  ) {
    super();
  }

  protected moves(
    staff: StaffCaller,
    { reason = '' }: Decision,
  ): Partial<Record<ComplaintAction, ComplaintMove>> {
    const decided = (outcome: 'upheld' | 'dismissed'): ComplaintMove => ({
      reason,
      set: { decided_at: new Date(), due_at: null, reason },
      effect: async (sql, row) => {
        await this.matters.refuse(sql, staff, await operatorsOf(sql, row.ip_id));
        await this.matters.refuseEmail(sql, staff, complainantOf(this.cipher, row).email);
        await this.notices.notify(sql, row, { message: outcome, letter: outcome }, reason);
      },
    });
    return { uphold: decided('upheld'), dismiss: decided('dismissed') };
  }
}
