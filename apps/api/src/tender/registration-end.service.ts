import { Injectable } from '@nestjs/common';
import {
  type RegistrationAction,
  registrationMachine,
  type RegistrationState,
  TENDER_OPEN,
  tenderResultMachine,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { RegistrationEntity } from './registration.entity';

/** Withdraws entries without a result when their IPs lose their owner: they could not be awarded. */
@Injectable()
export class RegistrationEndService {
  constructor(private readonly transitions: TransitionService) {}

  async endOf(sql: Sql, ipIds: readonly string[]): Promise<void> {
    const open = await sql.rows<RegistrationEntity>(
      `SELECT r.* FROM tender_registration r JOIN tender t ON t.id = r.tender_id
        WHERE r.ip_id IN (?) AND r.state IN (?) AND t.state = ? AND r.result = ? ORDER BY r.id FOR UPDATE`,
      [ipIds, registrationMachine.actions.withdraw.from, TENDER_OPEN, tenderResultMachine.initial],
    );
    for (const { id } of open)
      await this.transitions.applyIn<RegistrationState, RegistrationAction, RegistrationEntity>(sql, {
        machine: registrationMachine,
        table: 'tender_registration',
        id,
        action: 'withdraw',
        actor: SYSTEM,
        set: { submitted_at: null, due_at: null, assignee_id: null, assigned_at: null },
      });
  }
}
