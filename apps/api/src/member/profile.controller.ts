import { Controller, Res } from '@nestjs/common';
import { type Input, profileApi } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { KnownDeviceService } from '../core/limit/known-device.service';
import { PhoneService } from '../core/security/phone.service';
import { PhoneChangeService } from './phone-change.service';
import { ProfileService } from './profile.service';

type Api = typeof profileApi;

/** The member's own account data. */
@Controller()
export class ProfileController {
  constructor(
    private readonly changes: PhoneChangeService,
    private readonly devices: KnownDeviceService,
    private readonly phones: PhoneService,
    private readonly profiles: ProfileService,
  ) {}

  @Call(profileApi.save)
  save(@Me() me: MemberCaller, @In() input: Input<Api['save']>) {
    return this.profiles.save(me, input);
  }

  @Call(profileApi.changePhone)
  async changePhone(
    @Me() me: MemberCaller,
    @In() input: Input<Api['changePhone']>,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.changes.change(me, input, context);
    // The device stays known under the new number.
    void reply.header('set-cookie', this.devices.cookie(context, this.phones.hash(input)));
    return null;
  }
}
