import { Controller, Param } from '@nestjs/common';
import { outboxAdminApi } from '@ipw/domain';
import { AdminController } from '../http/admin.controller';
import { ConsoleCall, Staff } from '../http/call';
import type { StaffCaller } from '../http/context';
import { OutboxAdminService } from './outbox.admin.service';

@Controller()
export class OutboxAdminController extends AdminController(outboxAdminApi, OutboxAdminService) {
  @ConsoleCall(outboxAdminApi.kept)
  kept() {
    return this.records.kept();
  }

  @ConsoleCall(outboxAdminApi.retry)
  retry(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.records.retry(id, staff);
  }
}
