import { Injectable } from '@nestjs/common';
import { labelOrderMachine, type LabelOrderState, orderWaits } from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { SYSTEM } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { MessageService } from '../../message';
import { lockOf, type PaidBy, type PaidThing, Payable } from '../payable';
import type { LabelOrderEntity } from './order.entity';
import { orderArgs, orderLink, orderReaders, productOf } from './order-message';
import { isInvoiceable, paidNow } from './order-payment';
import { factsOf } from './order.view';

const orderOf = (sql: Sql, id: string, locked: boolean): Promise<LabelOrderEntity | undefined> =>
  sql.one('SELECT * FROM label_order WHERE id = ?' + lockOf(locked), [id]);

const paidBy = ({ payment_type, paid_at, voucher_image }: LabelOrderEntity): PaidBy => ({
  payment_type,
  paid_at,
  voucher_image,
});

/** Label orders as what is paid. */
@Injectable()
export class OrderPayable extends Payable {
  readonly subject = labelOrderMachine.name;

  constructor(
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
  ) {
    super();
  }

  async find(sql: Sql, id: string, locked: boolean): Promise<PaidThing | undefined> {
    const order = await orderOf(sql, id, locked);
    return (
      order && {
        id,
        member_id: order.member_id,
        readers: await orderReaders(sql, order),
        amount_fen: Number(order.amount_fen),
        product_name: await productOf(sql, order),
        paid_by: order.paid ? paidBy(order) : null,
        invoiceable: isInvoiceable(order),
        owner_id: order.ip_id,
        waits: orderWaits(factsOf(order)) === 'payment',
        link: orderLink(order),
        args: orderArgs(order),
      }
    );
  }

  async hasNumber(sql: Sql, number: string): Promise<boolean> {
    return (await sql.one('SELECT 1 FROM label_order WHERE order_number = ?', [number])) !== undefined;
  }

  async confirm(sql: Sql, id: string, at: Date): Promise<void> {
    const order = (await orderOf(sql, id, true))!;
    await this.transitions.applyIn<LabelOrderState, 'confirm_payment', LabelOrderEntity>(sql, {
      machine: labelOrderMachine,
      table: 'label_order',
      id,
      action: 'confirm_payment',
      actor: SYSTEM,
      set: paidNow(order, at),
    });
    const product_name = await productOf(sql, order);
    for (const reader of await orderReaders(sql, order))
      await this.messages.send(sql, reader, 'label_order_paid', { product_name, ...orderArgs(order) });
  }
}
