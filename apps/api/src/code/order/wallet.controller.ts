import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { Inject } from '@nestjs/common';
import { formatFen, ulid } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';
import { signedText } from '../../core/http/body';
import { Open } from '../../core/http/call';
import { recordId } from '../../core/http/console-id';
import { contextOf } from '../../core/http/context';
import type { LabelPaymentEntity } from './order.entity';
import { orderPage } from './pay-page';
import { Payments } from './payments.service';
import { SANDBOX_SELLER, SandboxWallet, WALLET, type Wallet } from './wallet';
import { sandboxPage } from './sandbox-page';

/** Where wallet providers notify us, and the sandbox's page. */
@Controller()
export class WalletController {
  constructor(
    private readonly db: Db,
    private readonly payments: Payments,
    @Inject(WALLET) private readonly wallet: Wallet,
  ) {}

  @Open()
  @Post('api/pay/notify/:provider')
  @HttpCode(200)
  async notify(
    @Param('provider') provider: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    const fields = Object.entries((body ?? {}) as Record<string, unknown>);
    await this.payments.receive(provider, {
      headers: request.headers as Record<string, string | undefined>,
      text: signedText(request),
      fields: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
    });
    return 'success';
  }

  @Open()
  @Get('pay/sandbox/:id')
  async page(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { payment } = await this.sandboxed(id);
    const amount = formatFen(Number(payment.amount_fen));
    await reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(sandboxPage(contextOf(request).language, amount, payment.paid_at !== null));
  }

  /** Pays: the notification goes over HTTP, signed, as a provider's would. */
  @Open()
  @Post('pay/sandbox/:id')
  async pay(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { payment, sandbox } = await this.sandboxed(id);
    const notice: Record<string, string> = {
      payment_id: payment.id,
      provider_ref: payment.provider_ref ?? ulid(),
      amount_fen: String(payment.amount_fen),
      paid_at: new Date().toISOString(),
      seller: SANDBOX_SELLER,
      status: 'paid',
    };
    await fetch(`http://127.0.0.1:${String(request.socket.localPort)}/api/pay/notify/${sandbox.name}`, {
      method: 'POST',
      body: new URLSearchParams({ ...notice, sign: sandbox.sign(notice) }),
    });
    const order = await this.db.one<{ id: string; ip_id: string }>(
      'SELECT id, ip_id FROM label_order WHERE id = ?',
      [payment.order_id],
    );
    await reply.redirect(orderPage(order!), 303);
  }

  private async sandboxed(id: string): Promise<{ payment: LabelPaymentEntity; sandbox: SandboxWallet }> {
    const payment = await this.db.one<LabelPaymentEntity>('SELECT * FROM label_payment WHERE id = ?', [
      recordId(id),
    ]);
    if (!payment || !(this.wallet instanceof SandboxWallet)) throw notFound();
    return { payment, sandbox: this.wallet };
  }
}
