import { Controller } from '@nestjs/common';
import { type Input, labelOrderMachine, orderApi } from '@ipw/domain';
import { Call, Ctx, In } from '../../core/http/call';
import type { Context } from '../../core/http/context';
import { OrderService, paidAlready } from '../order';
import { PaymentService } from './payment.service';

const subject = labelOrderMachine.name;

@Controller()
export class PaymentController {
  constructor(
    private readonly payments: PaymentService,
    private readonly orders: OrderService,
  ) {}

  @Call(orderApi.pay)
  async orderPay(@In() { ip_id, order_id }: Input<typeof orderApi.pay>, @Ctx() { language }: Context) {
    const order = await this.orders.one(ip_id, order_id);
    return this.payments.begin({ subject, order_id, refusal: paidAlready(order) }, language);
  }

  @Call(orderApi.check)
  async orderCheck(@In() { ip_id, order_id }: Input<typeof orderApi.check>) {
    await this.orders.one(ip_id, order_id);
    await this.payments.check({ subject, order_id });
    return { paid: (await this.orders.one(ip_id, order_id)).paid };
  }
}
