import { Controller } from '@nestjs/common';
import { businessPasswordApi, type Input } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { BusinessPasswordService } from './business-password.service';

type Api = typeof businessPasswordApi;

@Controller()
export class BusinessPasswordController {
  constructor(private readonly passwords: BusinessPasswordService) {}

  @Call(businessPasswordApi.isSet)
  isSet(@Me() me: MemberCaller, @In() { ip_id }: Input<Api['isSet']>) {
    return this.passwords.of(me, ip_id);
  }

  @Call(businessPasswordApi.set)
  set(@Me() me: MemberCaller, @In() input: Input<Api['set']>, @Ctx() context: Context) {
    return this.passwords.set(me, input, context);
  }

  @Call(businessPasswordApi.leave)
  leave(@Me() me: MemberCaller, @In() { ip_id }: Input<Api['leave']>) {
    return this.passwords.leave(me, ip_id);
  }

  @Call(businessPasswordApi.check)
  check(@Me() me: MemberCaller, @In() input: Input<Api['check']>) {
    return this.passwords.check(me, input);
  }
}
