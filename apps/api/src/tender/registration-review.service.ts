import { Injectable } from '@nestjs/common';
import { type RegistrationAction, registrationMachine, type RegistrationState } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import { storedMarks } from '../core/review/marks';
import { reasonColumns, reasonLine } from '../core/review/reason';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { HistoryService } from '../core/transition/history.service';
import { OwnMatterService } from '../member';
import { refuseEntrant } from './award-rules';
import { DisqualificationService } from './disqualification.service';
import { submittedIn } from './registration.content';
import type { RegistrationEntity } from './registration.entity';
import { TenderNoticeService } from './tender-notice.service';
import { isSealed } from './sealed';
import type { TenderEntity } from './tender.entity';

type RegistrationMove = StaffMove<RegistrationState, RegistrationAction, RegistrationEntity>;

/** The staff side of entries: nobody checks one of their own, and a sealed one is checked by who took it. */
@Injectable()
export class RegistrationReviewService extends StaffDecisionService<
  RegistrationState,
  RegistrationAction,
  RegistrationEntity
> {
  protected readonly machine = registrationMachine;
  protected readonly table = 'tender_registration';

  constructor(
    private readonly disqualifications: DisqualificationService,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly matters: OwnMatterService,
    private readonly notices: TenderNoticeService,
  ) {
    super();
  }

  protected moves(
    staff: StaffCaller,
    { reason_code, reason, marks }: Decision,
  ): Partial<Record<RegistrationAction, RegistrationMove>> {
    return {
      approve: {
        set: { decided_at: new Date(), due_at: null, reason_code: null, reason: null },
        effect: async (sql, row) => {
          const tender = await this.admit(sql, staff, row);
          const { attachments, case_images } = submittedIn(row)!;
          await this.files.reviewed(sql, [...attachments, ...case_images]);
          await this.notices.notify(sql, tender, [row.ip_id], 'registration_approved');
        },
      },
      disqualify: {
        reason: reasonLine({ reason_code, reason }),
        set: { decided_at: new Date(), due_at: null, reason_code: reason_code!, reason: reason! },
        effect: async (sql, row) => {
          const tender = await this.admit(sql, staff, row);
          const ground = { reason_code: reason_code!, reason: reason! };
          await this.disqualifications.follow(sql, staff, tender, row, ground);
        },
      },
      reject: {
        reason: reasonLine({ reason_code, reason }),
        set: (row) => {
          // What staff have seen: the draft may be newer.
          const submitted = submittedIn(row)!;
          return {
            decided_at: new Date(),
            due_at: null,
            ...reasonColumns({ reason_code, reason }),
            marks: storedMarks(marks, { ...submitted }),
            rejected: JSON.stringify(submitted),
          };
        },
        effect: async (sql, row) => {
          const tender = await this.admit(sql, staff, row);
          await this.notices.notify(sql, tender, [row.ip_id], 'registration_rejected', () => ({
            reason_key: `registration_reason.${reason_code!}`,
            reason: reason ?? '',
          }));
        },
      },
    };
  }

  protected override moveOf(staff: StaffCaller, action: RegistrationAction, decision: Decision) {
    const move = super.moveOf(staff, action, decision);
    if (action !== 'assign') return move;
    return {
      ...move,
      effect: async (sql: Sql, row: RegistrationEntity) => {
        await this.matters.refuseIp(sql, staff, row.ip_id);
        await refuseEntrant(sql, this.matters, staff, row.tender_id);
        if (!isSealed(await tenderOf(sql, row))) return;
        // Only its checker opens a sealed entry; another takes it after it was released.
        if (row.assignee_id && row.assignee_id !== staff.id) throw new DomainError('FORBIDDEN');
        // From here on lists and exports name the entrant, and the entry can be decided without its page.
        await this.opened(sql, row, staff);
      },
    };
  }

  /** Records once that a reviewer has opened a sealed entry: they neither score nor award it. */
  async opened(sql: Sql, { id }: Pick<RegistrationEntity, 'id'>, staff: StaffCaller): Promise<void> {
    await sql.one('SELECT id FROM tender_registration WHERE id = ? FOR UPDATE', [id]);
    const known = await sql.one(
      "SELECT id FROM audit_line WHERE subject = ? AND subject_id = ? AND action = 'open' AND actor_id = ? LIMIT 1",
      [registrationMachine.name, id, staff.id],
    );
    if (!known)
      await this.history.write(sql, {
        subject: registrationMachine.name,
        subjectId: id,
        action: 'open',
        actor: staff,
      });
  }

  private async admit(sql: Sql, staff: StaffCaller, row: RegistrationEntity): Promise<TenderEntity> {
    await this.matters.refuseIp(sql, staff, row.ip_id);
    await refuseEntrant(sql, this.matters, staff, row.tender_id);
    if (row.submitted_by === staff.id) throw validationError('action', 'self');
    const tender = await tenderOf(sql, row);
    if (isSealed(tender) && row.assignee_id !== staff.id) throw new DomainError('FORBIDDEN');
    return tender;
  }
}

const tenderOf = async (sql: Sql, { tender_id }: RegistrationEntity): Promise<TenderEntity> =>
  (await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ?', [tender_id]))!;
