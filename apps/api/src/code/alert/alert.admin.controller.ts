import { Controller, Param } from '@nestjs/common';
import { alertAdminApi, type ConsoleInput } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../../core/http/call';
import type { Context, StaffCaller } from '../../core/http/context';
import { AlertAdminService } from './alert.admin.service';

/** Alerts about unusual scans, for staff to read and close. */
@Controller()
export class AlertAdminController extends AdminController(alertAdminApi, AlertAdminService) {
  @ConsoleCall(alertAdminApi.close)
  close(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof alertAdminApi.close>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.close(id, input, staff, context);
  }
}
