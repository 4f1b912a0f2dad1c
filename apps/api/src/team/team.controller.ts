import { Controller } from '@nestjs/common';
import { type Input, teamApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { InvitationService } from './invitation.service';
import { TeamService } from './team.service';

type Api = typeof teamApi;

@Controller()
export class TeamController {
  constructor(
    private readonly teams: TeamService,
    private readonly invitations: InvitationService,
  ) {}

  @Call(teamApi.team)
  team(@Me() me: MemberCaller, @In() { ip_id }: Input<Api['team']>) {
    return this.teams.team(me, ip_id);
  }

  @Call(teamApi.invite)
  invite(@Me() me: MemberCaller, @In() input: Input<Api['invite']>, @Ctx() { language }: Context) {
    return this.invitations.send(me, input, language);
  }

  @Call(teamApi.withdraw)
  withdraw(@Me() me: MemberCaller, @In() input: Input<Api['withdraw']>) {
    return this.invitations.withdraw(me, input);
  }

  @Call(teamApi.remove)
  remove(@Me() me: MemberCaller, @In() input: Input<Api['remove']>) {
    return this.teams.remove(me, input);
  }

  @Call(teamApi.leave)
  leave(@Me() me: MemberCaller, @In() input: Input<Api['leave']>) {
    return this.teams.leave(me, input);
  }

  @Call(teamApi.received)
  received(@Me() me: MemberCaller) {
    return this.invitations.received(me);
  }

  @Call(teamApi.answer)
  answer(@Me() me: MemberCaller, @In() input: Input<Api['answer']>) {
    return this.invitations.answer(me, input);
  }
}
