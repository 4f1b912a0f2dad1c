import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, consultantAdminApi } from '@ipw/domain';
import { AdminRecordController } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { ConsultantAdminService } from './consultant.admin.service';

/** Consultants, for staff who assign them: number of members, contact, handing over. */
@Controller()
export class ConsultantAdminController extends AdminRecordController(consultantAdminApi) {
  constructor(protected readonly records: ConsultantAdminService) {
    super();
  }

  @ConsoleCall(consultantAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof consultantAdminApi.update>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.update(id, input, staff, context);
  }

  @ConsoleCall(consultantAdminApi.handOver)
  handOver(
    @Param('id') id: string,
    @In() { consultant_id }: ConsoleInput<typeof consultantAdminApi.handOver>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.handOver(id, consultant_id, staff);
  }
}
