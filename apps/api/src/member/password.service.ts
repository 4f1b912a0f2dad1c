import { Injectable } from '@nestjs/common';
import type { Input, memberApi } from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { isCommonPassword } from '../core/security/common-passwords';
import { fitsPassword, hashPassword } from '../core/security/password';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService } from '../core/transition/history.service';
import { MessageService } from '../message';
import { type KnownMember, memberOfPhone } from './member-of-phone';
import { OneTimeCodeService } from './one-time-code.service';
import { OwnProofService } from './own-proof.service';

/** Passwords of members: changed with the present one, reset with a one-time code. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly db: Db,
    private readonly phones: PhoneService,
    private readonly codes: OneTimeCodeService,
    private readonly sessions: MemberSessionService,
    private readonly limits: LimitService,
    private readonly messages: MessageService,
    private readonly history: HistoryService,
    private readonly proofs: OwnProofService,
  ) {}

  async change(me: MemberCaller, input: Input<typeof memberApi.updPassword>, address: string): Promise<null> {
    const member = await this.db.one<KnownMember>('SELECT id, password_hash FROM member WHERE id = ?', [
      me.id,
    ]);
    if (!member) throw new DomainError('TOKEN_ILLEGAL');
    await this.proofs.password(me, member, input.old_password, address, 'old_password');
    await this.set(member, input.new_password, me.sessionId);
    return null;
  }

  /** Only the owner of the phone learns whether it is registered. */
  async reset(input: Input<typeof memberApi.resetPassword>, context: Context): Promise<null> {
    this.phones.check(input);
    if (isCommonPassword(input.new_password)) throw validationError('new_password', 'password_common');
    await this.limits.pass(networkCounts('reset', context), context);
    const code = await this.codes.verify(input, 'reset', input.yzm, context);
    const member = await memberOfPhone(this.db, this.phones.hash(input));
    if (!member) throw new DomainError('PHONE_UNKNOWN');
    await this.set(member, input.new_password, undefined, code);
    return null;
  }

  /**
   * Sets a password other than the present one and ends all other sessions. Without a code, only in the place of the password
   * that was given as the present one: who knew it sets none after a reset.
   */
  private async set(
    { id: memberId, password_hash: present }: KnownMember,
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
        { id: memberId, closed_at: null, ...(code ? {} : { password_hash: present }) },
        'PRIMARY',
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
}
