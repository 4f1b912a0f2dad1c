import { Controller } from '@nestjs/common';
import { type Input, loginList, memberApi } from '@ipw/domain';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { SignInService } from './sign-in.service';

type Api = typeof memberApi;

@Controller()
export class MemberSessionController {
  constructor(
    private readonly sessions: MemberSessionService,
    private readonly signIns: SignInService,
  ) {}

  @Call(memberApi.logout)
  logout(@Me() me: MemberCaller) {
    return this.sessions.end(me.id, me.sessionId, 'logout');
  }

  @Call(memberApi.sessions)
  current(@Me() me: MemberCaller) {
    return this.signIns.sessionsOf(me);
  }

  @Call(memberApi.revokeSession)
  revoke(@Me() me: MemberCaller, @In() input: Input<Api['revokeSession']>) {
    return this.sessions.end(me.id, input.session_id, 'elsewhere');
  }

  @Call(memberApi.revokeOthers)
  revokeOthers(@Me() me: MemberCaller) {
    return this.signIns.endOthers(me);
  }

  @Call(loginList)
  loginList(@Me() me: MemberCaller, @In() input: Input<typeof loginList>) {
    return this.signIns.history(me, input);
  }
}
