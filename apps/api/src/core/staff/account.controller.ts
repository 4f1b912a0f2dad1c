import { Controller, Param } from '@nestjs/common';
import { accountAdminApi, type ConsoleInput } from '@ipw/domain';
import { ConsoleCall, Ctx, In, Staff } from '../http/call';
import type { Context, StaffCaller } from '../http/context';
import { OwnAccountService } from './own-account.service';

/** Calls of a staff member's own account. */
@Controller()
export class StaffAccountController {
  constructor(private readonly own: OwnAccountService) {}

  @ConsoleCall(accountAdminApi.account)
  account(@Staff() staff: StaffCaller) {
    return this.own.account(staff);
  }

  @ConsoleCall(accountAdminApi.endSession)
  endSession(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.own.endSession(id, staff);
  }

  @ConsoleCall(accountAdminApi.endOthers)
  endOthers(@Staff() staff: StaffCaller) {
    return this.own.endOthers(staff);
  }

  @ConsoleCall(accountAdminApi.password)
  password(
    @In() input: ConsoleInput<typeof accountAdminApi.password>,
    @Staff() staff: StaffCaller,
    @Ctx() { address }: Context,
  ) {
    return this.own.changePassword(input, staff, address);
  }

  @ConsoleCall(accountAdminApi.recoveryCodes)
  recoveryCodes(
    @In() { totp }: ConsoleInput<typeof accountAdminApi.recoveryCodes>,
    @Staff() staff: StaffCaller,
  ) {
    return this.own.renewRecoveryCodes(totp, staff);
  }

  /** The present device must be removed before another can be enrolled. */
  @ConsoleCall(accountAdminApi.giveUpSecondFactor)
  giveUp(@Staff() staff: StaffCaller) {
    return this.own.giveUpSecondFactor(staff);
  }
}
