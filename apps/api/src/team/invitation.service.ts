import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Input,
  INVITATION,
  type InvitationAction,
  invitationMachine,
  type InvitationState,
  type Language,
  maskPhone,
  type ReceivedInvitation,
  type SentInvitation,
  type teamApi,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { sweepEach } from '../core/db/sweep';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { JobService } from '../core/jobs/job.service';
import { LimitService } from '../core/limit/limit.service';
import { FieldCipher } from '../core/security/field-cipher';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { type Move, TransitionService } from '../core/transition/transition.service';
import { IpAccessService } from '../ip';
import { MessageService } from '../message';
import type { InvitationEntity } from './invitation.entity';
import { invitationContext, sentInvitation } from './invitation.view';
import { requireManager } from './manager';
import { RECEIVED, STANDS } from './open-invitations';

type InvitationMove = Pick<
  Move<InvitationState, InvitationAction, InvitationEntity>,
  'id' | 'action' | 'actor' | 'where' | 'effect'
>;

/** Invitations to work on an IP: sent to a phone number, registered or not, and answered by the member who signs in with it. */
@Injectable()
export class InvitationService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly access: IpAccessService,
    private readonly history: HistoryService,
    private readonly messages: MessageService,
    private readonly transitions: TransitionService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'expire-invitations', () => this.expire());
  }

  async send(
    me: MemberCaller,
    { ip_id, area_code, phone_number }: Input<typeof teamApi.invite>,
    language: Language,
  ): Promise<SentInvitation> {
    const phone: Phone = { area_code, phone_number };
    await requireManager(this.db, ip_id, me);
    this.phones.check(phone);
    const phone_hash = this.phones.hash(phone);
    await this.refuseKnown(ip_id, me, phone_hash);
    await this.limits.take('invite_phone', phone_hash);
    const id = ulid();
    return this.db.tx(async (sql) => {
      await this.expireOf(sql, ip_id, phone_hash);
      await sql
        .insert('invitation', {
          id,
          ip_id,
          member_id: me.id,
          area_code,
          phone: this.cipher.seal(invitationContext(id), phone_number),
          phone_hash,
          open_key: phone_hash,
          expires_at: new Date(Date.now() + INVITATION.days * 86_400_000),
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? validationError('phone_number', 'invited_already') : error;
        });
      const { initial: to, name: subject } = invitationMachine;
      await this.history.write(sql, { subject, subjectId: id, action: 'create', actor: me, to });
      const { ip_name } = (await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [
        ip_id,
      ]))!;
      const args = { ip_name, days: INVITATION.days };
      await this.messages.sendByPhone(sql, phone, language, 'invitation_received', args);
      return sentInvitation((await this.find(sql, id))!, this.cipher);
    });
  }

  async withdraw(me: MemberCaller, { ip_id, invitation_id }: Input<typeof teamApi.withdraw>): Promise<null> {
    await requireManager(this.db, ip_id, me);
    await this.db.tx((sql) =>
      this.end(sql, { id: invitation_id, action: 'withdraw', actor: me, where: { ip_id } }),
    );
    return null;
  }

  async received(me: MemberCaller): Promise<ReceivedInvitation[]> {
    const rows = await this.db.rows<InvitationEntity & { ip_name: string; member_name: string }>(
      `SELECT t.*, ip.ip_name, s.username AS member_name FROM invitation t JOIN ip ON ip.id = t.ip_id
         JOIN member s ON s.id = t.member_id WHERE ${RECEIVED} ORDER BY t.id DESC LIMIT 50`,
      [me.id],
    );
    return rows.map(({ id, ip_name, member_name, created_at, expires_at }) => ({
      invitation_id: id,
      ip_name,
      member_name,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
  }

  async answer(me: MemberCaller, { invitation_id, accept }: Input<typeof teamApi.answer>): Promise<null> {
    const own = await this.db.one<{ phone_hash: string }>('SELECT phone_hash FROM member WHERE id = ?', [
      me.id,
    ]);
    await this.db.tx(async (sql) => {
      await this.end(sql, {
        id: invitation_id,
        action: accept ? 'accept' : 'decline',
        actor: me,
        where: { phone_hash: own?.phone_hash ?? '' },
        effect: (_sql, row) => (accept ? this.accepted(sql, me, row) : this.declined(sql, row)),
      });
    }, 'committed');
    return null;
  }

  /** Ends an open invitation, and refuses one whose time is over. */
  private async end(sql: Sql, move: InvitationMove): Promise<void> {
    await this.transitions.applyIn<InvitationState, InvitationAction, InvitationEntity>(sql, {
      machine: invitationMachine,
      table: 'invitation',
      ...move,
      set: { open_key: null, ended_at: new Date() },
      effect: async (_sql, row, to) => {
        if (move.action !== 'expire' && row.expires_at.getTime() <= Date.now())
          throw new DomainError('STATE', { machine: invitationMachine.name, state: 'expired', allowed: [] });
        await move.effect?.(sql, row, to);
      },
    });
  }

  /** The relation waits for staff. An invitation of somebody who no longer owns the IP is worth nothing. */
  private async accepted(sql: Sql, me: MemberCaller, row: InvitationEntity): Promise<void> {
    const ip = await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ? FOR UPDATE', [
      row.ip_id,
    ]);
    if (!ip || !(await this.stillManages(sql, row))) throw notFound();
    const operator_id = await this.access.request(sql, me, row.ip_id, me.id);
    await sql.update('invitation', { operator_id }, { id: row.id });
    const person = await sql.one<{ username: string }>('SELECT username FROM member WHERE id = ?', [me.id]);
    const args = { name: person!.username, ip_name: ip.ip_name, ip_id: row.ip_id };
    await this.messages.send(sql, row.member_id, 'invitation_accepted', args);
  }

  private async declined(sql: Sql, row: InvitationEntity): Promise<void> {
    const ip = await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [row.ip_id]);
    const phone = maskPhone(this.cipher.open(invitationContext(row.id), row.phone));
    const args = { ip_name: ip?.ip_name ?? '', ip_id: row.ip_id, phone: `+${row.area_code} ${phone}` };
    await this.messages.send(sql, row.member_id, 'invitation_declined', args);
  }

  private async stillManages(sql: Sql, { ip_id, member_id }: InvitationEntity): Promise<boolean> {
    return requireManager(sql, ip_id, { id: member_id }).then(
      () => true,
      () => false,
    );
  }

  /** Refuses the sender's own number and those of members who work on the IP already, whom the sender sees listed. */
  private async refuseKnown(ipId: string, me: MemberCaller, phoneHash: string): Promise<void> {
    const known = await this.db.one<{ id: string }>(
      `SELECT m.id FROM member m WHERE m.phone_hash = ? AND (m.id = ?
         OR EXISTS (SELECT 1 FROM ip_operator o WHERE o.ip_id = ? AND o.member_id = m.id))`,
      [phoneHash, me.id, ipId],
    );
    if (known) throw validationError('phone_number', known.id === me.id ? 'self' : 'works_already');
  }

  /** Ends those whose time is over, and those of members who gave the IP away. */
  private async expire(): Promise<void> {
    await sweepEach<{ id: string }>(
      this.db,
      `SELECT t.id FROM invitation t WHERE t.state = ? AND NOT ${STANDS}`,
      [invitationMachine.initial],
      ({ id }) => this.db.tx((sql) => this.expireOne(sql, id)),
    );
  }

  /** An invitation to the same phone that is over makes room for a new one before the periodic task. */
  private async expireOf(sql: Sql, ipId: string, phoneHash: string): Promise<void> {
    const due = await sql.one<{ id: string }>(
      `SELECT t.id FROM invitation t WHERE t.ip_id = ? AND t.open_key = ? AND NOT ${STANDS}`,
      [ipId, phoneHash],
    );
    if (due) await this.expireOne(sql, due.id);
  }

  private expireOne(sql: Sql, id: string): Promise<void> {
    return this.end(sql, { id, action: 'expire', actor: SYSTEM });
  }

  private find(sql: Sql, id: string): Promise<InvitationEntity | undefined> {
    return sql.one<InvitationEntity>('SELECT * FROM invitation WHERE id = ?', [id]);
  }
}
