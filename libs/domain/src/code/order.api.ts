import * as z from 'zod/mini';
import { shownTexts } from '../articles/legal.schema';
import { call } from '../core/endpoint';
import type { Fen } from '../core/money';
import { isVisible } from '../core/text';
import {
  agree,
  choice,
  file,
  id,
  int,
  line,
  object,
  optionalLine,
  type Page,
  paging,
  rule,
  sort,
  text,
} from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import {
  labelOrderMachine,
  type IssueReason,
  type LabelOrderAction,
  type LabelOrderState,
  type InvoiceState,
} from './code.machines';
import { contactPhone } from './goods.api';
import {
  invoiceRequestInput,
  type InvoiceView,
  PAYMENT_TYPES,
  type PaymentType,
  type RefundView,
} from './order-money';
import {
  type Delivery,
  LABEL_TYPES,
  type LabelPrice,
  type LabelType,
  type Quote,
  type QuoteItem,
} from './quote';

const ip_id = id();

/** Maximum number of labels in one order; larger print runs are several orders. */
export const MOST_LABELS = 10_000_000;

const isQuantity = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) ||
  (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value));

/** A number of labels in plain digits; every invalid value is refused with the same sentence. */
export const labelQuantity = () =>
  z.pipe(
    z.pipe(z.optional(z.any()), z.any().check(rule<unknown>('label_quantity', isQuantity))),
    z.pipe(
      z.transform((value: unknown) => Number(value)),
      z.number().check(rule<number>('max', (value) => value <= MOST_LABELS, { max: MOST_LABELS })),
    ),
  ) as unknown as z.ZodMiniType<number, number | string>;

const sample = agree();
/** The delivery address of labels. */
const deliveryAddress = () =>
  z.pipe(
    z.pipe(
      z.optional(z.any()),
      z.any().check(rule<unknown>('address', (value) => typeof value === 'string' && isVisible(value))),
    ),
    text(200),
  ) as unknown as z.ZodMiniType<string, string>;

export const quoteInput = z.strictObject({
  ip_id,
  label_type: choice(LABEL_TYPES),
  quantity: labelQuantity(),
  sample,
  /** The earlier order whose design is made again (`code/designList`): no plate fee, its plate exists. */
  repeat_of: z.optional(id()),
});

export const orderCreateInput = z.strictObject({
  ip_id,
  goods_id: id(),
  label_type: choice(LABEL_TYPES),
  quantity: labelQuantity(),
  sample,
  repeat_of: z.optional(id()),
  payment_type: choice(PAYMENT_TYPES),
  /** Picture of a transfer already made; otherwise sent later with `code/orderVoucher`. */
  voucher_image: z.optional(id()),
  recipient: line(40),
  recipient_phone: contactPhone(),
  recipient_address: deliveryAddress(),
  agree: z._default(object(z.strictObject({ contract: agree(), manual: agree() })), {
    contract: false,
    manual: false,
  }),
  texts: shownTexts(),
});

const one = z.strictObject({ ip_id, order_id: id() });

/** What an order waits for; null when it waits for nothing. Labels: `order_waits.<key>`. */
export const ORDER_WAITS = ['payment', 'voucher', 'voucher_check', 'fulfilment'] as const;
export type OrderWait = (typeof ORDER_WAITS)[number];

export interface OrderFacts {
  state: LabelOrderState;
  paid: 0 | 1;
  payment_type: PaymentType;
  has_voucher: boolean;
}

/** What an order in process waits for. */
export function orderWaits({ state, paid, payment_type, has_voucher }: OrderFacts): OrderWait | null {
  if (state !== labelOrderMachine.initial) return null;
  if (paid) return 'fulfilment';
  if (payment_type === 'wallet') return 'payment';
  return has_voucher ? 'voucher_check' : 'voucher';
}

/** An own-label design made for an IP, identified by the first order of it. */
export interface DesignRow {
  order_id: string;
  order_number: string;
  product_name: string;
  /** Day of the first delivery. */
  made_at: string;
}

export interface OrderRow {
  order_id: string;
  /** The number shown to people, `YYMMDD-NNNNN`; the reference of a bank transfer. */
  order_number: string;
  goods_id: string;
  product_name: string;
  label_type: LabelType;
  quantity: number;
  sample: 0 | 1;
  /** The order its design was first made for; null for general labels and new designs. */
  repeat_of: Pick<DesignRow, 'order_id' | 'order_number'> | null;
  delivery: Delivery;
  amount_fen: Fen;
  payment_type: PaymentType;
  paid: 0 | 1;
  state: LabelOrderState;
  version: number;
  actions: LabelOrderAction[];
  waits_for: OrderWait | null;
  /** End of the last working day by which staff or the holder must act. */
  due_at: string | null;
  courier: string | null;
  tracking_number: string | null;
  reason_code: IssueReason | null;
  reason: string | null;
  invoice_state: InvoiceState | null;
  /** 1 while an invoice can be requested. */
  invoiceable: 0 | 1;
  /** 1 once its codes can be exported. */
  exportable: 0 | 1;
  created_at: string;
}

