import { Injectable } from '@nestjs/common';
import { type Language, maskPhone, UNVERIFIED, verificationMachine } from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import type { TextMessage } from '../core/providers/text-message.service';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { type Actor, HistoryService } from '../core/transition/history.service';
import { MessageService } from '../message';
import type { MemberEntity } from './member.entity';
import { clearIdentity } from './auth-status';
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

/** Moves an account to another phone number; those who call it have proved or recognised the member. */
@Injectable()
export class PhoneMoveService {
  constructor(
    private readonly db: Db,
    private readonly phones: PhoneService,
    private readonly sessions: MemberSessionService,
    private readonly verifications: VerificationService,
    private readonly history: HistoryService,
    private readonly messages: MessageService,
    private readonly jobs: JobService,
  ) {}

  /** Refuses the member's own number and that of another member. */
  async refuseTaken(memberId: string, phone: Phone): Promise<void> {
    const holder = await this.db.one<{ id: string }>('SELECT id FROM member WHERE phone_hash = ?', [
      this.phones.hash(phone),
    ]);
    if (holder?.id === memberId) throw validationError('phone_number', 'same_phone');
    if (holder) throw new DomainError('PHONE_TAKEN');
  }

  locked(sql: Sql, memberId: string): Promise<Known | undefined> {
    return sql.one<Known>(
      `SELECT area_code, phone, phone_hash, country, auth_status, language, version FROM member
         WHERE id = ? AND closed_at IS NULL FOR UPDATE`,
      [memberId],
    );
  }

  async move(
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
    const message: TextMessage = { to: old, text, security: true };
    await this.jobs.enqueue(sql, 'sms', message, { urgent: true });
  }
}
