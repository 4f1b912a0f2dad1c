import { Controller, Param } from '@nestjs/common';
import { broadcastAdminApi, type ConsoleInput } from '@ipw/domain';
import { AdminRecordController } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { BroadcastAdminService } from './broadcast.admin.service';

@Controller()
export class BroadcastAdminController extends AdminRecordController(broadcastAdminApi) {
  constructor(protected readonly records: BroadcastAdminService) {
    super();
  }

  @ConsoleCall(broadcastAdminApi.estimate)
  estimate(@In() input: ConsoleInput<typeof broadcastAdminApi.estimate>) {
    return this.records.estimate(input);
  }

  @ConsoleCall(broadcastAdminApi.create)
  create(
    @In() input: ConsoleInput<typeof broadcastAdminApi.create>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.create(input, staff, context);
  }

  @ConsoleCall(broadcastAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof broadcastAdminApi.update>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.update(id, input, staff, context);
  }

  @ConsoleCall(broadcastAdminApi.remove)
  remove(
    @Param('id') id: string,
    @In() { version }: ConsoleInput<typeof broadcastAdminApi.remove>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.remove(id, version, staff);
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
