import { Controller } from '@nestjs/common';
import { type Input, orderApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../../core/http/call';
import type { Context, MemberCaller } from '../../core/http/context';
import { OrderAddressService } from './order-address.service';
import { DesignService } from './design.service';
import { InvoiceService } from './invoice.service';
import { OrderService } from './order.service';

@Controller()
export class OrderController {
  constructor(
    private readonly orders: OrderService,
    private readonly addresses: OrderAddressService,
    private readonly designs: DesignService,
    private readonly invoices: InvoiceService,
  ) {}

  @Call(orderApi.quote)
  quote(@In() input: Input<typeof orderApi.quote>) {
    return this.orders.quote(input);
  }

  @Call(orderApi.designs)
  designList(@In() input: Input<typeof orderApi.designs>) {
    return this.designs.list(input);
  }

  @Call(orderApi.create)
  orderCreate(
    @Me() me: MemberCaller,
    @In() input: Input<typeof orderApi.create>,
    @Ctx() { language }: Context,
  ) {
    return this.orders.create(me, input, language);
  }

  @Call(orderApi.list)
  orderList(@In() input: Input<typeof orderApi.list>) {
    return this.orders.list(input);
  }

  @Call(orderApi.detail)
  orderDetail(@Me() me: MemberCaller, @In() { ip_id, order_id }: Input<typeof orderApi.detail>) {
    return this.orders.detail(me, ip_id, order_id);
  }

  @Call(orderApi.cancel)
  orderCancel(@Me() me: MemberCaller, @In() input: Input<typeof orderApi.cancel>) {
    return this.orders.cancel(me, input);
  }

  @Call(orderApi.deliveries)
  deliveryList(@In() input: Input<typeof orderApi.deliveries>) {
    return this.addresses.list(input);
  }

  @Call(orderApi.voucher)
  orderVoucher(@Me() me: MemberCaller, @In() input: Input<typeof orderApi.voucher>) {
    return this.orders.voucher(me, input);
  }

  @Call(orderApi.invoiceRequest)
  invoiceRequest(@Me() me: MemberCaller, @In() input: Input<typeof orderApi.invoiceRequest>) {
    return this.invoices.requestOfOrder(me, input);
  }
}
