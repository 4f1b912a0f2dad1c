import { Injectable } from '@nestjs/common';
import type { accountAdminApi, ConsoleInput, RecoveryCodes, StaffAccount } from '@ipw/domain';
import { Db } from '../db/db';
import { parseUlidParam } from '../http/console-id';
import type { StaffCaller } from '../http/context';
import { SecondFactorService } from './second-factor.service';
import { StaffAuthService } from './staff-auth.service';
import { StaffSessionService } from './staff-session.service';

/** Sessions, password and second factor of the calling staff member. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly db: Db,
    private readonly auth: StaffAuthService,
    private readonly factor: SecondFactorService,
    private readonly sessions: StaffSessionService,
  ) {}

  async account(staff: StaffCaller): Promise<StaffAccount> {
    const row = await this.db.one<{ totp_enabled: 0 | 1 }>('SELECT totp_enabled FROM staff WHERE id = ?', [
      staff.id,
    ]);
    return {
      sessions: await this.sessions.list(staff),
      totp_enabled: row?.totp_enabled === 1,
      recovery_codes_left: await this.factor.codesLeft(staff.id),
    };
  }

  async endSession(id: string, staff: StaffCaller): Promise<object> {
    await this.sessions.end(staff.id, parseUlidParam(id));
    return {};
  }

  async endOthers(staff: StaffCaller): Promise<{ ended: number }> {
    return { ended: await this.sessions.endAll(this.db, staff.id, staff.sessionId) };
  }

  async changePassword(
    input: ConsoleInput<typeof accountAdminApi.password>,
    staff: StaffCaller,
    address: string,
  ): Promise<object> {
    await this.auth.changePassword(staff, input, address);
    return {};
  }

  async renewRecoveryCodes(totp: string, staff: StaffCaller): Promise<RecoveryCodes> {
    return { recovery_codes: await this.factor.renewCodes(staff, totp) };
  }

  async giveUpSecondFactor(staff: StaffCaller): Promise<object> {
    await this.factor.giveUp(staff);
    return {};
  }
}
