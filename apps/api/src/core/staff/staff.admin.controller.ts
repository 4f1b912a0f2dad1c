import { Body, Controller, Param } from '@nestjs/common';
import { type ConsoleInput, staffAdminApi } from '@ipw/domain';
import { AdminController } from '../http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../http/call';
import { actionInput } from '../http/console-input';
import type { Context, StaffCaller } from '../http/context';
import { StaffAdminService } from './staff.admin.service';

@Controller()
export class StaffAdminController extends AdminController(staffAdminApi, StaffAdminService) {
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
