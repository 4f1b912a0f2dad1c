import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, referenceAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { ReferenceRecordService } from './reference-record.service';

@Controller()
export class ReferenceAdminController extends AdminController(referenceAdminApi, ReferenceRecordService) {
  @ConsoleCall(referenceAdminApi.merge)
  merge(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof referenceAdminApi.merge>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.merge(id, input, staff, context);
  }
}
