import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  type disputeApi,
  type DisputeDetail,
  disputeMachine,
  type DisputeRow,
  type DisputeState,
  DUE_DAYS,
  type Input,
  type Page,
  ulid,
  VERIFIED,
} from '@ipw/domain';
import { Db, fromJson, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import type { IpEntity } from '../ip';
import { lockOpenAccount } from '../member';
import { MessageService } from '../message';
import type { DisputeEntity } from './dispute.entity';
import {
  CONTESTABLE,
  DISPUTE_COLUMNS,
  DISPUTE_JOINS,
  type DisputeFound,
  disputeContext,
  memberDispute,
  statementOf,
} from './dispute.view';

/** The member's side of an objection: submit, list, read. */
@Injectable()
export class DisputeService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly messages: MessageService,
  ) {}

  async submit(
    me: MemberCaller,
    { ip_id, statement, proof_images }: Input<typeof disputeApi.submit>,
  ): Promise<{ dispute_id: string; state: DisputeState }> {
    const member = await this.db.one<{ auth_status: string }>('SELECT auth_status FROM member WHERE id = ?', [
      me.id,
    ]);
    if (member?.auth_status !== VERIFIED) throw new DomainError('REAL_NAME');
    const id = ulid();
    const now = new Date();
    const { initial: state, name: machine } = disputeMachine;
    await this.db.tx(async (sql) => {
      const { ip, claim_id } = await this.contested(sql, me, ip_id);
      await lockOpenAccount(sql, me.id);
      await this.files.link(sql, 'proof_images', proof_images, 'rights_proof', me.id);
      await sql
        .insert('dispute', {
          id,
          ip_id,
          claim_id,
          member_id: me.id,
          open_member_id: me.id,
          owner_id: ip.owner_id,
          statement: this.cipher.seal(disputeContext(id), statement),
          proof_images: JSON.stringify(proof_images),
          due_at: addWorkingDays(now, DUE_DAYS.dispute),
          created_at: now,
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new DomainError('STATE', { machine, state, allowed: [] }) : error;
        });
      await this.history.write(sql, {
        subject: machine,
        subjectId: id,
        action: 'create',
        actor: me,
        to: state,
      });
      const args = { ip_id, ip_name: ip.ip_name, days: DUE_DAYS.dispute };
      await this.messages.send(sql, me.id, 'dispute_received', args);
      await this.messages.send(sql, ip.owner_id!, 'dispute_opened', { ...args, claim_id });
    });
    return { dispute_id: id, state };
  }

  list(me: MemberCaller, paging: Input<typeof disputeApi.list>): Promise<Page<DisputeRow>> {
    return pageOf<DisputeFound, DisputeRow>(
      this.db,
      {
        from: `dispute t ${DISPUTE_JOINS}`,
        by: 'created_at',
        columns: DISPUTE_COLUMNS,
        where: 't.member_id = ?',
        params: [me.id],
      },
      paging,
      memberDispute,
    );
  }

  async detail(me: MemberCaller, disputeId: string): Promise<DisputeDetail> {
    const row = await this.db.one<DisputeFound>(
      `SELECT ${DISPUTE_COLUMNS} FROM dispute t ${DISPUTE_JOINS} WHERE t.id = ? AND t.member_id = ?`,
      [disputeId, me.id],
    );
    if (!row) throw notFound();
    return {
      ...memberDispute(row),
      statement: statementOf(this.cipher, row),
      proof_images: await this.files.many(fromJson<string[]>(row.proof_images), me),
    };
  }

  /** The IP, locked, and the claim that gave it to its owner. Refuses IPs that the member owns or operates. */
  private async contested(
    sql: Sql,
    me: MemberCaller,
    ipId: string,
  ): Promise<{ ip: IpEntity; claim_id: string }> {
    const ip = await sql.one<IpEntity>('SELECT * FROM ip WHERE id = ? AND listed = 1 FOR UPDATE', [ipId]);
    if (!ip) throw notFound();
    const own = await sql.one(
      'SELECT id FROM ip_operator WHERE ip_id = ? AND member_id = ? AND match_relation IS NOT NULL',
      [ipId, me.id],
    );
    if (own || ip.owner_id === me.id) throw validationError('ip_id', 'self');
    // Nobody owns it any more when its owner's account was closed.
    if (!ip.owner_id) throw notFound();
    const claim = await sql.one<Pick<DisputeEntity, 'id'>>(
      `SELECT id FROM claim WHERE ip_id = ? AND state IN ${CONTESTABLE} ORDER BY decided_at DESC, id DESC LIMIT 1`,
      [ipId],
    );
    if (!claim) throw notFound();
    return { ip, claim_id: claim.id };
  }
}
