import { Controller } from '@nestjs/common';
import { type PendingTasks, dashboardApi, type Input } from '@ipw/domain';
import { PendingTaskService } from '../core/pending-task/pending-task.service';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { ReviewCountService } from '../core/reviewed-content/review-count.service';

@Controller()
export class DashboardController {
  constructor(
    private readonly pending: PendingTaskService,
    private readonly counts: ReviewCountService,
  ) {}

  @Call(dashboardApi.pendingTasks)
  async pendingTasks(
    @Me() me: MemberCaller,
    @In() { ip_id }: Input<typeof dashboardApi.pendingTasks>,
    @Ctx() { language }: Context,
  ): Promise<PendingTasks> {
    const [tasks, counts] = await Promise.all([
      this.pending.of({ ipId: ip_id, memberId: me.id }, language),
      this.counts.of(ip_id),
    ]);
    return { tasks, ...counts };
  }
}
