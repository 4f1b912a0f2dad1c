import { Controller, Inject, Req } from '@nestjs/common';
import { codeRequestApi, goodsApi, type Input, orderApi, scanApi } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../core/config';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { originOf } from '../core/http/origin';
import { GoodsService } from './goods/goods.service';
import { LicenseeService } from './goods/licensee.service';
import { CodeRequestService } from './issue/code-request.service';
import { DesignService } from './order/design.service';
import { InvoiceService } from './order/invoice.service';
import { OrderService } from './order/order.service';
import { PaymentService } from './order/payment.service';
import { PriceService } from './order/price.service';
import { placeOf } from './scan/page/place';
import { ScanRecordService } from './scan/scan-record.service';
import { ScanService } from './scan/scan.service';

@Controller()
export class CodeController {
  constructor(
    private readonly goods: GoodsService,
    private readonly licensees: LicenseeService,
    private readonly orders: OrderService,
    private readonly designs: DesignService,
    private readonly payments: PaymentService,
    private readonly prices: PriceService,
    private readonly invoices: InvoiceService,
    private readonly requests: CodeRequestService,
    private readonly scans: ScanService,
    private readonly records: ScanRecordService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(goodsApi.list)
  goodsList(@Me() me: MemberCaller, @In() input: Input<typeof goodsApi.list>) {
    return this.goods.list(me, input);
  }

  @Call(goodsApi.save)
  goodsSave(@Me() me: MemberCaller, @In() input: Input<typeof goodsApi.save>) {
    return this.goods.save(me, input);
  }

  @Call(goodsApi.delete)
  goodsDelete(@Me() me: MemberCaller, @In() { ip_id, goods_id }: Input<typeof goodsApi.delete>) {
    return this.goods.remove(me, ip_id, goods_id);
  }

  @Call(goodsApi.licensees)
  licenseeList(@In() input: Input<typeof goodsApi.licensees>) {
    return this.licensees.list(input);
  }

  @Call(goodsApi.licenseeSave)
  licenseeSave(@Me() me: MemberCaller, @In() input: Input<typeof goodsApi.licenseeSave>) {
    return this.licensees.save(me, input);
  }

  @Call(goodsApi.licenseeDelete)
  licenseeDelete(@Me() me: MemberCaller, @In() input: Input<typeof goodsApi.licenseeDelete>) {
    return this.licensees.remove(me, input.ip_id, input.licensee_id);
  }

  @Call(orderApi.prices)
  async priceList() {
    return { prices: await this.prices.now(), bank_account: this.prices.bankAccount };
  }

  @Call(orderApi.quote)
  quote(@In() input: Input<typeof orderApi.quote>) {
    return this.orders.quote(input);
  }

  @Call(orderApi.designs)
  designList(@In() input: Input<typeof orderApi.designs>) {
    return this.designs.list(input);
  }

  @Call(orderApi.create)
  orderCreate(@Me() me: MemberCaller, @In() input: Input<typeof orderApi.create>) {
    return this.orders.create(me, input);
  }

  @Call(orderApi.list)
  orderList(@In() input: Input<typeof orderApi.list>) {
    return this.orders.list(input);
  }

  @Call(orderApi.detail)
  orderDetail(@Me() me: MemberCaller, @In() { ip_id, order_id }: Input<typeof orderApi.detail>) {
    return this.orders.detail(me, ip_id, order_id);
  }

  @Call(orderApi.pay)
  orderPay(@In() { ip_id, order_id }: Input<typeof orderApi.pay>, @Ctx() { language }: Context) {
    return this.payments.begin(ip_id, order_id, language);
  }

  @Call(orderApi.check)
  orderCheck(@In() { ip_id, order_id }: Input<typeof orderApi.check>) {
    return this.payments.check(ip_id, order_id);
  }

  @Call(orderApi.voucher)
  orderVoucher(@Me() me: MemberCaller, @In() input: Input<typeof orderApi.voucher>) {
    return this.orders.voucher(me, input);
  }

  @Call(orderApi.invoiceRequest)
  invoiceRequest(@Me() me: MemberCaller, @In() input: Input<typeof orderApi.invoiceRequest>) {
    return this.invoices.request(me, input);
  }

  @Call(codeRequestApi.create)
  useCreate(@Me() me: MemberCaller, @In() input: Input<typeof codeRequestApi.create>) {
    return this.requests.create(me, input);
  }

  @Call(codeRequestApi.list)
  useList(@In() input: Input<typeof codeRequestApi.list>) {
    return this.requests.list(input);
  }

  @Call(scanApi.verify)
  verify(
    @In() { code }: Input<typeof scanApi.verify>,
    @Ctx() { address, userAgent }: Context,
    @Req() request: FastifyRequest,
  ) {
    const place = placeOf(request, this.config.SCAN_PLACE_HEADER);
    return this.scans.scan(code, { address, userAgent, place, checkedAt: null, mark: null });
  }

  @Call(scanApi.list)
  scanList(@In() input: Input<typeof scanApi.list>) {
    return this.records.list(input, originOf(this.config));
  }

  @Call(scanApi.stats)
  scanStats(@In() input: Input<typeof scanApi.stats>) {
    return this.records.stats(input);
  }
}
