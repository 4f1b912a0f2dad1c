import { Controller } from '@nestjs/common';
import { filingApi, type Input } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { FilingDraftService } from './filing-draft.service';
import { FilingPaymentService } from './filing-payment.service';
import { FilingService } from './filing.service';
import { FilingViewService } from './filing-view.service';

@Controller()
export class FilingController {
  constructor(
    private readonly filings: FilingService,
    private readonly drafts: FilingDraftService,
    private readonly payments: FilingPaymentService,
    private readonly view: FilingViewService,
  ) {}

  @Call(filingApi.offer)
  offer(@Me() me: MemberCaller) {
    return this.view.offer(me);
  }

  @Call(filingApi.list)
  list(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.list>) {
    return this.view.list(me, input);
  }

  @Call(filingApi.detail)
  detail(@Me() me: MemberCaller, @In() { filing_id }: Input<typeof filingApi.detail>) {
    return this.view.detail(me, filing_id);
  }

  @Call(filingApi.save)
  save(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.save>) {
    return this.drafts.save(me, input);
  }

  @Call(filingApi.submit)
  submit(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.submit>) {
    return this.filings.submit(me, input);
  }

  @Call(filingApi.pay)
  pay(
    @Me() me: MemberCaller,
    @In() { filing_id }: Input<typeof filingApi.pay>,
    @Ctx() { language }: Context,
  ) {
    return this.payments.begin(me, filing_id, language);
  }

  @Call(filingApi.check)
  check(@Me() me: MemberCaller, @In() { filing_id }: Input<typeof filingApi.check>) {
    return this.payments.check(me, filing_id);
  }

  @Call(filingApi.voucher)
  voucher(@Me() me: MemberCaller, @In() { filing_id, voucher_image }: Input<typeof filingApi.voucher>) {
    return this.payments.voucher(me, filing_id, voucher_image);
  }

  @Call(filingApi.withdraw)
  withdraw(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.withdraw>) {
    return this.filings.withdraw(me, input);
  }

  @Call(filingApi.delete)
  delete(@Me() me: MemberCaller, @In() { filing_id }: Input<typeof filingApi.delete>) {
    return this.drafts.delete(me, filing_id);
  }

  @Call(filingApi.invoiceRequest)
  invoiceRequest(@Me() me: MemberCaller, @In() input: Input<typeof filingApi.invoiceRequest>) {
    return this.filings.requestInvoice(me, input);
  }

  @Call(filingApi.certificate)
  certificate(@Me() me: MemberCaller, @In() { filing_id }: Input<typeof filingApi.certificate>) {
    return this.view.certificate(me, filing_id);
  }
}
