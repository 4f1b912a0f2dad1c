import { Injectable } from '@nestjs/common';
import type { Input, memberApi, SignedIn } from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { deviceInfoOf } from '../core/auth/device-info';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { KnownDeviceService } from '../core/limit/known-device.service';
import { LimitService } from '../core/limit/limit.service';
import { type Count, networkCounts } from '../core/limit/rules';
import { fitsPassword } from '../core/security/password';
import { PhoneService } from '../core/security/phone.service';
import { MemberInfoService } from './member-info.service';
import { memberOfPhone } from './member-of-phone';
import { OneTimeCodeService } from './one-time-code.service';

/** Signs members in, with a password or a one-time code. */
@Injectable()
export class LoginService {
  constructor(
    private readonly db: Db,
    private readonly phones: PhoneService,
    private readonly codes: OneTimeCodeService,
    private readonly sessions: MemberSessionService,
    private readonly limits: LimitService,
    private readonly devices: KnownDeviceService,
    private readonly view: MemberInfoService,
  ) {}

  async login(input: Input<typeof memberApi.login>, context: Context): Promise<SignedIn> {
    this.phones.check(input);
    const attempts = this.attempts(input, context);
    await this.limits.pass(attempts, context);
    const member = await memberOfPhone(this.db, this.phones.hash(input));
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
    return this.view.signedIn(member.id, session);
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
}
