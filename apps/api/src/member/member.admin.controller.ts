import { Controller, Param } from '@nestjs/common';
import { type ConsoleInput, memberAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ConsoleCall, Ctx, In, Staff } from '../core/http/call';
import type { Context, StaffCaller } from '../core/http/context';
import { MemberAdminService } from './member.admin.service';

@Controller()
export class MemberAdminController extends AdminController(memberAdminApi, MemberAdminService) {
  /** Consents, messages and sessions of an account. */
  @ConsoleCall(memberAdminApi.account)
  account(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.records.account(id, staff, context);
  }

  /** Ends all sessions of a member; their clients get 50012. */
  @ConsoleCall(memberAdminApi.endSessions)
  endSessions(
    @Param('id') id: string,
    @In() { version }: ConsoleInput<typeof memberAdminApi.endSessions>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.endSessions(id, version, staff, context);
  }

  /** Unmasks one field, with a reason. */
  @ConsoleCall(memberAdminApi.reveal)
  reveal(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof memberAdminApi.reveal>,
    @Staff() staff: StaffCaller,
  ) {
    return this.records.reveal(id, input, staff);
  }

  @ConsoleCall(memberAdminApi.assignMany)
  assignMany(
    @In() input: ConsoleInput<typeof memberAdminApi.assignMany>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.assignMany(input, staff, context);
  }

  @ConsoleCall(memberAdminApi.assign)
  assign(
    @Param('id') id: string,
    @In() input: ConsoleInput<typeof memberAdminApi.assign>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    return this.records.assign(id, input, staff, context);
  }
}
