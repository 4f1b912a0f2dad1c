import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { staffLoginInput, totpConfirmInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config';
import { Console, Ctx, Staff } from '../http/call';
import { checked } from '../http/console-input';
import type { Context, StaffCaller } from '../http/context';
import { StaffAuth } from './staff-auth.service';
import { meOf, STAFF_COOKIE, STAFF_SESSION_MS, StaffSessions } from './staff-sessions';

@Controller('api/admin/auth')
export class StaffAuthController {
  constructor(
    private readonly auth: StaffAuth,
    private readonly sessions: StaffSessions,
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
    const { token, me } = await this.auth.login(checked(staffLoginInput, body), context);
    void reply.header('set-cookie', this.cookie(token, STAFF_SESSION_MS / 1000));
    return me;
  }

  @Console('enrolling')
  @Get('me')
  async me(@Req() request: FastifyRequest) {
    const token = new RegExp(`${STAFF_COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
    return meOf(await this.sessions.require(token));
  }

  @Console('enrolling')
  @Post('logout')
  @HttpCode(200)
  async logout(@Staff() staff: StaffCaller, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.end(staff.sessionId);
    void reply.header('set-cookie', this.cookie('', 0));
    return {};
  }

  @Console('enrolling')
  @Post('totp/enrol')
  @HttpCode(200)
  enrol(@Staff() staff: StaffCaller) {
    return this.auth.enrol(staff);
  }

  @Console('enrolling')
  @Post('totp/confirm')
  @HttpCode(200)
  async confirm(@Staff() staff: StaffCaller, @Body() body: unknown, @Req() request: FastifyRequest) {
    await this.auth.confirm(staff, checked(totpConfirmInput, body).totp);
    return this.me(request);
  }

  private cookie(value: string, maxAge: number): string {
    const secure = this.config.NODE_ENV === 'production' ? '; Secure' : '';
    return `${STAFF_COOKIE}=${value}; Path=/api/admin; HttpOnly; SameSite=Strict; Max-Age=${String(maxAge)}${secure}`;
  }
}
