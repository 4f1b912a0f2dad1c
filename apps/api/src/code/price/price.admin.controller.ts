import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, labelPriceAdminApi } from '@ipw/domain';
import { AdminRecordController } from '../../core/http/admin-list.controller';
import { ConsoleCall, Ctx, In, Staff } from '../../core/http/call';
import type { Context, StaffCaller } from '../../core/http/context';
import { PriceAdminService } from './price.admin.service';

/** The price book: past, current and future lines. */
@Controller()
export class PriceAdminController extends AdminRecordController(labelPriceAdminApi) {
  constructor(protected readonly records: PriceAdminService) {
    super();
  }

  @ConsoleCall(labelPriceAdminApi.create)
  create(
    @In() input: ConsoleInput<typeof labelPriceAdminApi.create>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.create(input, staff, context);
  }

  @ConsoleCall(labelPriceAdminApi.update)
  update(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof labelPriceAdminApi.update>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.update(id, input, staff, context);
  }

  @ConsoleCall(labelPriceAdminApi.remove)
  remove(
    @Param('id') id: string,
    @In() { version }: ConsoleInput<typeof labelPriceAdminApi.remove>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.remove(id, version, staff);
  }
}
