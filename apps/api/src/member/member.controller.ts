import { Controller } from '@nestjs/common';
import { type Input, memberApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { CurrentIpService } from './current-ip.service';
import { MemberInfoService } from './member-info.service';
import { ProfileService } from './profile.service';
import { RealNameService } from './real-name.service';

type Api = typeof memberApi;

@Controller()
export class MemberController {
  constructor(
    private readonly currentIp: CurrentIpService,
    private readonly profiles: ProfileService,
    private readonly realName: RealNameService,
    private readonly view: MemberInfoService,
  ) {}

  @Call(memberApi.info)
  async info(@Me() me: MemberCaller, @Ctx() context: Context) {
    await this.profiles.setLanguage(me.id, context.language);
    return this.view.info(me.id, me.sessionId);
  }

  @Call(memberApi.auth)
  auth(@Me() me: MemberCaller, @In() input: Input<Api['auth']>, @Ctx() context: Context) {
    return this.realName.verify(me, input, context);
  }

  @Call(memberApi.switchIp)
  async switchIp(@Me() me: MemberCaller, @In() input: Input<Api['switchIp']>) {
    await this.currentIp.switchTo(me.id, input.ip_id);
    return this.view.info(me.id, me.sessionId);
  }
}
