import { Controller, Param } from '@nestjs/common';
import { alertAdminApi, type ConsoleInput } from '@ipw/domain';
import { AdminRecordController } from '../../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../../core/http/call';
import type { Context, StaffCaller } from '../../core/http/context';
import { AlertAdminService } from './alert.admin.service';

/** Alerts about unusual scans, for staff to read and close. */
@Controller()
export class AlertAdminController extends AdminRecordController(alertAdminApi) {
  constructor(protected readonly records: AlertAdminService) {
    super();
  }

  @ConsoleCall(alertAdminApi.counts)
  counts(@Staff() staff: StaffCaller) {
    return this.records.counts(staff);
  }

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
