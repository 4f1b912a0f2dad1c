import { Controller, Param } from '@nestjs/common';
import { closureAdminApi, type ConsoleInput } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { ClosureAdminService } from './closure.admin.service';

@Controller()
export class ClosureAdminController extends AdminController(closureAdminApi, ClosureAdminService) {
  @ConsoleCall(closureAdminApi.hold)
  hold(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof closureAdminApi.hold>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.hold(id, input, staff, context);
  }

  @ConsoleCall(closureAdminApi.resume)
  resume(
    @Param('id') id: string,
    @In() { version }: ConsoleInput<typeof closureAdminApi.resume>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.resume(id, version, staff, context);
  }
}
