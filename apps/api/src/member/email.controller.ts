import { Controller } from '@nestjs/common';
import { emailApi, type Input } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { EmailService } from './email.service';
import { OwnProofService } from './own-proof.service';

type Api = typeof emailApi;

/** The e-mail address, and confirmation of the identity within a session. */
@Controller()
export class EmailController {
  constructor(
    private readonly emails: EmailService,
    private readonly proofs: OwnProofService,
  ) {}

  @Call(emailApi.sendCode)
  sendCode(@Me() me: MemberCaller, @In() input: Input<Api['sendCode']>, @Ctx() context: Context) {
    return this.emails.sendCode(me, input, context);
  }

  @Call(emailApi.confirm)
  confirm(@Me() me: MemberCaller, @In() input: Input<Api['confirm']>, @Ctx() context: Context) {
    return this.emails.confirm(me, input, context);
  }

  @Call(emailApi.remove)
  remove(@Me() me: MemberCaller, @In() input: Input<Api['remove']>, @Ctx() context: Context) {
    return this.emails.remove(me, input, context);
  }

  @Call(emailApi.sendOwnYzm)
  sendOwnYzm(@Me() me: MemberCaller, @Ctx() context: Context) {
    return this.proofs.sendCode(me, context);
  }
}
