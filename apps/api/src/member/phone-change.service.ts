import { Injectable } from '@nestjs/common';
import {
  countryOf,
  type Input,
  type Language,
  maskPhone,
  type memberAdminApi,
  type profileApi,
  UNVERIFIED,
  verificationMachine,
} from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import type { AdminCall } from '../core/http/admin.controller';
import type { Context, MemberCaller, StaffCaller } from '../core/http/context';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import { LimitService } from '../core/limit/limit.service';
import type { TextMessage } from '../core/providers/text-message.service';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { type Actor, HistoryService } from '../core/transition/history.service';
import { MessageService } from '../message';
import type { MemberEntity } from './member.entity';
import { clearIdentity } from './auth-status';
import { OneTimeCodeService } from './one-time-code.service';
import { OwnMatterService } from './own-matter.service';
import { OwnProofService } from './own-proof.service';
import { VerificationService } from './verification.service';

type Known = Pick<
  MemberEntity,
  'area_code' | 'phone' | 'phone_hash' | 'country' | 'auth_status' | 'version'
> & {
  language: Language;
};

/** Who moves an account to which number, and why; the session that goes on. */
interface Change {
  actor: Actor;
  phone: Phone;
  country: string;
  reason?: string;
  except?: string;
}

const isUnderReview = ({ auth_status }: Known): boolean => auth_status === verificationMachine.initial;

/**
 * Moves an account to another phone number. A code to the old and one to the new prove both; staff do it for a member who lost
 * the old number.
 */
@Injectable()
export class PhoneChangeService {
  constructor(
    private readonly db: Db,
    private readonly phones: PhoneService,
    private readonly codes: OneTimeCodeService,
    private readonly proofs: OwnProofService,
    private readonly limits: LimitService,
    private readonly sessions: MemberSessionService,
    private readonly verifications: VerificationService,
    private readonly history: HistoryService,
    private readonly messages: MessageService,
    private readonly jobs: JobService,
    private readonly matters: OwnMatterService,
  ) {}

  async change(
    me: MemberCaller,
    input: Input<typeof profileApi.changePhone>,
    context: Context,
  ): Promise<null> {
    const phone: Phone = { area_code: input.area_code, phone_number: input.phone_number };
    this.phones.check(phone);
    // Of a session, so that one that was stolen cannot keep the member from it.
    await this.limits.take('change_phone', me.sessionId);
    await this.refuseTaken(me.id, phone);
    const old = await this.proofs.presentPhone(me, input.old_yzm, context);
    const code = await this.codes.verify(phone, 'change_phone', input.yzm, context);
    await this.db.tx(async (sql) => {
      const member = await this.locked(sql, me.id);
      if (!member) throw new DomainError('TOKEN_ILLEGAL');
      // It changed since its code was checked.
      if (member.phone_hash !== this.phones.hash(old.phone))
        throw new DomainError('CONFLICT', { version: member.version });
      await old.spend(sql);
      await this.codes.spend(sql, code);
      const country = input.country ?? countryOf(phone.area_code)!;
      await this.move(sql, me.id, member, { actor: me, phone, country, except: me.sessionId });
      await this.sessions.prove(sql, me);
    });
    return null;
  }

  /** By staff, who recognised a member without the old number; signs the member out everywhere. */
  async changeFor(
    staff: StaffCaller,
    memberId: string,
    { area_code, phone_number, version, reason }: AdminCall<typeof memberAdminApi.changePhone>['input'],
  ): Promise<void> {
    const phone: Phone = { area_code, phone_number };
    this.phones.check(phone);
    await this.refuseTaken(memberId, phone);
    await this.db.tx(async (sql) => {
      await this.matters.refuse(sql, staff, [memberId]);
      const member = await this.locked(sql, memberId);
      if (!member) throw notFound();
      if (member.version !== version) throw new DomainError('CONFLICT', { version: member.version });
      const country = member.area_code === area_code ? member.country : countryOf(area_code)!;
      await this.move(sql, memberId, member, { actor: staff, phone, country, reason });
    });
  }

  private async move(
    sql: Sql,
    memberId: string,
    member: Known,
    { actor, phone, country, reason, except }: Change,
  ): Promise<void> {
    const old: Phone = {
      area_code: member.area_code,
      phone_number: this.phones.open(memberId, member.phone),
    };
    const crosses = member.area_code !== phone.area_code;
    if (crosses && isUnderReview(member)) throw validationError('phone_number', 'identity_pending');
    if (crosses) await this.verifications.lapse(sql, memberId);
    await this.store(sql, memberId, phone, { country, version: member.version + 1 });
    // With another area code the identity is proven anew in the way of the new one.
    if (crosses) await clearIdentity(sql, memberId);
    await this.sessions.endAll(sql, memberId, 'phone', except);
    await this.history.write(sql, {
      subject: 'member',
      subjectId: memberId,
      action: 'change_phone',
      actor,
      reason: reason ?? null,
      ...(crosses ? { from: member.auth_status, to: UNVERIFIED } : {}),
    });
    await this.notify(sql, memberId, old, phone, member);
  }

  /** Refuses the member's own number and that of another member. */
  private async refuseTaken(memberId: string, phone: Phone): Promise<void> {
    const holder = await this.db.one<{ id: string }>('SELECT id FROM member WHERE phone_hash = ?', [
      this.phones.hash(phone),
    ]);
    if (holder?.id === memberId) throw validationError('phone_number', 'same_phone');
    if (holder) throw new DomainError('PHONE_TAKEN');
  }

  private locked(sql: Sql, memberId: string): Promise<Known | undefined> {
    return sql.one<Known>(
      `SELECT area_code, phone, phone_hash, country, auth_status, language, version FROM member
         WHERE id = ? AND closed_at IS NULL FOR UPDATE`,
      [memberId],
    );
  }

  /** Of two members who take one number at once, the unique index admits the first. */
  private async store(
    sql: Sql,
    memberId: string,
    phone: Phone,
    more: Parameters<Sql['update']>[1],
  ): Promise<void> {
    const { area_code, phone_number } = phone;
    const set = {
      area_code,
      phone: this.phones.seal(memberId, phone_number),
      phone_hash: this.phones.hash(phone),
    };
    await sql.update('member', { ...set, ...more }, { id: memberId }).catch((error: unknown) => {
      throw isDuplicate(error) ? new DomainError('PHONE_TAKEN') : error;
    });
  }

  /** Notifies the member by the new number, and the old number by SMS, which no preference switches off. */
  private async notify(
    sql: Sql,
    memberId: string,
    old: Phone,
    phone: Phone,
    { language }: Known,
  ): Promise<void> {
    const args = { phone: `+${phone.area_code} ${maskPhone(phone.phone_number)}` };
    await this.messages.send(sql, memberId, 'phone_changed', args);
    const text = translate(language, 'sms.phone_changed', args);
    await this.jobs.enqueue(sql, 'sms', { to: old, text } satisfies TextMessage);
  }
}
