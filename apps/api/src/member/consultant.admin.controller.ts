import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, consultantAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ConsoleCall, In, Staff } from '../core/http/call';
import type { StaffCaller } from '../core/http/context';
import { ConsultantAdminService } from './consultant.admin.service';

/** Consultants, for staff who assign them: number of members, contact, handing over. */
@Controller()
export class ConsultantAdminController extends AdminController(consultantAdminApi, ConsultantAdminService) {
  @ConsoleCall(consultantAdminApi.handOver)
  handOver(
    @Param('id') id: string,
    @In() { consultant_id }: ConsoleInput<typeof consultantAdminApi.handOver>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.handOver(id, consultant_id, staff);
  }
}
