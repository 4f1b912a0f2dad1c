import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, ipAdminApi } from '@ipw/domain';
import { AdminRecordController } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { IpAdminService } from './ip.admin.service';

@Controller()
export class IpAdminController extends AdminRecordController(ipAdminApi) {
  constructor(protected readonly records: IpAdminService) {
    super();
  }

  @ConsoleCall(ipAdminApi.create)
  create(
    @In() input: ConsoleInput<typeof ipAdminApi.create>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.create(input, staff, context);
  }

  @ConsoleCall(ipAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof ipAdminApi.update>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.update(id, input, staff, context);
  }
}
