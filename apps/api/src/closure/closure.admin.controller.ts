import { Controller, Param } from '@nestjs/common';
import { closureAdminApi, type ConsoleInput } from '@ipw/domain';
import { AdminRecordController } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { ClosureAdminService } from './closure.admin.service';

@Controller()
export class ClosureAdminController extends AdminRecordController(closureAdminApi) {
  constructor(protected readonly records: ClosureAdminService) {
    super();
  }

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
