import { Injectable } from '@nestjs/common';
import {
  type AwardAction,
  awardMachine,
  type AwardState,
  OBJECTION_OPEN,
  type ObjectionAction,
  objectionMachine,
  type ObjectionState,
  REGISTRATION_PASSED,
  type TenderResult,
  tenderResultMachine,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { SYSTEM } from '../core/transition/history.service';
import { OwnMatterService } from '../member';
import type { AwardEntity } from './award.entity';
import type { ObjectionEntity } from './objection.entity';
import { awardedIps } from './objection.service';
import type { RegistrationEntity } from './registration.entity';
import { TenderNoticeService } from './tender-notice.service';
import type { TenderEntity } from './tender.entity';

type ObjectionMove = StaffMove<ObjectionState, ObjectionAction, ObjectionEntity>;

const closed = () => ({ decided_at: new Date(), due_at: null });

/** Decisions on objections to results, by staff who had no part in the result. */
@Injectable()
export class ObjectionReviewService extends StaffDecisionService<
  ObjectionState,
  ObjectionAction,
  ObjectionEntity
> {
  protected readonly machine = objectionMachine;
  protected readonly table = 'tender_objection';

  constructor(
    private readonly matters: OwnMatterService,
    private readonly notices: TenderNoticeService,
  ) {
    super();
  }

  protected moves(
    staff: StaffCaller,
    { reason = '' }: Decision,
  ): Partial<Record<ObjectionAction, ObjectionMove>> {
    const decided = (effect: (sql: Sql, row: ObjectionEntity, tender: TenderEntity) => Promise<void>) => ({
      reason,
      set: { ...closed(), reason },
      effect: async (sql: Sql, row: ObjectionEntity) => effect(sql, row, await this.admit(sql, staff, row)),
    });
    return {
      uphold: decided(async (sql, row, tender) => {
        await this.reopen(sql, staff, row, reason);
        await this.lapseOthers(sql, row);
        await this.notices.notify(sql, tender, [row.ip_id], 'tender_objection_upheld', () => ({ reason }));
        await this.notices.queue(sql, row.tender_id, 'reopened', row.id);
      }),
      dismiss: decided(async (sql, row, tender) => {
        await this.notices.notify(sql, tender, [row.ip_id], 'tender_objection_dismissed', () => ({ reason }));
        const open = await sql.one(
          'SELECT id FROM tender_objection WHERE tender_id = ? AND state = ? LIMIT 1',
          [row.tender_id, OBJECTION_OPEN],
        );
        if (open) return;
        const awarded = await awardedIps(sql, row.tender_id);
        const others = awarded.filter((one) => one !== row.ip_id);
        await this.notices.notify(sql, tender, others, 'tender_objection_settled');
      }),
    };
  }

  protected override moveOf(staff: StaffCaller, action: ObjectionAction, decision: Decision) {
    const move = super.moveOf(staff, action, decision);
    return action === 'assign'
      ? {
          ...move,
          effect: async (sql: Sql, row: ObjectionEntity) => void (await this.admit(sql, staff, row)),
        }
      : move;
  }

  /**
   * The project. Refuses who proposed, published or scored the result, and who works on an IP with an approved entry. The
   * result is locked, so no two decisions on objections to it run at once.
   */
  private async admit(sql: Sql, staff: StaffCaller, row: ObjectionEntity): Promise<TenderEntity> {
    const award = (await sql.one<AwardEntity>('SELECT * FROM tender_award WHERE id = ? FOR UPDATE', [
      row.tender_id,
    ]))!;
    const scored = await sql.one('SELECT id FROM tender_score WHERE tender_id = ? AND staff_id = ? LIMIT 1', [
      row.tender_id,
      staff.id,
    ]);
    if (scored || award.proposed_by === staff.id || award.published_by === staff.id)
      throw new DomainError('OWN_MATTER');
    const entries = await sql.rows<Pick<RegistrationEntity, 'ip_id'>>(
      'SELECT ip_id FROM tender_registration WHERE tender_id = ? AND state = ?',
      [row.tender_id, REGISTRATION_PASSED],
    );
    for (const ip of new Set([row.ip_id, ...entries.map(({ ip_id }) => ip_id)]))
      await this.matters.refuseIp(sql, staff, ip);
    return (await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ?', [row.tender_id]))!;
  }

  /** Opens the result again: every approved entry waits, and nobody is awarded until it is published anew. */
  private async reopen(sql: Sql, staff: StaffCaller, { tender_id }: ObjectionEntity, reason: string) {
    await this.transitions.applyIn<AwardState, AwardAction, AwardEntity>(sql, {
      machine: awardMachine,
      table: 'tender_award',
      id: tender_id,
      action: 'reopen',
      actor: staff,
      reason,
      set: { published_at: null, published_by: null, proposed_by: null },
    });
    const entries = await sql.rows<RegistrationEntity>(
      'SELECT * FROM tender_registration WHERE tender_id = ? AND state = ? ORDER BY id FOR UPDATE',
      [tender_id, REGISTRATION_PASSED],
    );
    for (const { id } of entries) {
      // Comments are kept out of the history, as when they are given.
      await sql.update('tender_registration', { comment: null }, { id });
      await this.transitions.applyIn<TenderResult, 'reopen', RegistrationEntity>(sql, {
        machine: tenderResultMachine,
        table: 'tender_registration',
        column: 'result',
        id,
        action: 'reopen',
        actor: staff,
        set: { rank: null, result_at: null },
      });
    }
  }

  private async lapseOthers(sql: Sql, { id, tender_id }: ObjectionEntity): Promise<void> {
    const others = await sql.rows<Pick<ObjectionEntity, 'id'>>(
      'SELECT id FROM tender_objection WHERE tender_id = ? AND id <> ? AND state = ? FOR UPDATE',
      [tender_id, id, OBJECTION_OPEN],
    );
    for (const other of others)
      await this.transitions.applyIn<ObjectionState, ObjectionAction, ObjectionEntity>(sql, {
        machine: objectionMachine,
        table: 'tender_objection',
        id: other.id,
        action: 'lapse',
        actor: SYSTEM,
        set: closed(),
      });
  }
}
