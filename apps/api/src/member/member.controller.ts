import { Controller, Res } from '@nestjs/common';
import { consultantApi, type Input, loginList, memberApi } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { KnownDeviceService } from '../core/limit/known-device.service';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { PhoneService } from '../core/security/phone.service';
import { AccountService } from './account.service';
import { ConsultantService } from './consultant.service';
import { CurrentIpService } from './current-ip.service';
import { MemberInfoService } from './member-info.service';
import { OneTimeCodeService } from './one-time-code.service';
import { RealNameService } from './real-name.service';
import { SignInService } from './sign-in.service';

type Api = typeof memberApi;

@Controller()
export class MemberController {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: OneTimeCodeService,
    private readonly consultants: ConsultantService,
    private readonly currentIp: CurrentIpService,
    private readonly devices: KnownDeviceService,
    private readonly limits: LimitService,
    private readonly phones: PhoneService,
    private readonly realName: RealNameService,
    private readonly sessions: MemberSessionService,
    private readonly signIns: SignInService,
    private readonly view: MemberInfoService,
  ) {}

  @Call(memberApi.isRegister)
  isRegister(@In() input: Input<Api['isRegister']>, @Ctx() context: Context) {
    return this.accounts.isRegister(input, context);
  }

  @Call(memberApi.sendYzm)
  sendYzm(@In() input: Input<Api['sendYzm']>, @Ctx() context: Context) {
    return this.codes.send(input, input.scene, context);
  }

  @Call(memberApi.login)
  async login(
    @In() input: Input<Api['login']>,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.accounts.login(input, context);
    void reply.header('set-cookie', this.devices.cookie(context, this.phones.hash(input)));
    return session;
  }

  @Call(memberApi.register)
  async register(
    @In() input: Input<Api['register']>,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.accounts.register(input, context);
    void reply.header('set-cookie', this.devices.cookie(context, this.phones.hash(input)));
    return session;
  }

  @Call(memberApi.info)
  async info(@Me() me: MemberCaller, @Ctx() context: Context) {
    await this.accounts.speaks(me.id, context.language);
    return this.view.info(me.id, me.sessionId);
  }

  @Call(memberApi.auth)
  auth(@Me() me: MemberCaller, @In() input: Input<Api['auth']>, @Ctx() context: Context) {
    return this.realName.verify(me, input, context);
  }

  @Call(memberApi.updPassword)
  updPassword(@Me() me: MemberCaller, @In() input: Input<Api['updPassword']>, @Ctx() context: Context) {
    return this.accounts.changePassword(me, input, context.address);
  }

  @Call(memberApi.resetPassword)
  resetPassword(@In() input: Input<Api['resetPassword']>, @Ctx() context: Context) {
    return this.accounts.resetPassword(input, context);
  }

  @Call(memberApi.logout)
  logout(@Me() me: MemberCaller) {
    return this.sessions.end(me.id, me.sessionId, 'logout');
  }

  @Call(memberApi.switchIp)
  async switchIp(@Me() me: MemberCaller, @In() input: Input<Api['switchIp']>) {
    await this.currentIp.switchTo(me.id, input.ip_id);
    return this.view.info(me.id, me.sessionId);
  }

  @Call(memberApi.sessions)
  places(@Me() me: MemberCaller) {
    return this.signIns.places(me);
  }

  @Call(memberApi.revokeSession)
  revoke(@Me() me: MemberCaller, @In() input: Input<Api['revokeSession']>) {
    return this.sessions.end(me.id, input.session_id, 'elsewhere');
  }

  @Call(memberApi.revokeOthers)
  revokeOthers(@Me() me: MemberCaller) {
    return this.signIns.endOthers(me);
  }

  @Call(memberApi.consultants)
  async consultantNames(@Ctx() context: Context) {
    await this.limits.pass(networkCounts('consultants', context), context);
    return this.consultants.names();
  }

  @Call(consultantApi.mine)
  consultant(@Me() me: MemberCaller) {
    return this.consultants.ofMember(me.id);
  }

  @Call(loginList)
  loginList(@Me() me: MemberCaller, @In() input: Input<typeof loginList>) {
    return this.signIns.history(me, input);
  }
}
