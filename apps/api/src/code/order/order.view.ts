import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  deliveryOf,
  type InvoiceState,
  type InvoiceView,
  labelOrderMachine,
  type LabelOrderAction,
  ORDER_EVENTS,
  type OrderDetail,
  type OrderEvent,
  type OrderFacts,
  type OrderRow,
  orderWaits,
  type OrderWait,
  type QuoteItem,
  refundMachine,
} from '@ipw/domain';
import { Db, fromJson } from '../../core/db/db';
import { FileService, type Viewer } from '../../core/files/file.service';
import { iso } from '../../core/http/iso';
import { FieldCipher } from '../../core/security/field-cipher';
import type { GoodsEntity } from '../goods';
import { openInvoiceContact } from './invoice-contact';
import type { InvoiceEntity } from './invoice.entity';
import { openOrderContact } from './order-contact';
import type { LabelOrderEntity } from './order.entity';
import type { RefundEntity } from './refund.entity';
import { RefundService } from './refund.service';

export type OrderFound = LabelOrderEntity & {
  product_name: string;
  invoice_state: InvoiceState | null;
  repeat_number: string | null;
};

export const ORDER_COLUMNS = 't.*, g.product_name, i.state AS invoice_state, d.order_number AS repeat_number';
export const ORDER_JOINS =
  'JOIN code_goods g ON g.id = t.goods_id LEFT JOIN invoice i ON i.order_id = t.id LEFT JOIN label_order d ON d.id = t.repeat_of';

export const factsOf = (row: LabelOrderEntity): OrderFacts => ({
  state: row.state,
  paid: row.paid,
  payment_type: row.payment_type,
  has_voucher: row.voucher_image !== null,
});

/** Actions that need the order to wait for something. */
const WHILE: Partial<Record<LabelOrderAction, readonly OrderWait[]>> = {
  pay: ['payment'],
  voucher: ['voucher', 'voucher_check'],
  confirm_payment: ['voucher_check'],
  refuse_voucher: ['voucher_check'],
  complete: ['fulfilment'],
};

/** Whether the order waits for what the action needs. */
export const fitsWait = (action: LabelOrderAction, row: LabelOrderEntity): boolean => {
  const waits = orderWaits(factsOf(row));
  return WHILE[action] === undefined || (waits !== null && WHILE[action].includes(waits));
};

/** Fields of an order for both members and staff. */
export const orderFacts = (row: OrderFound): Omit<OrderRow, 'order_id' | 'actions'> => ({
  order_number: row.order_number,
  goods_id: row.goods_id,
  product_name: row.product_name,
  label_type: row.label_type,
  quantity: row.quantity,
  sample: row.sample,
  repeat_of:
    row.repeat_of && row.repeat_number ? { order_id: row.repeat_of, order_number: row.repeat_number } : null,
  delivery: deliveryOf(row.label_type, row.repeat_of !== null),
  amount_fen: Number(row.amount_fen),
  payment_type: row.payment_type,
  paid: row.paid,
  state: row.state,
  version: row.version,
  waits_for: orderWaits(factsOf(row)),
  due_at: iso(row.due_at),
  courier: row.courier,
  tracking_number: row.tracking_number,
  reason_code: row.reason_code,
  reason: row.reason,
  invoice_state: row.invoice_state,
  // The payment of a rejected order is refunded, so there is nothing to invoice.
  invoiceable: row.paid && !row.invoice_state && !row.reason_code ? 1 : 0,
  exportable: row.paid && row.state === labelOrderMachine.actions.complete.to ? 1 : 0,
  created_at: row.created_at.toISOString(),
});

export const memberOrder = (row: OrderFound): OrderRow => ({
  order_id: row.id,
  actions: actionsFor(labelOrderMachine, row.state, (by) => by === 'owner').filter((action) =>
    fitsWait(action, row),
  ),
  ...orderFacts(row),
});

type Contents = Omit<OrderDetail, keyof OrderRow>;

/** Details of an order beyond its row: items, voucher, delivery, timeline, invoice, refund. */
@Injectable()
export class OrderViews {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly refunds: RefundService,
  ) {}

  async contents(row: OrderFound, viewer: Viewer): Promise<Contents> {
    const [voucher, invoice, refund, payment, lines] = await Promise.all([
      this.files.many(row.voucher_image ? [row.voucher_image] : [], viewer),
      this.db.one<InvoiceEntity>('SELECT * FROM invoice WHERE order_id = ?', [row.id]),
      // Of several refunds, the one still open.
      this.db.one<RefundEntity>(
        'SELECT * FROM refund WHERE order_id = ? ORDER BY state = ? DESC, id DESC LIMIT 1',
        [row.id, refundMachine.initial],
      ),
      this.db.one('SELECT 1 FROM label_payment WHERE order_id = ? AND is_open = 1', [row.id]),
      this.db.rows<{ action: OrderEvent['key']; created_at: Date }>(
        'SELECT action, created_at FROM audit_line WHERE subject = ? AND subject_id = ? AND action IN (?) ORDER BY id',
        [labelOrderMachine.name, row.id, ORDER_EVENTS],
      ),
    ]);
    return {
      items: fromJson<QuoteItem[]>(row.items),
      voucher: voucher[0] ?? null,
      ...openOrderContact(this.cipher, row),
      timeline: lines.map(({ action, created_at }) => ({ key: action, at: created_at.toISOString() })),
      paying: payment && fitsWait('pay', row) ? 1 : 0,
      invoice: invoice ? await this.invoice(invoice, viewer) : null,
      refund: refund ? this.refunds.view(refund) : null,
    };
  }

  /** The goods of an order, for deciding it. */
  async goods({ goods_id }: Pick<LabelOrderEntity, 'goods_id'>, viewer: Viewer) {
    const row = (await this.db.one<GoodsEntity>('SELECT * FROM code_goods WHERE id = ?', [goods_id]))!;
    const [image = null] = await this.files.many(row.image_id ? [row.image_id] : [], viewer);
    const { project_name, product_name, licensee } = row;
    return { project_name, product_name, licensee, price_fen: Number(row.price_fen), image };
  }

  private async invoice(row: InvoiceEntity, viewer: Viewer): Promise<InvoiceView> {
    const [file = null] = await this.files.many(row.file_id ? [row.file_id] : [], viewer);
    return {
      company_name: row.company_name,
      ...openInvoiceContact(this.cipher, row),
      amount_fen: Number(row.amount_fen),
      state: row.state,
      invoice_number: row.invoice_number,
      file,
      requested_at: row.created_at.toISOString(),
      issued_at: iso(row.issued_at),
      due_at: iso(row.due_at),
    };
  }
}
