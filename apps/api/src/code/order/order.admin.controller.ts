import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, labelOrderAdminApi } from '@ipw/domain';
import { ConsoleCall, In, Staff } from '../../core/http/call';
import type { StaffCaller } from '../../core/http/context';
import { ReviewController } from '../../core/review/review.controller';
import { LabelOrderAdminService } from './order.admin.service';

@Controller()
export class LabelOrderAdminController extends ReviewController(labelOrderAdminApi, LabelOrderAdminService) {
  @ConsoleCall(labelOrderAdminApi.reveal)
  reveal(
    @Param('id') id: string,
    @In() { reason }: ConsoleInput<typeof labelOrderAdminApi.reveal>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.reveal(id, reason, staff);
  }
}
