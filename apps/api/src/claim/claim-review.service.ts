import { Injectable } from '@nestjs/common';
import {
  type ClaimAction,
  claimMachine,
  claimPage,
  type ClaimState,
  type Mark,
  RIVAL_REASON,
} from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import { storedMarks } from '../core/review/marks';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/staff-decision.service';
import { SYSTEM } from '../core/transition/history.service';
import { IpOwnershipService, OPEN_CLAIM_STATES } from '../ip';
import { MessageService } from '../message';
import { carried, type Details, filesOf } from './claim-draft.service';
import type { ClaimEntity } from './claim.entity';

type ClaimMove = StaffMove<ClaimState, ClaimAction, ClaimEntity>;

/** The staff side of a claim: approve, reject. */
@Injectable()
export class ClaimReviewService extends StaffDecisionService<ClaimState, ClaimAction, ClaimEntity> {
  protected readonly machine = claimMachine;
  protected readonly table = 'claim';

  constructor(
    private readonly files: FileService,
    private readonly messages: MessageService,
    private readonly ips: IpOwnershipService,
  ) {
    super();
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
      reason: [code, reason].filter(Boolean).join(': '),
      set: (claim) => ({
        decided_at: new Date(),
        due_at: null,
        reason_code: code,
        reason: reason || null,
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
