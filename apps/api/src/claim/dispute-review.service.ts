import { Injectable } from '@nestjs/common';
import {
  type ClaimAction,
  type ClaimKind,
  claimMachine,
  claimPage,
  type ClaimState,
  type DisputeAction,
  disputeMachine,
  type DisputeState,
  REVOKED_REASON,
  ulid,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { StaffCaller } from '../core/http/context';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { ThreadEndService } from '../cooperation';
import { type IpEntity, IpOwnershipService, OPEN_DISPUTE_STATES } from '../ip';
import { OwnMatterService } from '../member';
import { MessageService } from '../message';
import { ShopLinkService } from '../shop';
import { SkinEndService } from '../skin';
import { RegistrationEndService } from '../tender';
import type { ClaimEntity } from './claim.entity';
import type { DisputeEntity } from './dispute.entity';

type DisputeMove = StaffMove<DisputeState, DisputeAction, DisputeEntity>;
type Named = Pick<IpEntity, 'ip_name' | 'kind'>;

const closed = () => ({ decided_at: new Date(), due_at: null, open_member_id: null });

/** The staff side of an objection: uphold, dismiss. */
@Injectable()
export class DisputeReviewService extends StaffDecisionService<DisputeState, DisputeAction, DisputeEntity> {
  protected readonly machine = disputeMachine;
  protected readonly table = 'dispute';

  constructor(
    private readonly history: HistoryService,
    private readonly messages: MessageService,
    private readonly ips: IpOwnershipService,
    private readonly matters: OwnMatterService,
    private readonly ends: ThreadEndService,
    private readonly entries: RegistrationEndService,
    private readonly skins: SkinEndService,
    private readonly links: ShopLinkService,
  ) {
    super();
  }

  protected moves(
    staff: StaffCaller,
    { reason = '' }: Decision,
  ): Partial<Record<DisputeAction, DisputeMove>> {
    const decided = (effect: (sql: Sql, row: DisputeEntity) => Promise<void>): DisputeMove => ({
      reason,
      set: { ...closed(), reason },
      effect: async (sql, row) => {
        await this.refuseParties(sql, staff, row);
        await effect(sql, row);
      },
    });
    return {
      uphold: decided((sql, row) => this.uphold(sql, staff, row, reason)),
      dismiss: decided((sql, row) => this.dismiss(sql, row, reason)),
    };
  }

  /** Neither who objects to it, the owner, nor who works on the IP decides. */
  private async refuseParties(sql: Sql, staff: StaffCaller, row: DisputeEntity): Promise<void> {
    const operators = await sql.rows<{ member_id: string }>(
      `SELECT member_id FROM ip_operator WHERE ip_id = ? UNION SELECT member_id FROM dispute WHERE ip_id = ? AND state IN ${OPEN_DISPUTE_STATES}`,
      [row.ip_id, row.ip_id],
    );
    await this.matters.refuse(sql, staff, [
      row.member_id,
      row.owner_id,
      ...operators.map(({ member_id }) => member_id),
    ]);
  }

  /**
   * Revokes the contested claim and takes the IP from its owner. The objector gets a new record of the IP with a draft claim
   * that holds the objection's proof; orders, merchants and buyers of the former owner stay with the old record.
   */
  private async uphold(sql: Sql, staff: StaffCaller, row: DisputeEntity, reason: string): Promise<void> {
    await this.transitions.applyIn<ClaimState, ClaimAction, ClaimEntity>(sql, {
      machine: claimMachine,
      table: 'claim',
      id: row.claim_id,
      action: 'revoke',
      actor: staff,
      reason,
      set: { decided_at: new Date(), reason_code: REVOKED_REASON, reason },
    });
    const ip = await this.nameOf(sql, row.ip_id);
    const others = await this.ips.takeFrom(sql, staff, row.ip_id, row.owner_id);
    await this.links.end(sql, staff, row.ip_id);
    await this.ends.endOf(sql, row.ip_id, staff, reason);
    for (const member of others)
      await this.messages.send(sql, member, 'access_removed', { ip_name: ip.ip_name });
    await this.messages.send(sql, row.owner_id, 'claim_revoked', { ip_name: ip.ip_name, reason });
    await this.skins.endOf(sql, [row.ip_id]);
    await this.entries.endOf(sql, [row.ip_id]);
    const claim = await this.begin(sql, staff, row, ip);
    await sql.update('dispute', { new_claim_id: claim.claim_id }, { id: row.id });
    const args = { ip_name: ip.ip_name, reason };
    await this.messages.send(sql, row.member_id, 'dispute_upheld', args, claimPage(claim));
    await this.lapseOthers(sql, row, ip);
  }

  private async dismiss(sql: Sql, row: DisputeEntity, reason: string): Promise<void> {
    const { ip_name } = await this.nameOf(sql, row.ip_id);
    const args = { ip_id: row.ip_id, ip_name, reason };
    await this.messages.send(sql, row.member_id, 'dispute_dismissed', args);
    await this.messages.send(sql, row.owner_id, 'claim_kept', args);
  }

  /** The objector's draft claim of a new record of the IP. */
  private async begin(
    sql: Sql,
    staff: StaffCaller,
    row: DisputeEntity,
    { kind: ipKind, ip_name }: Named,
  ): Promise<{ kind: ClaimKind; claim_id: string; ip_id: string }> {
    const ip_id = await this.ips.add(sql, { id: row.member_id, actor: staff }, { kind: ipKind, ip_name });
    const kind: ClaimKind = ipKind === 'artist' ? 'artist' : 'normal';
    const claim_id = ulid();
    await sql.insert('claim', {
      id: claim_id,
      kind,
      ip_id,
      member_id: row.member_id,
      proof_images: row.proof_images,
      entity_documents: '[]',
    });
    await this.history.write(sql, {
      subject: claimMachine.name,
      subjectId: claim_id,
      action: 'create',
      actor: staff,
      to: claimMachine.initial,
    });
    return { kind, claim_id, ip_id };
  }

  private async lapseOthers(sql: Sql, { id, ip_id }: DisputeEntity, { ip_name }: Named): Promise<void> {
    const others = await sql.rows<Pick<DisputeEntity, 'id' | 'member_id'>>(
      `SELECT id, member_id FROM dispute WHERE ip_id = ? AND id <> ? AND state IN ${OPEN_DISPUTE_STATES} FOR UPDATE`,
      [ip_id, id],
    );
    for (const other of others) {
      await this.transitions.applyIn<DisputeState, DisputeAction, DisputeEntity>(sql, {
        machine: disputeMachine,
        table: 'dispute',
        id: other.id,
        action: 'lapse',
        actor: SYSTEM,
        set: closed(),
      });
      await this.messages.send(sql, other.member_id, 'dispute_lapsed', { ip_name });
    }
  }

  private async nameOf(sql: Sql, ipId: string): Promise<Named> {
    return (await sql.one<Named>('SELECT ip_name, kind FROM ip WHERE id = ?', [ipId]))!;
  }
}
