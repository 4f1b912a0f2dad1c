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
  ulid,
} from '@ipw/domain';
import { Consents } from '../content/consent.service';
import { Db, fromJson, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, notAgreed, notFound } from '../core/errors/domain-error';
import { Files } from '../core/files/files';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { History } from '../core/transition/history';
import { Transitions } from '../core/transition/transitions';
import type { IpEntity } from '../ip/ip.entity';
import { Messages } from '../message/message.service';
import type { ClaimEntity } from './claim.entity';
import { claimIp, claimProofs, type ClaimWithIp, memberClaim } from './claim.view';

type Draft = Input<typeof claimApi.save>;

/** A member's side of a claim: draft, submit, withdraw. */
@Injectable()
export class Claims {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly transitions: Transitions,
    private readonly history: History,
    private readonly messages: Messages,
    private readonly consents: Consents,
  ) {}

  list(me: MemberCaller, paging: Input<typeof claimApi.list>): Promise<Page<ClaimRow>> {
    return pageOf<ClaimWithIp, ClaimRow>(
      this.db,
      {
        from: 'claim t JOIN ip ON ip.id = t.ip_id',
        columns: 't.*, ip.ip_name, ip.image_id',
        where: 't.member_id = ?',
        params: [me.id],
      },
      paging,
      (row) => memberClaim(row, this.files, me),
    );
  }

  async detail(me: MemberCaller, claimId: string): Promise<ClaimDetail> {
    const row = await this.db.one<ClaimEntity>('SELECT * FROM claim WHERE id = ? AND member_id = ?', [
      claimId,
      me.id,
    ]);
    if (!row) throw notFound();
    const ip = (await this.db.one<IpEntity>('SELECT * FROM ip WHERE id = ?', [row.ip_id]))!;
    return {
      ...memberClaim({ ...row, ip_name: ip.ip_name, image_id: ip.image_id }, this.files, me),
      ip: claimIp(ip, this.files, me),
      ...(await claimProofs(row, this.files, me)),
    };
  }

  /** Keeps the draft; a failed claim is edited in place and stays failed until it is submitted again. */
  async save(me: MemberCaller, draft: Draft): Promise<ClaimDetail> {
    const id = await this.db.tx(async (sql) => {
      await this.claimable(sql, me, draft.ip_id);
      return (await this.keep(sql, me, draft)).id;
    });
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
    if (member?.auth_status !== 'verified') throw new DomainError('REAL_NAME');
    if (!input.agree) throw notAgreed(CONSENT.claim[0]);
    return this.db.tx(async (sql) => {
      const ip = await this.claimable(sql, me, input.ip_id);
      const claim = await this.keep(sql, me, input);
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
      await this.consents.record(sql, me.id, CONSENT.claim, language);
      await this.messages.send(
        sql,
        me.id,
        'claim_submitted',
        { ip_name: ip.ip_name, days: DUE_DAYS.claim },
        '/claim',
      );
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

  /** The IP, if this member may claim it in the normal way. */
  private async claimable(sql: Sql, me: MemberCaller, ipId: string): Promise<IpEntity> {
    const ip = await sql.one<IpEntity>(
      'SELECT * FROM ip WHERE id = ? AND (listed = 1 OR created_by = ?) LOCK IN SHARE MODE',
      [ipId, me.id],
    );
    if (!ip) throw notFound();
    if (ip.owner_id) throw new DomainError('ALREADY_CLAIMED');
    if (ip.kind === 'artist') throw new DomainError('ARTIST_IP');
    return ip;
  }

  /** Writes the proof into the member's claim of this IP, making it when there is none. */
  private async keep(sql: Sql, me: MemberCaller, draft: Draft): Promise<{ id: string }> {
    const claim = (await this.open(sql, me, draft.ip_id)) ?? (await this.create(sql, me, draft.ip_id));
    if (!claimMachine.actions.submit.from.includes(claim.state))
      throw new DomainError('STATE', {
        machine: 'claim',
        state: claim.state,
        allowed: claimMachine.actions.submit.from,
      });
    const link = (
      field: string,
      ids: string[],
      usage: 'rights_proof' | 'entity_document' | 'operator_authorization',
      before: string[],
    ) => this.files.link(sql, field, ids, usage, me.id, before);
    const only = (id: string | null | undefined) => (id ? [id] : []);
    await link('proof_images', draft.proof_images, 'rights_proof', fromJson(claim.proof_images));
    await link(
      'entity_documents',
      draft.entity_documents,
      'entity_document',
      fromJson(claim.entity_documents),
    );
    await link(
      'operator_authorization',
      only(draft.operator_authorization),
      'operator_authorization',
      only(claim.operator_authorization),
    );
    const set = {
      proof_images: JSON.stringify(draft.proof_images),
      entity_documents: JSON.stringify(draft.entity_documents),
      operator_authorization: draft.operator_authorization ?? null,
    };
    await sql.update(
      'claim',
      { ...set, version: claim.version + 1 },
      { id: claim.id, version: claim.version },
    );
    return claim;
  }

  private open(sql: Sql, me: MemberCaller, ipId: string): Promise<ClaimEntity | undefined> {
    return sql.one<ClaimEntity>('SELECT * FROM claim WHERE ip_id = ? AND member_id = ? FOR UPDATE', [
      ipId,
      me.id,
    ]);
  }

  private async create(sql: Sql, me: MemberCaller, ipId: string): Promise<ClaimEntity> {
    const id = ulid();
    try {
      await sql.insert('claim', {
        id,
        kind: 'normal',
        ip_id: ipId,
        member_id: me.id,
        proof_images: '[]',
        entity_documents: '[]',
      });
      await this.history.write(sql, {
        subject: 'claim',
        subjectId: id,
        action: 'create',
        actor: me,
        to: claimMachine.initial,
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return (await this.open(sql, me, ipId))!;
  }
}
