import { Inject, Injectable } from '@nestjs/common';
import {
  labelOrderMachine,
  type LabelOrderState,
  labelPaymentMachine,
  type LabelPaymentState,
  type Language,
  orderWaits,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Row, type Sql } from '../../core/db/db';
import { DomainError, notFound } from '../../core/errors/domain-error';
import { SYSTEM } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { MessageService } from '../../message';
import {
  factsOf,
  type LabelOrderEntity,
  orderArgs,
  paidAlready,
  paidNow,
  productOf,
  RefundService,
} from '../order';
import type { LabelPaymentEntity } from './payment.entity';
import { endOf, type PaidNotice, type RawNotice, WALLET, type Wallet } from './wallet';

/** Minimum seconds between two queries about a payment when its holder reloads the order. */
const CHECK_EVERY_S = 3;

type PaidOrder = LabelOrderEntity & { product_name: string };

interface PaymentOfOrder {
  payment: LabelPaymentEntity;
  order: PaidOrder;
}

/** Wallet payments: where to pay, and the status from a notification or a query. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly db: Db,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
    private readonly refunds: RefundService,
    @Inject(WALLET) private readonly wallet: Wallet,
  ) {}

  /** Address of the provider's payment page for an order that waits for its payment. */
  async begin(ipId: string, orderId: string, language: Language): Promise<{ pay_url: string }> {
    const known = await this.openOf(await this.orderOf(ipId, orderId));
    // A new payment begins only when the previous one can no longer be paid.
    if (known && endOf(known) <= new Date()) await this.look(known.id);
    const order = await this.orderOf(ipId, orderId);
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
    // Begun with another wallet and not paid there: the current one replaces it.
    await this.db.execute('UPDATE label_payment SET provider = ? WHERE order_id = ? AND is_open = 1', [
      this.wallet.name,
      order.id,
    ]);
    const payment = await this.openOf(order);
    if (!payment) throw paidAlready(order);
    return { pay_url: this.wallet.payUrl(payment, language) };
  }

  /** A payment with the order it pays. */
  async withOrder(id: string): Promise<PaymentOfOrder> {
    const payment = await this.db.one<LabelPaymentEntity>('SELECT * FROM label_payment WHERE id = ?', [id]);
    if (!payment) throw notFound();
    const order = await this.db.one<PaidOrder>(
      'SELECT o.*, g.product_name FROM label_order o JOIN code_goods g ON g.id = o.goods_id WHERE o.id = ?',
      [payment.order_id],
    );
    return { payment, order: order! };
  }

  /** Whether an order is paid; queries the wallet about an open payment, at most every few seconds. */
  async check(ipId: string, orderId: string): Promise<{ paid: 0 | 1 }> {
    const order = await this.orderOf(ipId, orderId);
    const payment = await this.openOf(order);
    if (!payment) return { paid: order.paid };
    await this.look(payment.id, CHECK_EVERY_S);
    return { paid: (await this.orderOf(ipId, orderId)).paid };
  }

  /**
   * Handles a notification. Refuses forged ones; a repeated one gets the same answer and has no effect; one after the
   * order's rejection opens a refund.
   */
  async receive(provider: string, raw: RawNotice): Promise<void> {
    if (provider !== this.wallet.name) throw notFound();
    const notice = this.wallet.read(raw);
    if (!notice) throw new DomainError('SIGNATURE');
    if (notice.status === 'paid') await this.settle(notice);
  }

  /**
   * Queries the wallet about an open payment, unless that was done within `everyS` seconds; a payment found is handled like
   * a notification. A payment that has expired, or whose order no longer waits for it, is ended at the wallet, then here.
   */
  async look(id: string, everyS = 0): Promise<void> {
    const mine = await this.db.tx((sql) =>
      sql.execute(
        'UPDATE label_payment SET asked_at = NOW(3) WHERE id = ? AND is_open = 1 AND provider = ? AND asked_at <= NOW(3) - INTERVAL ? SECOND',
        [id, this.wallet.name, everyS],
      ),
    );
    if (mine === 0) return;
    const notice = await this.wallet.ask(id);
    if (notice?.status === 'paid') return this.settle(notice);
    const { payment, order } = await this.withOrder(id);
    if (notice?.status !== 'ended' && !isOver(payment, order)) return;
    if (notice?.status === 'open') await this.wallet.end(id);
    await this.end(id);
  }

  private async orderOf(ipId: string, orderId: string): Promise<LabelOrderEntity> {
    const order = await this.db.one<LabelOrderEntity>(
      'SELECT * FROM label_order WHERE id = ? AND ip_id = ? AND erased_at IS NULL',
      [orderId, ipId],
    );
    if (!order) throw notFound();
    return order;
  }

  private openOf({ id }: LabelOrderEntity): Promise<LabelPaymentEntity | undefined> {
    return this.db.one('SELECT * FROM label_payment WHERE order_id = ? AND is_open = 1', [id]);
  }

  private settle(notice: PaidNotice): Promise<void> {
    return this.db.tx(async (sql) => {
      const payment = await locked(sql, notice.payment_id);
      if (payment?.provider !== this.wallet.name) throw notFound();
      if (Number(payment.amount_fen) !== notice.amount_fen) throw new DomainError('SIGNATURE');
      if (payment.paid_at) {
        if (payment.provider_ref !== notice.provider_ref) throw new DomainError('SIGNATURE');
        return;
      }
      await this.move(sql, payment.id, 'receive', {
        paid_at: notice.paid_at,
        provider_ref: notice.provider_ref,
      });
      const order = (await sql.one<LabelOrderEntity>('SELECT * FROM label_order WHERE id = ? FOR UPDATE', [
        payment.order_id,
      ]))!;
      if (orderWaits(factsOf(order)) === 'payment') await this.confirm(sql, order, notice.paid_at);
      else await this.refunds.open(sql, order, SYSTEM);
    });
  }

  /** Ends a payment, unless it was ended or paid meanwhile. */
  private end(id: string): Promise<void> {
    return this.db.tx(async (sql) => {
      if ((await locked(sql, id))?.is_open) await this.move(sql, id, 'end');
    });
  }

  private async move(sql: Sql, id: string, action: 'receive' | 'end', set: Row = {}): Promise<void> {
    await this.transitions.applyIn<LabelPaymentState, typeof action, LabelPaymentEntity>(sql, {
      machine: labelPaymentMachine,
      table: 'label_payment',
      id,
      action,
      actor: SYSTEM,
      set,
    });
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

const locked = (sql: Sql, id: string): Promise<LabelPaymentEntity | undefined> =>
  sql.one('SELECT * FROM label_payment WHERE id = ? FOR UPDATE', [id]);

/** Whether nothing can be paid by it any more. */
const isOver = (payment: LabelPaymentEntity, order: LabelOrderEntity): boolean =>
  endOf(payment) <= new Date() || orderWaits(factsOf(order)) !== 'payment';

/** Whether it can be paid now. */
export const isPayable = (payment: LabelPaymentEntity, order: LabelOrderEntity): boolean =>
  payment.is_open === 1 && !isOver(payment, order);
