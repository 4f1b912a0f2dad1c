import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { formatFen } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../core/errors/domain-error';
import { parseUlidParam, rawSignedBody } from '../../core/http/body';
import { Open } from '../../core/http/call';
import { pageLanguage } from '../../core/http/page-language';
import { isPayable, PaymentService } from './payment.service';
import { sandboxPage } from './sandbox-page';
import { SandboxWallet } from './sandbox-wallet';
import { WALLET, type Wallet } from './wallet';

/** Notifications of wallet providers, and the sandbox's page. */
@Controller()
export class WalletController {
  constructor(
    private readonly payments: PaymentService,
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
      text: rawSignedBody(request),
      fields: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
    });
    return 'success';
  }

  @Open()
  @Get('pay/sandbox/:id')
  async page(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { payment, thing } = await this.sandboxed(id);
    const page = sandboxPage({
      language: pageLanguage(request),
      amount: formatFen(Number(payment.amount_fen)),
      status: payment.paid_at ? 'paid' : isPayable(payment, thing) ? 'payable' : 'ended',
      back: `/#${thing.link}`,
    });
    await reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  }

  /** Pays: sends a signed notification over HTTP as a provider does, unless a lost one is simulated. */
  @Open()
  @Post('pay/sandbox/:id')
  async pay(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { payment, thing, sandbox } = await this.sandboxed(id);
    if (isPayable(payment, thing)) {
      const notice = await sandbox.pay({ id: payment.id, amount_fen: Number(payment.amount_fen) });
      if ((body as { notice?: unknown } | undefined)?.notice !== 'lost')
        await fetch(`http://127.0.0.1:${String(request.socket.localPort)}/api/pay/notify/${sandbox.name}`, {
          method: 'POST',
          body: new URLSearchParams(notice),
        });
    }
    await reply.redirect(`/#${thing.link}`, 303);
  }

  private async sandboxed(id: string) {
    if (!(this.wallet instanceof SandboxWallet)) throw notFound();
    return { ...(await this.payments.withThing(parseUlidParam(id))), sandbox: this.wallet };
  }
}
