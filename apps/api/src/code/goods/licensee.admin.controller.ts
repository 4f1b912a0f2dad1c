import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, licenseeAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { ConsoleCall, In, Staff } from '../../core/http/call';
import type { StaffCaller } from '../../core/http/context';
import { LicenseeAdminService } from './licensee.admin.service';

/** Merchants who may put labels on goods, read-only for staff, contacts masked. */
@Controller()
export class LicenseeAdminController extends AdminController(licenseeAdminApi, LicenseeAdminService) {
  @ConsoleCall(licenseeAdminApi.reveal)
  reveal(
    @Param('id') id: string,
    @In() { reason }: ConsoleInput<typeof licenseeAdminApi.reveal>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.reveal(id, reason, staff);
  }
}
