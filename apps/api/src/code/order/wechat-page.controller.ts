import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { formatFen } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';
import { Open } from '../../core/http/call';
import { recordId } from '../../core/http/console-id';
import { contextOf } from '../../core/http/context';
import type { LabelPaymentEntity } from './order.entity';
import { orderPage } from './pay-page';
import { WALLET, type Wallet } from './wallet';
import { wechatPage } from './wechat-page';
import { WechatWallet } from './wechat-wallet';

type Asked = LabelPaymentEntity & { ip_id: string; product_name: string };

/** Where a payer is shown the code to scan, and led back from once the payment is there. */
@Controller()
export class WechatPageController {
  constructor(
    private readonly db: Db,
    @Inject(WALLET) private readonly wallet: Wallet,
  ) {}

  @Open()
  @Get('pay/wechat/:id')
  async page(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const payment = await this.db.one<Asked>(
      `SELECT p.*, o.ip_id, g.product_name FROM label_payment p JOIN label_order o ON o.id = p.order_id
        JOIN code_goods g ON g.id = o.goods_id WHERE p.id = ?`,
      [recordId(id)],
    );
    if (!payment || !(this.wallet instanceof WechatWallet)) throw notFound();
    if (payment.paid_at)
      return reply.redirect(orderPage({ ip_id: payment.ip_id, id: payment.order_id }), 303);
    const amount_fen = Number(payment.amount_fen);
    // Their limit is 127 bytes; a name of ours is longer at times.
    const description = [...payment.product_name].slice(0, 30).join('');
    const code = await this.wallet.codeOf({ id: payment.id, amount_fen, description });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(wechatPage(contextOf(request).language, formatFen(amount_fen), code));
  }
}
