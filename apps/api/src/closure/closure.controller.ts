import { Controller } from '@nestjs/common';
import { closureApi, type Input } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { ClosureService } from './closure.service';

type Api = typeof closureApi;

@Controller()
export class ClosureController {
  constructor(private readonly closures: ClosureService) {}

  @Call(closureApi.status)
  status(@Me() me: MemberCaller) {
    return this.closures.status(me);
  }

  @Call(closureApi.request)
  request(@Me() me: MemberCaller, @In() input: Input<Api['request']>, @Ctx() context: Context) {
    return this.closures.request(me, input, context);
  }

  @Call(closureApi.withdraw)
  withdraw(@Me() me: MemberCaller, @In() { closure_id }: Input<Api['withdraw']>) {
    return this.closures.withdraw(me, closure_id);
  }
}
