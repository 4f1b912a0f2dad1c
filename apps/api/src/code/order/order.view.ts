import {
  actionsFor,
  deliveryOf,
  type InvoiceState,
  labelOrderMachine,
  type LabelOrderAction,
  type OrderFacts,
  type OrderRow,
  orderWaits,
  type OrderWait,
} from '@ipw/domain';
import { iso } from '../../core/http/iso';
import { isInvoiceable } from './order-payment';
import type { LabelOrderEntity } from './order.entity';

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
  // A voucher says that money is on its way: finance decides first, because nobody confirms a payment afterwards.
  cancel: ['payment', 'voucher'],
  reject: ['payment', 'voucher', 'fulfilment'],
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
  invoiceable: isInvoiceable(row) && !row.invoice_state ? 1 : 0,
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
