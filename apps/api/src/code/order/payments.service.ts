import { Inject, Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  labelOrderMachine,
  type LabelOrderState,
  orderWaits,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Row, type Sql } from '../../core/db/db';
import { DomainError, notFound } from '../../core/errors/domain-error';
import { SYSTEM } from '../../core/transition/history';
import { Transitions } from '../../core/transition/transitions';
import { Messages } from '../../message/message.service';
import type { LabelOrderEntity, LabelPaymentEntity } from './order.entity';
import { factsOf } from './order.view';
import { orderArgs, productOf } from './order-message';
import { paidAlready } from './orders.service';
import { Refunds } from './refunds.service';
import { type Notice, type RawNotice, WALLET, type Wallet } from './wallet';

/** Wallet payments: where to pay, and what the provider's notifications do. */
@Injectable()
export class Payments {
  constructor(
    private readonly db: Db,
    private readonly transitions: Transitions,
    private readonly messages: Messages,
    private readonly refunds: Refunds,
    @Inject(WALLET) private readonly wallet: Wallet,
  ) {}

  /** The provider's page for an order that waits for its payment. */
  async begin(ipId: string, orderId: string): Promise<{ pay_url: string }> {
    const order = await this.db.one<LabelOrderEntity>(
      'SELECT * FROM label_order WHERE id = ? AND ip_id = ?',
      [orderId, ipId],
    );
    if (!order) throw notFound();
    if (orderWaits(factsOf(order)) !== 'payment') throw paidAlready(order);
    await this.db
      .insert('label_payment', {
        id: ulid(),
        order_id: order.id,
        provider: this.wallet.name,
        amount_fen: Number(order.amount_fen),
      })
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    // Begun with another wallet and not paid there: this one takes over.
    await this.db.change('UPDATE label_payment SET provider = ? WHERE order_id = ? AND paid_at IS NULL', [
      this.wallet.name,
      order.id,
    ]);
    const payment = (await this.db.one<LabelPaymentEntity>('SELECT * FROM label_payment WHERE order_id = ?', [
      order.id,
    ]))!;
    return { pay_url: this.wallet.payUrl({ id: payment.id, amount_fen: Number(payment.amount_fen) }) };
  }

  /**
   * Takes a notification. Forged ones are refused; a repeated one answers like the first and does nothing; one that
   * comes after the order was rejected opens a refund.
   */
  async receive(provider: string, raw: RawNotice): Promise<void> {
    if (provider !== this.wallet.name) throw notFound();
    const notice = this.wallet.read(raw);
    if (!notice) throw new DomainError('SIGNATURE');
    if (!notice.paid) return;
    await this.db.tx((sql) => this.settle(sql, notice));
  }

  private async settle(sql: Sql, notice: Notice): Promise<void> {
    const payment = await sql.one<LabelPaymentEntity>(
      'SELECT * FROM label_payment WHERE id = ? AND provider = ? FOR UPDATE',
      [notice.payment_id, this.wallet.name],
    );
    if (!payment) throw notFound();
    if (Number(payment.amount_fen) !== notice.amount_fen) throw new DomainError('SIGNATURE');
    if (payment.paid_at) {
      if (payment.provider_ref !== notice.provider_ref) throw new DomainError('SIGNATURE');
      return;
    }
    await sql.update(
      'label_payment',
      { paid_at: notice.paid_at, provider_ref: notice.provider_ref },
      { id: payment.id, paid_at: null },
    );
    const order = (await sql.one<LabelOrderEntity>('SELECT * FROM label_order WHERE id = ? FOR UPDATE', [
      payment.order_id,
    ]))!;
    if (orderWaits(factsOf(order)) === 'payment') await this.confirm(sql, order, notice.paid_at);
    else await this.refunds.open(sql, order, SYSTEM);
  }

  private async confirm(sql: Sql, order: LabelOrderEntity, at: Date): Promise<void> {
    await this.transitions.applyIn<LabelOrderState, 'confirm_payment', LabelOrderEntity>(sql, {
      machine: labelOrderMachine,
      table: 'label_order',
      id: order.id,
      action: 'confirm_payment',
      actor: SYSTEM,
      set: paidNow(order, at),
    });
    const product_name = await productOf(sql, order);
    await this.messages.send(sql, order.member_id, 'label_order_paid', { product_name, ...orderArgs(order) });
  }
}

/** What being paid changes: the labels are due. */
export const paidNow = (order: LabelOrderEntity, at: Date): Row => ({
  paid: 1,
  paid_at: at,
  due_at: addWorkingDays(
    new Date(),
    DUE_DAYS[order.label_type === 'common' ? 'common_label' : 'custom_label'],
  ),
});
