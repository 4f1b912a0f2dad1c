import { Injectable } from '@nestjs/common';
import { MAINLAND, type OwnProof } from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import type { Count } from '../core/limit/rules';
import { fitsPassword } from '../core/security/password';
import { type Phone, PhoneService } from '../core/security/phone.service';
import type { MemberEntity } from './member.entity';
import { OneTimeCodeService } from './one-time-code.service';

type Known = Pick<MemberEntity, 'id' | 'area_code' | 'phone' | 'password_hash'>;

/** Confirms the member's identity before sensitive calls within a session. */
@Injectable()
export class OwnProofService {
  constructor(
    private readonly db: Db,
    private readonly limits: LimitService,
    private readonly phones: PhoneService,
    private readonly codes: OneTimeCodeService,
    private readonly sessions: MemberSessionService,
  ) {}

  /** Sends a code to the member's own phone. */
  async sendCode(me: MemberCaller, context: Context): Promise<{ countdown: number }> {
    return this.codes.send(this.phoneOf(await this.find(me)), 'confirm', context);
  }

  /**
   * Refuses a wrong password (counted like a sign-in) or code; returns a function that uses the code up in the call's
   * transaction.
   */
  async check(me: MemberCaller, proof: OwnProof, context: Context): Promise<(sql: Sql) => Promise<void>> {
    const member = await this.find(me);
    if (proof.password !== undefined) {
      await this.password(me, member, proof.password, context.address, 'password');
      return () => Promise.resolve();
    }
    const code = await this.codes.verify(this.phoneOf(member), 'confirm', proof.yzm ?? '', context);
    return async (sql) => {
      await this.codes.spend(sql, code);
      await this.sessions.prove(sql, me);
    };
  }

  /** The member's present phone and how to use up the code sent to it; refuses a wrong code at the field `old_yzm`. */
  async presentPhone(
    me: MemberCaller,
    yzm: string,
    context: Context,
  ): Promise<{ phone: Phone; spend: (sql: Sql) => Promise<void> }> {
    const phone = this.phoneOf(await this.find(me));
    const code = await this.codes.verify(phone, 'confirm', yzm, context, 'old_yzm');
    return { phone, spend: (sql) => this.codes.spend(sql, code) };
  }

  /**
   * The phone to verify by: the given one, or the member's own. Refuses a missing or wrong code; the own phone needs none while
   * this session's proof of it is recent. Returns a function that uses the code up.
   */
  async phone(
    me: MemberCaller,
    { phone_number, yzm }: { phone_number?: string | undefined; yzm?: string | undefined },
    context: Context,
  ): Promise<{ phone: Phone; spend: (sql: Sql) => Promise<void> }> {
    const own = this.phoneOf(await this.find(me));
    const phone = phone_number === undefined ? own : { area_code: MAINLAND, phone_number };
    if (yzm === undefined) {
      const isOwn = phone.area_code === own.area_code && phone.phone_number === own.phone_number;
      if (!isOwn || !(await this.sessions.provenUntil(me.sessionId)))
        throw validationError('yzm', 'required');
      return { phone, spend: () => Promise.resolve() };
    }
    const code = await this.codes.verify(
      phone,
      phone_number === undefined ? 'confirm' : 'auth',
      yzm,
      context,
    );
    return { phone, spend: (sql) => this.codes.spend(sql, code) };
  }

  /** Refuses the field `field` unless it is the member's password. */
  async password(
    { sessionId }: MemberCaller,
    member: Pick<Known, 'id' | 'password_hash'>,
    given: string,
    address: string,
    field: 'password' | 'old_password',
  ): Promise<void> {
    const counts: Count[] = [
      ['sign_in', `${member.id} ${address}`],
      ['own_password', sessionId],
    ];
    await this.limits.takeAll(counts);
    if (!(await fitsPassword(member.password_hash, given))) throw validationError(field, 'old_password');
    await this.limits.giveBack(counts, ['sign_in']);
  }

  private async find(me: MemberCaller): Promise<Known> {
    const member = await this.db.one<Known>(
      'SELECT id, area_code, phone, password_hash FROM member WHERE id = ? AND closed_at IS NULL',
      [me.id],
    );
    if (!member) throw new DomainError('TOKEN_ILLEGAL');
    return member;
  }

  private phoneOf({ id, area_code, phone }: Known): Phone {
    return { area_code, phone_number: this.phones.open(id, phone) };
  }
}
