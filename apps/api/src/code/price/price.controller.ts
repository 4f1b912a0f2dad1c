import { Controller } from '@nestjs/common';
import { orderApi } from '@ipw/domain';
import { Call } from '../../core/http/call';
import { PriceService } from './price.service';

@Controller()
export class PriceController {
  constructor(private readonly prices: PriceService) {}

  @Call(orderApi.prices)
  async priceList() {
    return { prices: await this.prices.now(), bank_account: this.prices.bankAccount };
  }
}
