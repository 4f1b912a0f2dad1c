import { Injectable } from '@nestjs/common';
import { type HandoverAction, handoverMachine, type HandoverState, VERIFIED } from '@ipw/domain';
import { ClaimHandoverService } from '../claim';
import { Db, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { TransitionService } from '../core/transition/transition.service';
import { IpOwnershipService, refuseDisputed } from '../ip';
import { OwnMatterService } from '../member';
import { BusinessPasswordService, ContactService, ShopLinkService } from '../shop';
import type { HandoverEntity } from './handover.entity';
import { HandoverNoticeService } from './handover-notice.service';
import { obstaclesOf } from './obstacles';

interface Decision {
  version: number;
  reason?: string;
}

/** The staff's decision on a hand-over, with all that goes to the new owner, in one transaction. */
@Injectable()
export class HandoverReviewService {
  constructor(
    private readonly db: Db,
    private readonly transitions: TransitionService,
    private readonly ips: IpOwnershipService,
    private readonly claims: ClaimHandoverService,
    private readonly contacts: ContactService,
    private readonly passwords: BusinessPasswordService,
    private readonly links: ShopLinkService,
    private readonly matters: OwnMatterService,
    private readonly notices: HandoverNoticeService,
  ) {}

  decide(
    staff: StaffCaller,
    { id, ip_id }: Pick<HandoverEntity, 'id' | 'ip_id'>,
    action: HandoverAction,
    { version, reason = '' }: Decision,
  ): Promise<unknown> {
    return this.db.tx(async (sql) => {
      // The IP first, as objections and their decisions lock it.
      await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [ip_id]);
      return this.transitions.applyIn<HandoverState, HandoverAction, HandoverEntity>(sql, {
        machine: handoverMachine,
        table: 'handover',
        id,
        action,
        actor: staff,
        version,
        reason: reason || null,
        set: { open_key: null, reason: reason || null },
        effect: async (_sql, row, to) => {
          await this.refuseParties(sql, staff, row);
          if (to === handoverMachine.actions.approve.to) await this.approve(sql, staff, row);
          else await this.notices.rejected(sql, row, reason);
        },
      });
    });
  }

  private async approve(sql: Sql, staff: StaffCaller, row: HandoverEntity): Promise<void> {
    const { ip_id, member_id: from, to_id } = row;
    await refuseDisputed(sql, ip_id);
    const [first] = await obstaclesOf(sql, ip_id);
    if (first) throw new DomainError('SETTLE_FIRST', { obstacle: first.kind });
    const to = await sql.one<{ id: string }>(
      'SELECT id FROM member WHERE id = ? AND auth_status = ? AND closed_at IS NULL FOR UPDATE',
      [to_id, VERIFIED],
    );
    if (!to) throw new DomainError('REAL_NAME');
    await this.claims.handOver(sql, staff, ip_id, from);
    await this.ips.handOver(sql, staff, ip_id, from, to.id);
    await this.contacts.forget(sql, staff, ip_id);
    await this.links.end(sql, staff, ip_id);
    await this.passwords.forget(sql, ip_id);
    await this.notices.approved(sql, row);
  }

  /** Both owners and everybody who works on the IP may not decide. */
  private async refuseParties(sql: Sql, staff: StaffCaller, row: HandoverEntity): Promise<void> {
    const operators = await sql.rows<{ member_id: string }>(
      'SELECT member_id FROM ip_operator WHERE ip_id = ?',
      [row.ip_id],
    );
    const parties = [row.member_id, ...(row.to_id ? [row.to_id] : [])];
    await this.matters.refuse(sql, staff, [...parties, ...operators.map(({ member_id }) => member_id)]);
  }
}
