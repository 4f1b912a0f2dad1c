import { Injectable } from '@nestjs/common';
import {
  countryOf,
  type Input,
  type Language,
  maskPhone,
  type profileApi,
  UNVERIFIED,
  verificationMachine,
} from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import { LimitService } from '../core/limit/limit.service';
import type { TextMessage } from '../core/providers/text-message.service';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { HistoryService } from '../core/transition/history.service';
import { MessageService } from '../message';
import type { MemberEntity } from './member.entity';
import { OneTimeCodeService } from './one-time-code.service';
import { OwnProofService } from './own-proof.service';
import { VerificationService } from './verification.service';

type Known = Pick<MemberEntity, 'area_code' | 'auth_status' | 'phone_hash' | 'version'> & {
  language: Language;
};

const isUnderReview = ({ auth_status }: Known): boolean => auth_status === verificationMachine.initial;

/** What another area code takes back: the identity is proven anew in the way of the new one. */
const UNPROVEN = {
  auth_status: UNVERIFIED,
  verified_at: null,
  real_name: null,
  document_number: null,
  document_hash: null,
  auth_phone: null,
};

/** Moves an account to another phone number. A code to the old and one to the new prove both. */
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
  ) {}

  async change(
    me: MemberCaller,
    input: Input<typeof profileApi.changePhone>,
    context: Context,
  ): Promise<null> {
    const phone: Phone = { area_code: input.area_code, phone_number: input.phone_number };
    this.phones.check(phone);
    await this.limits.take('change_phone', me.id);
    await this.refuseTaken(me, phone);
    const old = await this.proofs.presentPhone(me, input.old_yzm, context);
    const code = await this.codes.verify(phone, 'change_phone', input.yzm, context);
    await this.db.tx(async (sql) => {
      const member = await this.locked(sql, me, old.phone);
      await old.spend(sql);
      await this.codes.spend(sql, code);
      const crosses = member.area_code !== phone.area_code;
      if (crosses && isUnderReview(member)) throw validationError('phone_number', 'identity_pending');
      if (crosses) await this.verifications.lapse(sql, me.id);
      await this.store(sql, me, phone, {
        country: input.country ?? countryOf(phone.area_code)!,
        version: member.version + 1,
        ...(crosses ? UNPROVEN : {}),
      });
      await this.sessions.endAll(sql, me.id, 'phone', me.sessionId);
      await this.sessions.prove(sql, me);
      await this.history.write(sql, {
        subject: 'member',
        subjectId: me.id,
        action: 'change_phone',
        actor: me,
        ...(crosses ? { from: member.auth_status, to: UNVERIFIED } : {}),
      });
      await this.tell(sql, me, old.phone, phone, member);
    });
    return null;
  }

  /** Refuses the member's own number and that of another member. */
  private async refuseTaken(me: MemberCaller, phone: Phone): Promise<void> {
    const holder = await this.db.one<{ id: string }>('SELECT id FROM member WHERE phone_hash = ?', [
      this.phones.hash(phone),
    ]);
    if (holder?.id === me.id) throw validationError('phone_number', 'same_phone');
    if (holder) throw new DomainError('PHONE_TAKEN');
  }

  /** The member, locked. Refuses when the number changed since its code was checked. */
  private async locked(sql: Sql, me: MemberCaller, old: Phone): Promise<Known> {
    const member = await sql.one<Known>(
      'SELECT area_code, auth_status, phone_hash, language, version FROM member WHERE id = ? AND closed_at IS NULL FOR UPDATE',
      [me.id],
    );
    if (!member) throw new DomainError('TOKEN_ILLEGAL');
    if (member.phone_hash !== this.phones.hash(old))
      throw new DomainError('CONFLICT', { version: member.version });
    return member;
  }

  /** Of two members who take one number at once, the unique index admits the first. */
  private async store(
    sql: Sql,
    me: MemberCaller,
    phone: Phone,
    more: Parameters<Sql['update']>[1],
  ): Promise<void> {
    const { area_code, phone_number } = phone;
    const set = {
      area_code,
      phone: this.phones.seal(me.id, phone_number),
      phone_hash: this.phones.hash(phone),
    };
    await sql.update('member', { ...set, ...more }, { id: me.id }).catch((error: unknown) => {
      throw isDuplicate(error) ? new DomainError('PHONE_TAKEN') : error;
    });
  }

  /** Notifies the member by the new number, and the old number by SMS, which no preference switches off. */
  private async tell(
    sql: Sql,
    me: MemberCaller,
    old: Phone,
    phone: Phone,
    { language }: Known,
  ): Promise<void> {
    const args = { phone: `+${phone.area_code} ${maskPhone(phone.phone_number)}` };
    await this.messages.send(sql, me.id, 'phone_changed', args);
    const text = translate(language, 'sms.phone_changed', args);
    await this.jobs.enqueue(sql, 'sms', { to: old, text } satisfies TextMessage);
  }
}
