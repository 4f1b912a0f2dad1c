import { Injectable } from '@nestjs/common';
import { countryOf, type Input, type profileApi } from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { PhoneMoveService } from './phone-move.service';
import { OneTimeCodeService } from './one-time-code.service';
import { OwnProofService } from './own-proof.service';

/** A member's change of phone: a code to the old number and one to the new prove both. */
@Injectable()
export class PhoneChangeService {
  constructor(
    private readonly db: Db,
    private readonly phones: PhoneService,
    private readonly codes: OneTimeCodeService,
    private readonly proofs: OwnProofService,
    private readonly limits: LimitService,
    private readonly sessions: MemberSessionService,
    private readonly moves: PhoneMoveService,
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
    await this.moves.refuseTaken(me.id, phone);
    const old = await this.proofs.presentPhone(me, input.old_yzm, context);
    const code = await this.codes.verify(phone, 'change_phone', input.yzm, context);
    await this.db.tx(async (sql) => {
      const member = await this.moves.locked(sql, me.id);
      if (!member) throw new DomainError('TOKEN_ILLEGAL');
      // It changed since its code was checked.
      if (member.phone_hash !== this.phones.hash(old.phone))
        throw new DomainError('CONFLICT', { version: member.version });
      await old.spend(sql);
      await this.codes.spend(sql, code);
      const country = input.country ?? countryOf(phone.area_code)!;
      await this.moves.move(sql, me.id, member, { actor: me, phone, country, except: me.sessionId });
      await this.sessions.prove(sql, me);
    });
    return null;
  }
}
