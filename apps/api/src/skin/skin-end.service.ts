import { Injectable } from '@nestjs/common';
import { type SkinAction, skinMachine, type SkinState } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { SkinEntity } from './skin.entity';

/** Withdraws goods that wait for staff when their IPs lose their owner: nobody could approve or list them. */
@Injectable()
export class SkinEndService {
  constructor(private readonly transitions: TransitionService) {}

  async endOf(sql: Sql, ipIds: readonly string[]): Promise<void> {
    const open = await sql.rows<SkinEntity>(
      'SELECT * FROM skin WHERE ip_id IN (?) AND state IN (?) ORDER BY id FOR UPDATE',
      [ipIds, skinMachine.actions.withdraw.from],
    );
    for (const { id } of open)
      await this.transitions.applyIn<SkinState, SkinAction, SkinEntity>(sql, {
        machine: skinMachine,
        table: 'skin',
        id,
        action: 'withdraw',
        actor: SYSTEM,
        set: { submitted_at: null, due_at: null, assignee_id: null, assigned_at: null, listed_on: null },
      });
  }
}
