import { Controller } from '@nestjs/common';
import { filingApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { FilingDraftService } from './filing-draft.service';
import { FilingService } from './filing.service';

@Controller()
export class FilingController {
  constructor(
    private readonly filings: FilingService,
    private readonly drafts: FilingDraftService,
  ) {}

  @Call(filingApi.offer)
  offer(@Me() me: MemberCaller) {
    return this.filings.offer(me);
  }

  @Call(filingApi.list)
  list(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.list>) {
    return this.filings.list(me, input);
  }

  @Call(filingApi.detail)
  detail(@Me() me: MemberCaller, @In() { filing_id }: Input<typeof filingApi.detail>) {
    return this.filings.detail(me, filing_id);
  }

  @Call(filingApi.save)
  save(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.save>) {
    return this.drafts.save(me, input);
  }

  @Call(filingApi.submit)
  submit(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.submit>) {
    return this.filings.submit(me, input);
  }

  @Call(filingApi.withdraw)
  withdraw(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.withdraw>) {
    return this.filings.withdraw(me, input);
  }

  @Call(filingApi.certificate)
  certificate(@Me() me: MemberCaller, @In() { filing_id }: Input<typeof filingApi.certificate>) {
    return this.filings.certificate(me, filing_id);
  }
}
