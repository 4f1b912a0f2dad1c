import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, ownTagAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ConsoleCall, In, Staff } from '../core/http/call';
import type { StaffCaller } from '../core/http/context';
import { OwnTagRecordService } from './own-tag-record.service';

@Controller()
export class OwnTagAdminController extends AdminController(ownTagAdminApi, OwnTagRecordService) {
  @ConsoleCall(ownTagAdminApi.merge)
  merge(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof ownTagAdminApi.merge>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.merge(id, input, staff);
  }

  @ConsoleCall(ownTagAdminApi.promote)
  promote(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof ownTagAdminApi.promote>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.promote(id, input, staff);
  }
}
