import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import type { UploadedFile } from '../file/file.schema';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import {
  completeInput,
  contactRevealInput,
  invoiceIssueInput,
  issueRejectInput,
  reasonInput,
  refundSettleInput,
} from './code.decisions';
import {
  type InvoiceAction,
  type InvoiceState,
  type IssueReason,
  labelOrderMachine,
  type RefundAction,
} from './code.machines';
import type { GoodsRow } from './goods.api';
import type { OrderContact, OrderDetail, OrderRow } from './order.api';
import type { InvoiceView, PaymentType, RefundView } from './order-money';

/** A label order. */
export interface LabelOrderRow extends Omit<OrderRow, 'order_id'>, ReviewRow {
  state: OrderRow['state'];
  actions: OrderRow['actions'];
  ip_id: string;
  ip_name: string;
  member_id: string;
  member_name: string;
}

/** The delivery contact of an order. */

export interface LabelOrderRecord extends LabelOrderRow, Omit<OrderDetail, keyof OrderRow> {
  goods: Pick<GoodsRow, 'project_name' | 'product_name' | 'licensee' | 'price_fen' | 'image'>;
  /** Whether the reader may see the contact unmasked. */
  reveals: boolean;
}

export const labelOrderAdminApi = {
  ...queueCalls<LabelOrderRow, LabelOrderRecord>()(
    'label-orders',
    labelOrderMachine,
    {
      filters: ['state', 'paid', 'label_type', 'payment_type', 'ip_id', 'goods_id', 'q'],
      sorts: ['created_at', 'due_at', 'id'],
    },
    { reject: issueRejectInput, refuse_voucher: reasonInput, complete: completeInput },
  ),
  reveal: consoleCall<OrderContact>()('POST label-orders/:id/reveal', {
    access: 'label_order:review',
    input: contactRevealInput,
    summary: 'Where the labels are sent in clear, for a reason',
  }),
};

/** The e-mail address and tax number of an invoice. */
export type InvoiceContact = Pick<InvoiceView, 'email' | 'tax_id_number'>;

export interface InvoiceRow extends StatefulRow, InvoiceContact {
  state: InvoiceState;
  actions: InvoiceAction[];
  /** The machine of what was paid: a label order, a filing. */
  subject: string;
  order_id: string;
  order_number: string;
  /** Null for a filing that belongs to no IP. */
  ip_name: string | null;
  product_name: string;
  /** Null for a filing. */
  quantity: number | null;
  company_name: string;
  amount_fen: number;
  invoice_number: string | null;
  issued_at: string | null;
  due_at: string | null;
  created_at: string;
  reveals: boolean;
}

export interface InvoiceRecord extends InvoiceRow {
  file: UploadedFile | null;
}

const open = (resource: string) => `How many of ${resource} wait for staff`;

export const invoiceAdminApi = {
  ...recordCalls<InvoiceRow, InvoiceRecord>()('invoices', 'invoice:read', {
    subject: 'invoice',
    filters: ['state', 'order_id', 'q'],
    sorts: ['due_at', 'created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET invoices/counts', { access: 'invoice:read', summary: open('invoices') }),
  reveal: consoleCall<InvoiceContact>()('POST invoices/:id/reveal', {
    access: 'invoice:write',
    input: contactRevealInput,
    summary: 'Where an issued invoice is sent in clear, for a reason',
  }),
  decide: consoleCall<InvoiceRecord>()('POST invoices/:id/:action', {
    access: 'invoice:write',
    inputs: { issue: invoiceIssueInput, void: reasonInput },
    summary: 'Issue or void an invoice',
  }),
};

/** A refund to a holder. */
export interface RefundRow extends StatefulRow, RefundView {
  state: RefundView['state'];
  actions: RefundAction[];
  /** The machine of what was paid: a label order, a filing. */
  subject: string;
  order_id: string;
  order_number: string;
  /** Null for a filing that belongs to no IP. */
  ip_name: string | null;
  product_name: string;
  payment_type: PaymentType;
  /** The wallet's number of the payment. */
  payment_ref: string | null;
  paid_at: string | null;
  reason_code: IssueReason | null;
  settled_at: string | null;
  created_at: string;
}

export interface RefundRecord extends RefundRow {
  /** Picture of the transfer; it shows the account the money came from. */
  voucher: UploadedFile | null;
}

export const refundAdminApi = {
  ...recordCalls<RefundRow, RefundRecord>()('refunds', 'refund:read', {
    subject: 'refund',
    filters: ['state', 'order_id', 'q'],
    sorts: ['due_at', 'created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET refunds/counts', { access: 'refund:read', summary: open('refunds') }),
  decide: consoleCall<RefundRecord>()('POST refunds/:id/:action', {
    access: 'refund:write',
    inputs: { settle: refundSettleInput },
    summary: 'Say how the money was paid back',
  }),
};
