import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, followUpAdminApi } from '@ipw/domain';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { DecisionController } from '../core/http/decision.controller';
import { FollowUpAdminService } from './follow-up.admin.service';

/** Follow-ups of staff, by day. */
@Controller()
export class FollowUpAdminController extends DecisionController(followUpAdminApi) {
  constructor(protected readonly records: FollowUpAdminService) {
    super();
  }

  @ConsoleCall(followUpAdminApi.counts)
  counts(@Staff() staff: StaffCaller) {
    return this.records.counts(staff);
  }

  @ConsoleCall(followUpAdminApi.create)
  create(
    @In() input: ConsoleInput<typeof followUpAdminApi.create>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.create(input, staff, context);
  }

  @ConsoleCall(followUpAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof followUpAdminApi.update>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.update(id, input, staff, context);
  }
}
