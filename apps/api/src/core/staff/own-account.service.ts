import { Injectable } from '@nestjs/common';
import type { accountAdminApi, RecoveryCodes, StaffAccount } from '@ipw/domain';
import { Db } from '../db/db';
import { parseUlidParam } from '../http/body';
import { SecondFactorService } from './second-factor.service';
import { StaffAuthService } from './staff-auth.service';
import { StaffSessionService } from './staff-session.service';
import type { AdminCall } from '../http/admin.controller';

/** Sessions, password and second factor of the calling staff member. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly db: Db,
    private readonly auth: StaffAuthService,
    private readonly factor: SecondFactorService,
    private readonly sessions: StaffSessionService,
  ) {}

  async account({ staff }: AdminCall): Promise<StaffAccount> {
    const row = await this.db.one<{ totp_enabled: 0 | 1 }>('SELECT totp_enabled FROM staff WHERE id = ?', [
      staff.id,
    ]);
    return {
      sessions: await this.sessions.list(staff),
      totp_enabled: row?.totp_enabled === 1,
      recovery_codes_left: await this.factor.codesLeft(staff.id),
    };
  }

  async endSession({ id, staff }: AdminCall): Promise<object> {
    await this.sessions.end(staff.id, parseUlidParam(id));
    return {};
  }

  async endOthers({ staff }: AdminCall): Promise<{ ended: number }> {
    return { ended: await this.sessions.endAll(this.db, staff.id, staff.sessionId) };
  }

  async password({ input, staff, context }: AdminCall<typeof accountAdminApi.password>): Promise<object> {
    await this.auth.changePassword(staff, input, context.address);
    return {};
  }

  async recoveryCodes(call: AdminCall<typeof accountAdminApi.recoveryCodes>): Promise<RecoveryCodes> {
    return { recovery_codes: await this.factor.renewCodes(call.staff, call.input.totp) };
  }

  /** The present device must be removed before another can be enrolled. */
  async giveUpSecondFactor({ staff }: AdminCall): Promise<object> {
    await this.factor.giveUp(staff);
    return {};
  }
}
