import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { type StaffAccount, totpConfirmInput, updPasswordInput } from '@ipw/domain';
import { Db } from '../db/db';
import { Console, Ctx, Staff } from '../http/call';
import { parseUlidParam } from '../http/console-id';
import { parseBody } from '../http/console-input';
import type { Context, StaffCaller } from '../http/context';
import { SecondFactorService } from './second-factor.service';
import { StaffAuthService } from './staff-auth.service';
import { requireFresh, StaffSessionService } from './staff-session.service';

/** What staff do with their own account. */
@Controller('api/admin/account')
export class StaffAccountController {
  constructor(
    private readonly db: Db,
    private readonly auth: StaffAuthService,
    private readonly factor: SecondFactorService,
    private readonly sessions: StaffSessionService,
  ) {}

  @Console('signed-in')
  @Get()
  async account(@Staff() staff: StaffCaller): Promise<StaffAccount> {
    const row = await this.db.one<{ totp_enabled: 0 | 1 }>('SELECT totp_enabled FROM staff WHERE id = ?', [
      staff.id,
    ]);
    return {
      sessions: await this.sessions.list(staff),
      totp_enabled: row?.totp_enabled === 1,
      recovery_codes_left: await this.factor.codesLeft(staff.id),
    };
  }

  @Console('signed-in')
  @Post('sessions/:id/end')
  @HttpCode(200)
  async endSession(@Param('id') id: string, @Staff() staff: StaffCaller) {
    await this.sessions.end(staff.id, parseUlidParam(id));
    return {};
  }

  @Console('signed-in')
  @Post('sessions/end-others')
  @HttpCode(200)
  async endOthers(@Staff() staff: StaffCaller) {
    return { ended: await this.sessions.endAll(this.db, staff.id, staff.sessionId) };
  }

  @Console('signed-in')
  @Post('password')
  @HttpCode(200)
  async password(@Staff() staff: StaffCaller, @Body() body: unknown, @Ctx() { address }: Context) {
    await this.auth.changePassword(staff, parseBody(updPasswordInput, body), address);
    return {};
  }

  @Console('signed-in')
  @Post('recovery-codes')
  @HttpCode(200)
  async recoveryCodes(@Staff() staff: StaffCaller, @Body() body: unknown) {
    return {
      recovery_codes: await this.factor.renewCodes(staff, parseBody(totpConfirmInput, body).totp),
    };
  }

  /** Before another device can be enrolled, the present one is given up. */
  @Console('signed-in')
  @Post('give-up-second-factor')
  @HttpCode(200)
  async giveUp(@Staff() staff: StaffCaller) {
    requireFresh(staff);
    await this.factor.giveUp(staff);
    return {};
  }
}
