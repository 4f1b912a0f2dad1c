import { Body, Controller, Param } from '@nestjs/common';
import { type ConsoleInput, staffAdminApi } from '@ipw/domain';
import { AdminRecordController } from '../http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../http/call';
import { actionInput } from '../http/console-input';
import type { Context, StaffCaller } from '../http/context';
import { StaffAdminService } from './staff.admin.service';

@Controller()
export class StaffAdminController extends AdminRecordController(staffAdminApi) {
  constructor(protected readonly records: StaffAdminService) {
    super();
  }

  @ConsoleCall(staffAdminApi.create)
  create(
    @In() input: ConsoleInput<typeof staffAdminApi.create>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.create(input, staff, context);
  }

  @ConsoleCall(staffAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof staffAdminApi.update>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.update(id, input, staff, context);
  }

  @ConsoleCall(staffAdminApi.newPassword)
  newPassword(
    @Param('id') id: string,
    @In() { version }: ConsoleInput<typeof staffAdminApi.newPassword>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.newPassword(id, version, staff, context);
  }

  @ConsoleCall(staffAdminApi.act)
  act(
    @Param('id') id: string,
    @Param('action') action: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    const taken = actionInput(staffAdminApi.act, action, body);
    return this.records.act(id, taken.action, taken.input.version, staff, context);
  }
}
