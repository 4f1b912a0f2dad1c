import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, invoiceAdminApi } from '@ipw/domain';
import { ConsoleCall, In, Staff } from '../../core/http/call';
import type { StaffCaller } from '../../core/http/context';
import { DecisionController } from '../../core/http/decision.controller';
import { InvoiceAdminService } from './invoice.admin.service';

@Controller()
export class InvoiceAdminController extends DecisionController(invoiceAdminApi) {
  constructor(protected readonly records: InvoiceAdminService) {
    super();
  }

  @ConsoleCall(invoiceAdminApi.counts)
  counts(@Staff() staff: StaffCaller) {
    return this.records.counts(staff);
  }

  @ConsoleCall(invoiceAdminApi.reveal)
  reveal(
    @Param('id') id: string,
    @In() { reason }: ConsoleInput<typeof invoiceAdminApi.reveal>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.reveal(id, reason, staff);
  }
}
