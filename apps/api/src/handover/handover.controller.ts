import { Controller } from '@nestjs/common';
import { type Input, handoverApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { HandoverService } from './handover.service';
import { ReceivedHandoverService } from './received-handover.service';

type Api = typeof handoverApi;

@Controller()
export class HandoverController {
  constructor(
    private readonly handovers: HandoverService,
    private readonly receivedHandovers: ReceivedHandoverService,
  ) {}

  @Call(handoverApi.status)
  status(@Me() me: MemberCaller, @In() { ip_id }: Input<Api['status']>) {
    return this.handovers.status(me, ip_id);
  }

  @Call(handoverApi.offer)
  offer(@Me() me: MemberCaller, @In() input: Input<Api['offer']>, @Ctx() context: Context) {
    return this.handovers.offer(me, input, context);
  }

  @Call(handoverApi.cancel)
  cancel(@Me() me: MemberCaller, @In() input: Input<Api['cancel']>) {
    return this.handovers.cancel(me, input);
  }

  @Call(handoverApi.received)
  received(@Me() me: MemberCaller) {
    return this.receivedHandovers.list(me);
  }

  @Call(handoverApi.answer)
  answer(@Me() me: MemberCaller, @In() input: Input<Api['answer']>, @Ctx() { language }: Context) {
    return this.receivedHandovers.answer(me, input, language);
  }
}
