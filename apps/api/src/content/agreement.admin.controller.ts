import { Controller, Param } from '@nestjs/common';
import { agreementAdminApi, type ConsoleInput } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { AgreementAdminService } from './agreement.admin.service';

/** The legal texts of the console. There are nine; a record's id is the name of its page. */
@Controller()
export class AgreementAdminController extends AdminController(agreementAdminApi, AgreementAdminService) {
  @ConsoleCall(agreementAdminApi.text)
  text(@Param('id') id: string, @Param('version') version: string) {
    return this.records.text(id, version);
  }

  @ConsoleCall(agreementAdminApi.begin)
  begin(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.records.begin(id, staff, context);
  }

  @ConsoleCall(agreementAdminApi.save)
  save(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof agreementAdminApi.save>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.save(id, input, staff);
  }

  @ConsoleCall(agreementAdminApi.publish)
  publish(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof agreementAdminApi.publish>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.publish(id, input, staff, context);
  }

  @ConsoleCall(agreementAdminApi.discard)
  discard(
    @Param('id') id: string,
    @In() { version }: ConsoleInput<typeof agreementAdminApi.discard>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.discard(id, version, staff, context);
  }
}
