import { Controller, Res } from '@nestjs/common';
import { type Input, memberApi } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { KnownDeviceService } from '../core/limit/known-device.service';
import { PhoneService } from '../core/security/phone.service';
import { LoginService } from './login.service';
import { OneTimeCodeService } from './one-time-code.service';
import { PasswordService } from './password.service';
import { RegisterService } from './register.service';

type Api = typeof memberApi;

/** Accounts: register, sign in, passwords. */
@Controller()
export class AccountController {
  constructor(
    private readonly codes: OneTimeCodeService,
    private readonly devices: KnownDeviceService,
    private readonly logins: LoginService,
    private readonly passwords: PasswordService,
    private readonly phones: PhoneService,
    private readonly registrations: RegisterService,
  ) {}

  @Call(memberApi.isRegister)
  isRegister(@In() input: Input<Api['isRegister']>, @Ctx() context: Context) {
    return this.registrations.isRegister(input, context);
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
    const session = await this.logins.login(input, context);
    void reply.header('set-cookie', this.devices.cookie(context, this.phones.hash(input)));
    return session;
  }

  @Call(memberApi.register)
  async register(
    @In() input: Input<Api['register']>,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.registrations.register(input, context);
    void reply.header('set-cookie', this.devices.cookie(context, this.phones.hash(input)));
    return session;
  }

  @Call(memberApi.updPassword)
  updPassword(@Me() me: MemberCaller, @In() input: Input<Api['updPassword']>, @Ctx() context: Context) {
    return this.passwords.change(me, input, context.address);
  }

  @Call(memberApi.resetPassword)
  resetPassword(@In() input: Input<Api['resetPassword']>, @Ctx() context: Context) {
    return this.passwords.reset(input, context);
  }
}
