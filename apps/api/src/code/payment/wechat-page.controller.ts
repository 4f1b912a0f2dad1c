import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { formatFen } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../core/errors/domain-error';
import { Open } from '../../core/http/call';
import { parseUlidParam } from '../../core/http/body';
import { pageLanguage } from '../../core/http/page-language';
import { isPayable, PaymentService } from './payment.service';
import { ignoreNoAnswer, WALLET, type Wallet } from './wallet';
import { wechatPage } from './wechat-page';
import { WechatWallet } from './wechat-wallet';

/** Minimum seconds between queries to the wallet by a waiting payment page. */
const ASK_EVERY_S = 15;

/** The payment page with the WeChat QR code; leads back when the payment is made or has expired. */
@Controller()
export class WechatPageController {
  constructor(
    private readonly payments: PaymentService,
    @Inject(WALLET) private readonly wallet: Wallet,
  ) {}

  @Open()
  @Get('pay/wechat/:id')
  async page(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!(this.wallet instanceof WechatWallet)) throw notFound();
    await this.payments.look(parseUlidParam(id), ASK_EVERY_S).catch(ignoreNoAnswer);
    const { payment, thing } = await this.payments.withThing(id);
    if (!isPayable(payment, thing)) return reply.redirect(`/#${thing.link}`, 303);
    const amount_fen = Number(payment.amount_fen);
    // WeChat Pay allows 127 bytes; product names may be longer.
    const description = [...thing.product_name].slice(0, 30).join('');
    const code = await this.wallet.codeOf({ ...payment, amount_fen, description });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(wechatPage(pageLanguage(request), formatFen(amount_fen), code));
  }
}
