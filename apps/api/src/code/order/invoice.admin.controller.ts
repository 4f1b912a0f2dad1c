import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, invoiceAdminApi } from '@ipw/domain';
import { ConsoleCall, In, Staff } from '../../core/http/call';
import type { StaffCaller } from '../../core/http/context';
import { AdminController } from '../../core/http/admin.controller';
import { InvoiceAdminService } from './invoice.admin.service';

@Controller()
export class InvoiceAdminController extends AdminController(invoiceAdminApi, InvoiceAdminService) {
  @ConsoleCall(invoiceAdminApi.reveal)
  reveal(
    @Param('id') id: string,
    @In() { reason }: ConsoleInput<typeof invoiceAdminApi.reveal>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.reveal(id, reason, staff);
  }
}
