import { Controller } from '@nestjs/common';
import { type Input, orderApi } from '@ipw/domain';
import { Call, Ctx, In } from '../../core/http/call';
import type { Context } from '../../core/http/context';
import { PaymentService } from './payment.service';

@Controller()
export class PaymentController {
  constructor(private readonly payments: PaymentService) {}

  @Call(orderApi.pay)
  orderPay(@In() { ip_id, order_id }: Input<typeof orderApi.pay>, @Ctx() { language }: Context) {
    return this.payments.begin(ip_id, order_id, language);
  }

  @Call(orderApi.check)
  orderCheck(@In() { ip_id, order_id }: Input<typeof orderApi.check>) {
    return this.payments.check(ip_id, order_id);
  }
}
