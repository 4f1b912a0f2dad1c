import { Controller } from '@nestjs/common';
import { claimAnswerApi, disputeApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { ClaimAnswerService } from './claim-answer.service';
import { DisputeService } from './dispute.service';

type Api = typeof disputeApi;

@Controller()
export class DisputeController {
  constructor(
    private readonly disputes: DisputeService,
    private readonly answers: ClaimAnswerService,
  ) {}

  @Call(disputeApi.submit)
  submit(@Me() me: MemberCaller, @In() input: Input<Api['submit']>) {
    return this.disputes.submit(me, input);
  }

  @Call(disputeApi.list)
  list(@Me() me: MemberCaller, @In() input: Input<Api['list']>) {
    return this.disputes.list(me, input);
  }

  @Call(disputeApi.detail)
  detail(@Me() me: MemberCaller, @In() { dispute_id }: Input<Api['detail']>) {
    return this.disputes.detail(me, dispute_id);
  }

  @Call(claimAnswerApi.get)
  answer(@Me() me: MemberCaller, @In() { claim_id }: Input<typeof claimAnswerApi.get>) {
    return this.answers.get(me, claim_id);
  }

  @Call(claimAnswerApi.save)
  answerSave(@Me() me: MemberCaller, @In() input: Input<typeof claimAnswerApi.save>) {
    return this.answers.save(me, input);
  }
}
