import { Controller, Res } from '@nestjs/common';
import { type Input, memberApi } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { KnownDeviceService } from '../core/limit/known-device.service';
import { PhoneService } from '../core/security/phone.service';
import { AccountService } from './account.service';
import { CurrentIpService } from './current-ip.service';
import { MemberInfoService } from './member-info.service';
import { OneTimeCodeService } from './one-time-code.service';
import { RealNameService } from './real-name.service';

type Api = typeof memberApi;

@Controller()
export class MemberController {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: OneTimeCodeService,
    private readonly currentIp: CurrentIpService,
    private readonly devices: KnownDeviceService,
    private readonly phones: PhoneService,
    private readonly realName: RealNameService,
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

  @Call(memberApi.switchIp)
  async switchIp(@Me() me: MemberCaller, @In() input: Input<Api['switchIp']>) {
    await this.currentIp.switchTo(me.id, input.ip_id);
    return this.view.info(me.id, me.sessionId);
  }
}
