import { Controller } from '@nestjs/common';
import { claimApi, claimChoiceApi, type Input } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { ClaimChoiceService } from './choice.service';
import { ClaimRemovalService } from './claim-removal.service';
import { ClaimService } from './claim.service';

type Api = typeof claimApi;

@Controller()
export class ClaimController {
  constructor(
    private readonly claims: ClaimService,
    private readonly removal: ClaimRemovalService,
    private readonly choices: ClaimChoiceService,
  ) {}

  @Call(claimChoiceApi.get)
  choice(@Me() me: MemberCaller) {
    return this.choices.get(me);
  }

  @Call(claimChoiceApi.save)
  choiceSave(@Me() me: MemberCaller, @In() input: Input<typeof claimChoiceApi.save>) {
    return this.choices.save(me, input);
  }

  @Call(claimApi.list)
  list(@Me() me: MemberCaller, @In() input: Input<Api['list']>) {
    return this.claims.list(me, input);
  }

  @Call(claimApi.detail)
  detail(@Me() me: MemberCaller, @In() { claim_id }: Input<Api['detail']>) {
    return this.claims.detail(me, claim_id);
  }

  @Call(claimApi.save)
  save(@Me() me: MemberCaller, @In() input: Input<Api['save']>) {
    return this.claims.save(me, input);
  }

  @Call(claimApi.submit)
  submit(@Me() me: MemberCaller, @In() input: Input<Api['submit']>, @Ctx() { language }: Context) {
    return this.claims.submit(me, input, language);
  }

  @Call(claimApi.withdraw)
  withdraw(@Me() me: MemberCaller, @In() { claim_id }: Input<Api['withdraw']>) {
    return this.claims.withdraw(me, claim_id);
  }

  @Call(claimApi.delete)
  delete(@Me() me: MemberCaller, @In() { claim_id }: Input<Api['delete']>) {
    return this.removal.remove(me, claim_id);
  }
}
