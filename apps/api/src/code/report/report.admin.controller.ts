import { Controller, Param } from '@nestjs/common';
import { codeReportAdminApi, type ConsoleInput } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../../core/http/call';
import type { Context, StaffCaller } from '../../core/http/context';
import { CodeReportAdminService } from './report.admin.service';

/** Reports of fakes, for staff to read, and to settle when the code has no holder. */
@Controller()
export class CodeReportAdminController extends AdminController(codeReportAdminApi, CodeReportAdminService) {
  @ConsoleCall(codeReportAdminApi.reveal)
  reveal(
    @Param('id') id: string,
    @In() { reason }: ConsoleInput<typeof codeReportAdminApi.reveal>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.reveal(id, reason, staff);
  }

  @ConsoleCall(codeReportAdminApi.settle)
  settle(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof codeReportAdminApi.settle>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.settle(id, input, staff, context);
  }
}
