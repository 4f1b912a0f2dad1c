import { Controller } from '@nestjs/common';
import { refundAdminApi } from '@ipw/domain';
import { ConsoleCall, Staff } from '../../core/http/call';
import type { StaffCaller } from '../../core/http/context';
import { DecisionController } from '../../core/http/decision.controller';
import { RefundAdminService } from './refund.admin.service';

@Controller()
export class RefundAdminController extends DecisionController(refundAdminApi) {
  constructor(protected readonly records: RefundAdminService) {
    super();
  }

  @ConsoleCall(refundAdminApi.counts)
  counts(@Staff() staff: StaffCaller) {
    return this.records.counts(staff);
  }
}
