import { Injectable } from '@nestjs/common';
import { type ClaimAction, claimMachine, type ClaimState, GRANTED_CLAIMS } from '@ipw/domain';
import { type Sql, sqlEnumList } from '../core/db/db';
import type { Actor } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { ClaimEntity } from './claim.entity';

/** Notes at a claim that its claimant handed the IP over. The new owner's title still rests on it. */
@Injectable()
export class ClaimHandoverService {
  constructor(private readonly transitions: TransitionService) {}

  async handOver(sql: Sql, actor: Actor, ipId: string, memberId: string): Promise<void> {
    const claim = await sql.one<{ id: string }>(
      `SELECT id FROM claim WHERE ip_id = ? AND member_id = ? AND state IN ${sqlEnumList(GRANTED_CLAIMS)}`,
      [ipId, memberId],
    );
    // An owner who got the IP by a hand-over or from staff has none.
    if (!claim) return;
    await this.transitions.applyIn<ClaimState, ClaimAction, ClaimEntity>(sql, {
      machine: claimMachine,
      table: 'claim',
      id: claim.id,
      action: 'hand_over',
      actor,
    });
  }
}