/** Steps of an order that its holder sees. Labels: `order_event.<key>`. */
export const ORDER_EVENTS = [
  'create',
  'voucher',
  'refuse_voucher',
  'confirm_payment',
  'complete',
  'reject',
  'cancel',
] as const;

/** A step of the order's timeline. */
export interface OrderEvent {
  key: (typeof ORDER_EVENTS)[number];
  at: string;
}

export interface OrderDetail extends OrderRow {
  items: QuoteItem[];
  voucher: UploadedFile | null;
  recipient: string;
  recipient_phone: string;
  recipient_address: string;
  timeline: OrderEvent[];
  /** 1 while a wallet payment is open. */
  paying: 0 | 1;
  invoice: InvoiceView | null;
  refund: RefundView | null;
}

/** Who gets the labels of an order, and where. */
export type OrderContact = Pick<OrderDetail, 'recipient' | 'recipient_phone' | 'recipient_address'>;

/** The bank account for transfers; null when none is set: transfers are then not offered. */
export interface BankAccount {
  holder: string;
  bank: string;
  account: string;
}

export const orderApi = {
  prices: call<{ prices: LabelPrice[]; bank_account: BankAccount | null }>()({
    path: 'code/prices',
    access: 'public',
    input: z.strictObject({}),
    summary: "Today's label prices, and where transfers go",
  }),
  quote: call<Quote>()({
    path: 'code/quote',
    access: 'ip',
    input: quoteInput,
    summary: 'What an order would cost, item by item, and how soon it would come',
  }),
  designs: call<Page<DesignRow>>()({
    path: 'code/designList',
    access: 'ip',
    input: z.strictObject({ ip_id, ...paging }),
    summary: 'Designs of own labels that were made before and can be repeated without a plate fee',
  }),
  create: call<{
    order_id: string;
    order_number: string;
    amount_fen: Fen;
    state: LabelOrderState;
    paid: 0 | 1;
  }>()({
    path: 'code/orderCreate',
    access: 'ip',
    post: true,
    creates: true,
    input: orderCreateInput,
    summary: 'Order labels',
  }),
  list: call<Page<OrderRow>>()({
    path: 'code/orderList',
    access: 'ip',
    input: z.strictObject({
      ip_id,
      keyword: optionalLine(60),
      state: z.optional(choice(Object.keys(labelOrderMachine.states) as [LabelOrderState])),
      sort,
      ...paging,
    }),
    summary: 'Label orders, newest first; `keyword` is part of a number or of what the labels go on',
  }),
  detail: call<OrderDetail>()({
    path: 'code/orderDetail',
    access: 'ip',
    input: one,
    summary: 'One label order with its timeline',
  }),
  cancel: call<{ state: LabelOrderState; version: number }>()({
    path: 'code/orderCancel',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id, order_id: id(), version: int(1) }),
    summary: 'Cancel an order that waits for its payment or voucher',
  }),
  deliveries: call<Page<OrderContact>>()({
    path: 'code/deliveryList',
    access: 'ip',
    input: z.strictObject({ ip_id, ...paging }),
    summary: 'Delivery addresses of the last orders, each once, the last used first',
  }),
  pay: call<{ pay_url: string }>()({
    path: 'code/orderPay',
    access: 'ip',
    post: true,
    input: one,
    summary: 'Where to pay a wallet order',
  }),
  check: call<{ paid: 0 | 1 }>()({
    path: 'code/orderCheck',
    access: 'ip',
    post: true,
    input: one,
    summary: 'Whether an order is paid; an open wallet payment is asked about first',
  }),
  voucher: call<{ order_id: string; version: number }>()({
    path: 'code/orderVoucher',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id, order_id: id(), voucher_image: file() }),
    summary: 'Hand in or replace the remittance voucher until finance has checked it',
  }),
  invoiceRequest: call<{ state: InvoiceState }>()({
    path: 'code/invoiceRequest',
    access: 'ip',
    post: true,
    input: invoiceRequestInput,
    summary: 'Ask for the invoice of a paid order; frozen once asked for',
  }),
};
