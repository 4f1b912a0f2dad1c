import { Injectable } from '@nestjs/common';
import { CONSENT, countryOf, type Input, type memberApi, type SignedIn, ulid } from '@ipw/domain';
import { ConsentService } from '../content';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db, isDuplicate } from '../core/db/db';
import { DomainError, notAgreed, validationError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { isCommonPassword } from '../core/security/common-passwords';
import { hashPassword } from '../core/security/password';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { HistoryService } from '../core/transition/history.service';
import { MessageService } from '../message';
import { MemberInfoService } from './member-info.service';
import { memberOfPhone } from './member-of-phone';
import { OneTimeCodeService } from './one-time-code.service';

/** New accounts. A phone (area code and number) is an account. */
@Injectable()
export class RegisterService {
  constructor(
    private readonly db: Db,
    private readonly phones: PhoneService,
    private readonly codes: OneTimeCodeService,
    private readonly sessions: MemberSessionService,
    private readonly limits: LimitService,
    private readonly consents: ConsentService,
    private readonly messages: MessageService,
    private readonly history: HistoryService,
    private readonly view: MemberInfoService,
  ) {}

  async isRegister(phone: Phone, context: Context): Promise<{ is_register: 0 | 1 }> {
    this.phones.check(phone);
    await this.limits.pass(networkCounts('is_register', context), context);
    return { is_register: (await memberOfPhone(this.db, this.phones.hash(phone))) ? 1 : 0 };
  }

  async register(input: Input<typeof memberApi.register>, context: Context): Promise<SignedIn> {
    this.phones.check(input);
    if (isCommonPassword(input.password)) throw validationError('password', 'password_common');
    if (!input.agree) throw notAgreed(CONSENT.register[0], 'error.AGREEMENT.register');
    await this.limits.pass(networkCounts('register', context), context);
    if (input.consultant_id && !(await this.isConsultant(input.consultant_id)))
      throw validationError('consultant_id', 'choice');
    if (await memberOfPhone(this.db, this.phones.hash(input))) throw new DomainError('PHONE_TAKEN');
    const code = await this.codes.verify(input, 'register', input.yzm, context);
    const id = ulid();
    const password_hash = await hashPassword(input.password);
    const session = await this.db.tx(async (sql) => {
      await this.codes.spend(sql, code);
      await sql
        .insert('member', {
          id,
          area_code: input.area_code,
          country: input.country ?? countryOf(input.area_code)!,
          phone: this.phones.seal(id, input.phone_number),
          phone_hash: this.phones.hash(input),
          username: input.username,
          location: input.location,
          password_hash,
          consultant_id: input.consultant_id ?? null,
          consultant_since: input.consultant_id ? new Date() : null,
          language: context.language,
          last_login_at: new Date(),
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new DomainError('PHONE_TAKEN') : error;
        });
      await this.consents.record(sql, id, CONSENT.register, context.language, input.texts);
      await this.history.write(sql, {
        subject: 'member',
        subjectId: id,
        action: 'register',
        actor: { kind: 'member', id },
      });
      await this.messages.send(sql, id, 'welcome');
      return this.sessions.open(sql, id, context, 'yzm');
    });
    return this.view.signedIn(id, session);
  }

  private async isConsultant(id: string): Promise<boolean> {
    return (
      (await this.db.one(
        "SELECT id FROM staff WHERE id = ? AND role = 'consultant' AND disabled_at IS NULL",
        [id],
      )) !== undefined
    );
  }
}
