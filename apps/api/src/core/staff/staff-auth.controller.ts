import { Controller, Inject, Req, Res } from '@nestjs/common';
import { authAdminApi, type ConsoleInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config';
import { ConsoleCall, Ctx, In, Staff } from '../http/call';
import type { Context, StaffCaller } from '../http/context';
import { readCookie, sessionCookie } from '../http/cookies';
import { KnownDeviceService } from '../limit/known-device.service';
import { SecondFactorService } from './second-factor.service';
import { deviceAccount, StaffAuthService } from './staff-auth.service';
import { meOf, STAFF_COOKIE, STAFF_SESSION_MS, StaffSessionService } from './staff-session.service';

@Controller()
export class StaffAuthController {
  constructor(
    private readonly auth: StaffAuthService,
    private readonly factor: SecondFactorService,
    private readonly sessions: StaffSessionService,
    private readonly devices: KnownDeviceService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @ConsoleCall(authAdminApi.login)
  async login(
    @In() input: ConsoleInput<typeof authAdminApi.login>,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { token, me } = await this.auth.login(input, context);
    void reply.header('set-cookie', [
      this.cookie(token, STAFF_SESSION_MS / 1000),
      this.devices.cookie(context, deviceAccount(me.username.toLowerCase()), '/api/admin'),
    ]);
    return me;
  }

  @ConsoleCall(authAdminApi.me)
  async me(@Req() request: FastifyRequest) {
    return meOf(await this.sessions.require(readCookie(request.headers.cookie, STAFF_COOKIE)));
  }

  @ConsoleCall(authAdminApi.logout)
  async logout(@Staff() staff: StaffCaller, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.end(staff.id, staff.sessionId);
    void reply.header('set-cookie', this.cookie('', 0));
    return {};
  }

  @ConsoleCall(authAdminApi.firstPassword)
  async firstPassword(
    @Staff() staff: StaffCaller,
    @In() input: ConsoleInput<typeof authAdminApi.firstPassword>,
    @Req() request: FastifyRequest,
  ) {
    await this.auth.setFirstPassword(staff, input.new_password);
    return this.me(request);
  }

  @ConsoleCall(authAdminApi.confirm)
  async confirmPresence(
    @Staff() staff: StaffCaller,
    @In() input: ConsoleInput<typeof authAdminApi.confirm>,
    @Ctx() { address }: Context,
  ) {
    await this.auth.confirm(staff, input, address);
    return {};
  }

  @ConsoleCall(authAdminApi.enrolTotp)
  enrol(@Staff() staff: StaffCaller) {
    return this.factor.enrol(staff);
  }

  /** Answers the recovery codes with the staff member; they are shown only here. */
  @ConsoleCall(authAdminApi.confirmTotp)
  async confirm(
    @Staff() staff: StaffCaller,
    @In() input: ConsoleInput<typeof authAdminApi.confirmTotp>,
    @Req() request: FastifyRequest,
  ) {
    const recovery_codes = await this.factor.confirm(staff, input.totp);
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
