import { Module } from '@nestjs/common';
import { CONFIG } from '../../core/config';
import { KEYS } from '../../core/keys';
import { PayableModule } from '../payable';
import { OrderModule } from '../order/order.module';
import { openWallet } from './open-wallet';
import { PaymentWatchService } from './payment-watch.service';
import { PaymentController } from './payment.controller';
import { PaymentService } from './payment.service';
import { WALLET } from './wallet';
import { WalletController } from './wallet.controller';
import { WechatPageController } from './wechat-page.controller';

@Module({
  imports: [OrderModule, PayableModule],
  controllers: [PaymentController, WalletController, WechatPageController],
  providers: [
    PaymentWatchService,
    PaymentService,
    { provide: WALLET, inject: [CONFIG, KEYS], useFactory: openWallet },
  ],
  exports: [PaymentService],
})
export class PaymentModule {}
