import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, referenceAdminApi } from '@ipw/domain';
import { AdminRecordController } from '../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { ReferenceRecordService } from './reference-record.service';

@Controller()
export class ReferenceAdminController extends AdminRecordController(referenceAdminApi) {
  constructor(protected readonly records: ReferenceRecordService) {
    super();
  }

  @ConsoleCall(referenceAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof referenceAdminApi.update>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.update(id, input, staff, context);
  }

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
