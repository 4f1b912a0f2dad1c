import { Controller } from '@nestjs/common';
import { type Court, dashboardApi, type Input } from '@ipw/domain';
import { Courts } from '../core/court/court';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { Standings } from '../core/review/standings';

@Controller()
export class DashboardController {
  constructor(
    private readonly courts: Courts,
    private readonly standings: Standings,
  ) {}

  @Call(dashboardApi.court)
  async court(@Me() me: MemberCaller, @In() { ip_id }: Input<typeof dashboardApi.court>): Promise<Court> {
    const [tasks, standings] = await Promise.all([
      this.courts.of({ ipId: ip_id, memberId: me.id }),
      this.standings.of(ip_id),
    ]);
    return { tasks, standings };
  }
}
