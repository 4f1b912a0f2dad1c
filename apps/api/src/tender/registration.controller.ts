import { Controller } from '@nestjs/common';
import { type Input, registrationApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { AmendmentService } from './amendment.service';
import { RegistrationListService } from './registration-list.service';
import { RegistrationService } from './registration.service';
import { RegistrationViewService } from './registration-view.service';

type Api = typeof registrationApi;

@Controller()
export class RegistrationController {
  constructor(
    private readonly amendments: AmendmentService,
    private readonly lists: RegistrationListService,
    private readonly registrations: RegistrationService,
    private readonly views: RegistrationViewService,
  ) {}

  @Call(registrationApi.registration)
  registration(
    @Me() me: MemberCaller,
    @In() input: Input<Api['registration']>,
    @Ctx() { language }: Context,
  ) {
    return this.views.of(me, input, language);
  }

  @Call(registrationApi.registrationSave)
  save(@Me() me: MemberCaller, @In() input: Input<Api['registrationSave']>, @Ctx() context: Context) {
    return this.registrations.save(me, input, context);
  }

  @Call(registrationApi.registrationSubmit)
  submit(@Me() me: MemberCaller, @In() input: Input<Api['registrationSubmit']>, @Ctx() context: Context) {
    return this.registrations.submit(me, input, context);
  }

  @Call(registrationApi.registrationWithdraw)
  withdraw(@Me() me: MemberCaller, @In() input: Input<Api['registrationWithdraw']>, @Ctx() context: Context) {
    return this.registrations.withdraw(me, input, context);
  }

  @Call(registrationApi.acknowledge)
  acknowledge(@Me() me: MemberCaller, @In() input: Input<Api['acknowledge']>) {
    return this.amendments.acknowledge(me, input);
  }

  @Call(registrationApi.myBids)
  myBids(@In() input: Input<Api['myBids']>, @Ctx() { language }: Context) {
    return this.lists.myBids(input, language);
  }

  @Call(registrationApi.myAwards)
  myAwards(@In() input: Input<Api['myAwards']>, @Ctx() { language }: Context) {
    return this.lists.myAwards(input, language);
  }
}
