import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, operatorAdminApi } from '@ipw/domain';
import { AdminRecordController } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { OperatorAdminService } from './operator.admin.service';

/** Relations of members to IPs. An empty match_relation means that access is not assigned yet. */
@Controller()
export class OperatorAdminController extends AdminRecordController(operatorAdminApi) {
  constructor(protected readonly records: OperatorAdminService) {
    super();
  }

  @ConsoleCall(operatorAdminApi.create)
  create(
    @In() input: ConsoleInput<typeof operatorAdminApi.create>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.create(input, staff, context);
  }

  @ConsoleCall(operatorAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof operatorAdminApi.update>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.update(id, input, staff, context);
  }

  @ConsoleCall(operatorAdminApi.remove)
  remove(
    @Param('id') id: string,
    @In() { version }: ConsoleInput<typeof operatorAdminApi.remove>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.remove(id, version, staff);
  }
}
