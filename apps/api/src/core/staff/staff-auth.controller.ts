import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { firstPasswordInput, staffConfirmInput, staffLoginInput, totpConfirmInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config';
import { Console, Ctx, Staff } from '../http/call';
import { parseBody } from '../http/console-input';
import type { Context, StaffCaller } from '../http/context';
import { readCookie, sessionCookie } from '../http/cookies';
import { SecondFactorService } from './second-factor.service';
import { KnownDeviceService } from '../limit/known-device.service';
import { deviceAccount, StaffAuthService } from './staff-auth.service';
import { meOf, STAFF_COOKIE, STAFF_SESSION_MS, StaffSessionService } from './staff-session.service';

@Controller('api/admin/auth')
export class StaffAuthController {
  constructor(
    private readonly auth: StaffAuthService,
    private readonly factor: SecondFactorService,
    private readonly sessions: StaffSessionService,
    private readonly devices: KnownDeviceService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Console('open')
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() body: unknown,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { token, me } = await this.auth.login(parseBody(staffLoginInput, body), context);
    void reply.header('set-cookie', [
      this.cookie(token, STAFF_SESSION_MS / 1000),
      this.devices.cookie(context, deviceAccount(me.username.toLowerCase()), '/api/admin'),
    ]);
    return me;
  }

  @Console('enrolling')
  @Get('me')
  async me(@Req() request: FastifyRequest) {
    return meOf(await this.sessions.require(readCookie(request.headers.cookie, STAFF_COOKIE)));
  }

  @Console('enrolling')
  @Post('logout')
  @HttpCode(200)
  async logout(@Staff() staff: StaffCaller, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.end(staff.id, staff.sessionId);
    void reply.header('set-cookie', this.cookie('', 0));
    return {};
  }

  @Console('enrolling')
  @Post('first-password')
  @HttpCode(200)
  async firstPassword(@Staff() staff: StaffCaller, @Body() body: unknown, @Req() request: FastifyRequest) {
    await this.auth.setFirstPassword(staff, parseBody(firstPasswordInput, body).new_password);
    return this.me(request);
  }

  @Console('signed-in')
  @Post('confirm')
  @HttpCode(200)
  async confirmPresence(@Staff() staff: StaffCaller, @Body() body: unknown, @Ctx() { address }: Context) {
    await this.auth.confirm(staff, parseBody(staffConfirmInput, body), address);
    return {};
  }

  @Console('enrolling')
  @Post('totp/enrol')
  @HttpCode(200)
  enrol(@Staff() staff: StaffCaller) {
    return this.factor.enrol(staff);
  }

  /** Answers the recovery codes beside who is there: this is the one time they are seen. */
  @Console('enrolling')
  @Post('totp/confirm')
  @HttpCode(200)
  async confirm(@Staff() staff: StaffCaller, @Body() body: unknown, @Req() request: FastifyRequest) {
    const recovery_codes = await this.factor.confirm(staff, parseBody(totpConfirmInput, body).totp);
    return { ...(await this.me(request)), recovery_codes };
  }

  private cookie(value: string, maxAge: number): string {
    return sessionCookie(STAFF_COOKIE, value, {
      path: '/api/admin',
      maxAge,
      secure: this.config.NODE_ENV === 'production',
    });
  }
}
