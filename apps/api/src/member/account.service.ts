import { Injectable } from '@nestjs/common';
import {
  CONSENT,
  countryOf,
  type Input,
  type Language,
  type memberApi,
  type SignedIn,
  ulid,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { MemberSessionService } from '../core/auth/member-session.service';
import { deviceInfoOf } from '../core/auth/device-info';
import { Db, isDuplicate } from '../core/db/db';
import { DomainError, notAgreed, validationError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { KnownDeviceService } from '../core/limit/known-device.service';
import { LimitService } from '../core/limit/limit.service';
import { type Count, networkCounts } from '../core/limit/rules';
import { isCommonPassword } from '../core/security/common-passwords';
import { fitsPassword, hashPassword } from '../core/security/password';
import { HistoryService } from '../core/transition/history.service';
import { MessageService } from '../message';
import type { MemberEntity } from './member.entity';
import { MemberInfoService } from './member-info.service';
import { OneTimeCodeService } from './one-time-code.service';
import { OwnProofService } from './own-proof.service';
import { type Phone, PhoneService } from '../core/security/phone.service';

type Known = Pick<MemberEntity, 'id' | 'password_hash'>;

/** Accounts: register, sign in, passwords. A phone (area code and number) is an account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly db: Db,
    private readonly phones: PhoneService,
    private readonly codes: OneTimeCodeService,
    private readonly sessions: MemberSessionService,
    private readonly limits: LimitService,
    private readonly devices: KnownDeviceService,
    private readonly consents: ConsentService,
    private readonly messages: MessageService,
    private readonly history: HistoryService,
    private readonly view: MemberInfoService,
    private readonly proofs: OwnProofService,
  ) {}

  async isRegister(phone: Phone, context: Context): Promise<{ is_register: 0 | 1 }> {
    this.phones.check(phone);
    await this.limits.pass(networkCounts('is_register', context), context);
    return { is_register: (await this.find(phone)) ? 1 : 0 };
  }

  async register(input: Input<typeof memberApi.register>, context: Context): Promise<SignedIn> {
    this.phones.check(input);
    if (isCommonPassword(input.password)) throw validationError('password', 'password_common');
    if (!input.agree) throw notAgreed(CONSENT.register[0], 'error.AGREEMENT.register');
    await this.limits.pass(networkCounts('register', context), context);
    if (input.consultant_id && !(await this.isConsultant(input.consultant_id)))
      throw validationError('consultant_id', 'choice');
    if (await this.find(input)) throw new DomainError('PHONE_TAKEN');
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
    return this.signedIn(id, session);
  }

  async login(input: Input<typeof memberApi.login>, context: Context): Promise<SignedIn> {
    this.phones.check(input);
    const attempts = this.attempts(input, context);
    await this.limits.pass(attempts, context);
    const member = await this.find(input);
    if (!member) throw new DomainError('PHONE_UNKNOWN');
    let code: string | undefined;
    const attempt = { member_id: member.id, login_type: input.login_type, ...deviceInfoOf(context) };
    const failed = () => this.db.insert('sign_in', { ...attempt, success: 0 });
    if (input.login_type === 'yzm')
      code = await this.codes.verify(input, 'login', input.yzm!, context).catch(async (error: unknown) => {
        await failed();
        throw error;
      });
    else if (!(await fitsPassword(member.password_hash, input.password!))) {
      await failed();
      throw new DomainError('PASSWORD');
    }
    await this.limits.take('sign_in_member', member.id);
    const session = await this.db.tx(async (sql) => {
      if (code) await this.codes.spend(sql, code);
      // What was checked is still so: a reset, a new phone or a closing meanwhile ends all sessions, and this would be one more.
      const still = await sql.update(
        'member',
        { last_login_at: new Date(), language: context.language },
        {
          id: member.id,
          phone_hash: this.phones.hash(input),
          ...(code ? {} : { password_hash: member.password_hash }),
        },
      );
      if (still === 0) throw new DomainError(code ? 'PHONE_UNKNOWN' : 'PASSWORD');
      await sql.insert('sign_in', { ...attempt, success: 1 });
      return this.sessions.open(sql, member.id, context, input.login_type);
    });
    await this.limits.giveBack(attempts, ['sign_in', 'sign_in_device']);
    return this.signedIn(member.id, session);
  }

  /**
   * Rate limits of a sign-in. Wrong passwords lock the phone for their address, and finally for all unknown devices. A known
   * device has a count of its own, and a one-time code works in spite of the lock.
   */
  private attempts({ login_type, ...phone }: Input<typeof memberApi.login>, context: Context): Count[] {
    const phoneHash = this.phones.hash(phone);
    const device = this.devices.of(context, phoneHash);
    if (login_type === 'yzm')
      return device ? [['sign_in_code_device', `${phoneHash} ${device}`]] : networkCounts('sign_in', context);
    if (device)
      return [
        ['sign_in_device', `${phoneHash} ${device}`],
        ['sign_in_device_day', `${phoneHash} ${device}`],
      ];
    return [
      ['sign_in', `${phoneHash} ${context.address}`],
      ['sign_in_phone', phoneHash],
      ...networkCounts('sign_in', context),
    ];
  }

  async changePassword(
    me: MemberCaller,
    input: Input<typeof memberApi.updPassword>,
    address: string,
  ): Promise<null> {
    const member = await this.db.one<Known>('SELECT id, password_hash FROM member WHERE id = ?', [me.id]);
    if (!member) throw new DomainError('TOKEN_ILLEGAL');
    await this.proofs.password(me, member, input.old_password, address, 'old_password');
    await this.setPassword(member, input.new_password, me.sessionId);
    return null;
  }

  /** Only the owner of the phone learns whether it is registered. */
  async resetPassword(input: Input<typeof memberApi.resetPassword>, context: Context): Promise<null> {
    this.phones.check(input);
    if (isCommonPassword(input.new_password)) throw validationError('new_password', 'password_common');
    await this.limits.pass(networkCounts('reset', context), context);
    const code = await this.codes.verify(input, 'reset', input.yzm, context);
    const member = await this.find(input);
    if (!member) throw new DomainError('PHONE_UNKNOWN');
    await this.setPassword(member, input.new_password, undefined, code);
    return null;
  }

  /**
   * Sets a password other than the present one and ends all other sessions. Without a code, only in the place of the password
   * that was given as the present one: who knew it sets none after a reset.
   */
  private async setPassword(
    { id: memberId, password_hash: present }: Known,
    password: string,
    keepSession?: string,
    code?: string,
  ): Promise<void> {
    if (isCommonPassword(password)) throw validationError('new_password', 'password_common');
    if (await fitsPassword(present, password)) throw validationError('new_password', 'password_same');
    const password_hash = await hashPassword(password);
    await this.db.tx(async (sql) => {
      if (code) await this.codes.spend(sql, code);
      const set = await sql.update(
        'member',
        { password_hash },
        { id: memberId, ...(code ? {} : { password_hash: present }) },
      );
      if (set === 0) throw validationError('old_password', 'old_password');
      await this.sessions.endAll(sql, memberId, 'password', keepSession);
      await this.history.write(sql, {
        subject: 'member',
        subjectId: memberId,
        action: code ? 'reset_password' : 'change_password',
        actor: { kind: 'member', id: memberId },
      });
      await this.messages.send(sql, memberId, 'password_changed');
    });
  }

  /** Stores the member's last language, for texts and e-mails. */
  async speaks(memberId: string, language: Language): Promise<void> {
    await this.db.execute('UPDATE member SET language = ? WHERE id = ? AND language <> ?', [
      language,
      memberId,
      language,
    ]);
  }

  private find(phone: Phone): Promise<Known | undefined> {
    return this.db.one<Known>('SELECT id, password_hash FROM member WHERE phone_hash = ?', [
      this.phones.hash(phone),
    ]);
  }

  private async isConsultant(id: string): Promise<boolean> {
    return (
      (await this.db.one(
        "SELECT id FROM staff WHERE id = ? AND role = 'consultant' AND disabled_at IS NULL",
        [id],
      )) !== undefined
    );
  }

  private async signedIn(
    memberId: string,
    session: { token: string; expires_at: string; sessionId: string },
  ): Promise<SignedIn> {
    return {
      token: session.token,
      expires_at: session.expires_at,
      ...(await this.view.info(memberId, session.sessionId)),
    };
  }
}
