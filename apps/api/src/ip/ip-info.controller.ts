import { Controller } from '@nestjs/common';
import { type Input, ipApi, ipInfoApi } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { IpInfoService } from './ip-info.service';

@Controller()
export class IpInfoController {
  constructor(private readonly info: IpInfoService) {}

  @Call(ipApi.detail)
  detail(@Me() me: MemberCaller, @In() { ip_id }: Input<typeof ipApi.detail>) {
    return this.info.detail(me, ip_id);
  }

  @Call(ipInfoApi.update)
  update(@Me() me: MemberCaller, @In() input: Input<typeof ipInfoApi.update>) {
    return this.info.update(me, input);
  }

  @Call(ipInfoApi.operateLog)
  operateLog(@Me() me: MemberCaller, @In() input: Input<typeof ipInfoApi.operateLog>) {
    return this.info.log(me, input);
  }
}
