import { Controller } from '@nestjs/common';
import { consultantApi, memberApi } from '@ipw/domain';
import { Call, Ctx, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { ConsultantService } from './consultant.service';

@Controller()
export class ConsultantController {
  constructor(
    private readonly consultants: ConsultantService,
    private readonly limits: LimitService,
  ) {}

  @Call(memberApi.consultants)
  async consultantNames(@Ctx() context: Context) {
    await this.limits.pass(networkCounts('consultants', context), context);
    return this.consultants.names();
  }

  @Call(consultantApi.mine)
  consultant(@Me() me: MemberCaller) {
    return this.consultants.ofMember(me.id);
  }
}
