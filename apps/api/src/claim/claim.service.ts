import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  type claimApi,
  type ClaimDetail,
  claimMachine,
  type ClaimRow,
  type ClaimState,
  CONSENT,
  DUE_DAYS,
  type Input,
  type Language,
  type Page,
  VERIFIED,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db } from '../core/db/db';
import { DomainError, notAgreed, notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { TransitionService } from '../core/transition/transition.service';
import { ipDetail, type IpEntity } from '../ip';
import { MessageService } from '../message';
import type { ClaimEntity } from './claim.entity';
import { ClaimDraftService, type Draft } from './claim-draft.service';
import { claimContents, MEMBER_CLAIM, type MemberClaim, memberClaim } from './claim.view';

/** The member's side of a claim: draft, submit, withdraw. */
@Injectable()
export class ClaimService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly transitions: TransitionService,
    private readonly drafts: ClaimDraftService,
    private readonly messages: MessageService,
    private readonly consents: ConsentService,
  ) {}

  list(me: MemberCaller, paging: Input<typeof claimApi.list>): Promise<Page<ClaimRow>> {
    return pageOf<MemberClaim, ClaimRow>(
      this.db,
      {
        ...MEMBER_CLAIM,
        by: 'created_at',
        where: 't.member_id = ?',
        params: [me.id],
      },
      paging,
      (row) => memberClaim(row, this.files, me),
    );
  }

  async detail(me: MemberCaller, claimId: string): Promise<ClaimDetail> {
    const row = await this.db.one<MemberClaim>(
      `SELECT ${MEMBER_CLAIM.columns} FROM ${MEMBER_CLAIM.from} WHERE t.id = ? AND t.member_id = ?`,
      [claimId, me.id],
    );
    if (!row) throw notFound();
    const ip = (await this.db.one<IpEntity>('SELECT * FROM ip WHERE id = ?', [row.ip_id]))!;
    return {
      ...memberClaim(row, this.files, me),
      ip: ipDetail(ip, this.files, me),
      ...(await claimContents(this.db, row, this.files, me)),
    };
  }

  /** Saves the draft; a failed claim is edited in place and stays failed until it is submitted again. */
  async save(me: MemberCaller, draft: Draft): Promise<ClaimDetail> {
    const id = await this.db.tx(async (sql) => (await this.drafts.keep(sql, me, draft)).claim.id);
    return this.detail(me, id);
  }

  async submit(
    me: MemberCaller,
    input: Input<typeof claimApi.submit>,
    language: Language,
  ): Promise<{ claim_id: string; state: ClaimState }> {
    const member = await this.db.one<{ auth_status: string }>('SELECT auth_status FROM member WHERE id = ?', [
      me.id,
    ]);
    if (member?.auth_status !== VERIFIED) throw new DomainError('REAL_NAME', {}, [], 'error.REAL_NAME.claim');
    if (!input.agree) throw notAgreed(CONSENT.claim[0]);
    return this.db.tx(async (sql) => {
      const { claim, ip } = await this.drafts.keep(sql, me, input as Draft);
      const now = new Date();
      const { state } = await this.transitions.applyIn<ClaimState, 'submit', ClaimEntity>(sql, {
        machine: claimMachine,
        table: 'claim',
        id: claim.id,
        action: 'submit',
        actor: me,
        where: { member_id: me.id },
        set: {
          submitted_at: now,
          due_at: addWorkingDays(now, DUE_DAYS.claim),
          decided_at: null,
          reason_code: null,
          reason: null,
          assignee_id: null,
          assigned_at: null,
        },
      });
      await this.consents.record(sql, me.id, CONSENT.claim, language, input.texts);
      const args = { ip_name: ip.ip_name, days: DUE_DAYS.claim };
      await this.messages.send(sql, me.id, 'claim_submitted', args);
      return { claim_id: claim.id, state };
    });
  }

  async withdraw(me: MemberCaller, claimId: string): Promise<{ claim_id: string; state: ClaimState }> {
    const { state } = await this.transitions.apply<ClaimState, 'withdraw', ClaimEntity>({
      machine: claimMachine,
      table: 'claim',
      id: claimId,
      action: 'withdraw',
      actor: me,
      where: { member_id: me.id },
      set: { submitted_at: null, due_at: null, assignee_id: null, assigned_at: null },
    });
    return { claim_id: claimId, state };
  }
}
