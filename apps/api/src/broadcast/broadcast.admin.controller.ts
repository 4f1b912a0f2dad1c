import { Controller, Param } from '@nestjs/common';
import { broadcastAdminApi, type ConsoleInput } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { BroadcastAdminService } from './broadcast.admin.service';

@Controller()
export class BroadcastAdminController extends AdminController(broadcastAdminApi, BroadcastAdminService) {
  @ConsoleCall(broadcastAdminApi.estimate)
  estimate(@In() input: ConsoleInput<typeof broadcastAdminApi.estimate>) {
    return this.records.estimate(input);
  }

  @ConsoleCall(broadcastAdminApi.send)
  send(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof broadcastAdminApi.send>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.send(id, input, staff, context);
  }

  @ConsoleCall(broadcastAdminApi.cancel)
  cancel(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.records.cancel(id, staff, context);
  }
}
