import { Injectable } from '@nestjs/common';
import { type emailApi, type Input, maskEmail, type MessageKey } from '@ipw/domain';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import { type MessageArgs, MessageService } from '../message';
import { OneTimeCodeService } from './one-time-code.service';
import { OwnProofService } from './own-proof.service';

/** A member's e-mail address: changed with the password, confirmed by a code sent to it. */
@Injectable()
export class EmailService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly codes: OneTimeCodeService,
    private readonly limits: LimitService,
    private readonly proofs: OwnProofService,
    private readonly history: HistoryService,
    private readonly messages: MessageService,
  ) {}

  async sendCode(
    me: MemberCaller,
    { email, password }: Input<typeof emailApi.sendCode>,
    context: Context,
  ): Promise<{ countdown: number }> {
    await this.proofs.check(me, { password }, context);
    await this.limits.take('email', me.id);
    // Limits e-mails to one address from many accounts.
    await this.limits.take('email', this.hash(email));
    return this.codes.sendMail(me.id, email, context);
  }

  async confirm(
    me: MemberCaller,
    { email, yzm }: Input<typeof emailApi.confirm>,
    context: Context,
  ): Promise<{ email: string }> {
    const code = await this.codes.verifyMail(me.id, email, yzm, context);
    const args = { email: maskEmail(email) };
    await this.change(me, 'email_changed', args, code, {
      email: this.cipher.seal(`member:${me.id}:email`, email),
      email_hash: this.hash(email),
    });
    return args;
  }

  async remove(
    me: MemberCaller,
    { password }: Input<typeof emailApi.remove>,
    context: Context,
  ): Promise<null> {
    await this.proofs.check(me, { password }, context);
    await this.change(me, 'email_removed', {}, undefined, { email: null, email_hash: null });
    return null;
  }

  private change(
    me: MemberCaller,
    message: MessageKey,
    args: MessageArgs,
    code: string | undefined,
    set: { email: Buffer | null; email_hash: string | null },
  ): Promise<void> {
    return this.db.tx(async (sql) => {
      if (code) await this.codes.spend(sql, code);
      // Sent before the change, to the old address.
      await this.messages.send(sql, me.id, message, args);
      const changed = await sql.update('member', set, { id: me.id, closed_at: null }, 'PRIMARY');
      if (changed === 0) throw new DomainError('TOKEN_ILLEGAL');
      await this.history.write(sql, { subject: 'member', subjectId: me.id, action: message, actor: me });
    });
  }

  private hash(email: string): string {
    return this.cipher.blind('email', email);
  }
}
