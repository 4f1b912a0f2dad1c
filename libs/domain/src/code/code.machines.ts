import { defineMachine } from '../core/machine';

/**
 * A label order (domain section 3). The payment status is a field of its own. Confirming a payment and delivering labels
 * need different roles.
 */
export const labelOrderMachine = defineMachine({
  name: 'label_order',
  initial: 'in_process',
  states: {
    in_process: { tone: 'wait', awaits: 'staff' },
    completed: { tone: 'good' },
    rejected: { tone: 'bad' },
    /** By its holder, while nothing was paid. */
    cancelled: { tone: 'neutral' },
  },
  actions: {
    pay: { from: ['in_process'], to: 'in_process', by: 'owner' },
    voucher: { from: ['in_process'], to: 'in_process', by: 'owner' },
    assign: { from: ['in_process'], to: 'in_process', by: 'label_order:review' },
    release: { from: ['in_process'], to: 'in_process', by: 'label_order:review' },
    confirm_payment: { from: ['in_process'], to: 'in_process', by: 'label_order:payment' },
    refuse_voucher: { from: ['in_process'], to: 'in_process', by: 'label_order:payment', note: true },
    complete: { from: ['in_process'], to: 'completed', by: 'label_order:review' },
    reject: { from: ['in_process'], to: 'rejected', by: 'label_order:review', note: true },
    cancel: { from: ['in_process'], to: 'cancelled', by: 'owner' },
  },
});
export type LabelOrderState = keyof typeof labelOrderMachine.states;
export type LabelOrderAction = keyof typeof labelOrderMachine.actions;

/**
 * One wallet payment of an order; an order has at most one open. It expires with its time or when its order no longer waits
 * for payment. Money that still arrives is accepted.
 */
export const labelPaymentMachine = defineMachine({
  name: 'label_payment',
  initial: 'open',
  states: { open: { tone: 'wait' }, paid: { tone: 'good' }, ended: { tone: 'neutral' } },
  actions: {
    receive: { from: ['open', 'ended'], to: 'paid', by: 'system' },
    end: { from: ['open'], to: 'ended', by: 'system' },
  },
});
export type LabelPaymentState = keyof typeof labelPaymentMachine.states;

/** A request for codes of a goods for a merchant, within the codes left. */
export const codeRequestMachine = defineMachine({
  name: 'code_request',
  initial: 'pending',
  states: {
    pending: { tone: 'wait', awaits: 'staff' },
    handled: { tone: 'good' },
    rejected: { tone: 'bad' },
  },
  actions: {
    assign: { from: ['pending'], to: 'pending', by: 'code_request:review' },
    release: { from: ['pending'], to: 'pending', by: 'code_request:review' },
    handle: { from: ['pending'], to: 'handled', by: 'code_request:review' },
    reject: { from: ['pending'], to: 'rejected', by: 'code_request:review', note: true },
  },
});
export type CodeRequestState = keyof typeof codeRequestMachine.states;
export type CodeRequestAction = keyof typeof codeRequestMachine.actions;

/** Issued codes. A range of serials can be revoked while the rest of the batch stays active. */
export const codeBatchMachine = defineMachine({
  name: 'code_batch',
  initial: 'active',
  states: {
    active: { tone: 'good' },
    suspended: { tone: 'wait' },
    revoked: { tone: 'bad' },
  },
  actions: {
    suspend: { from: ['active'], to: 'suspended', by: 'code_batch:write', note: true },
    resume: { from: ['suspended'], to: 'active', by: 'code_batch:write' },
    revoke_range: { from: ['active'], to: 'active', by: 'code_batch:write', note: true },
    revoke: { from: ['active', 'suspended'], to: 'revoked', by: 'code_batch:write', note: true },
  },
});
export type CodeBatchState = keyof typeof codeBatchMachine.states;
export type CodeBatchAction = keyof typeof codeBatchMachine.actions;

/** `none → requested → issued`: `none` has no row. A wrong invoice is voided and issued again. */
export const invoiceMachine = defineMachine({
  name: 'invoice',
  initial: 'requested',
  states: {
    requested: { tone: 'wait', awaits: 'staff' },
    issued: { tone: 'good' },
    voided: { tone: 'bad', awaits: 'staff' },
    cancelled: { tone: 'neutral' },
  },
  actions: {
    issue: { from: ['requested', 'voided'], to: 'issued', by: 'invoice:write' },
    void: { from: ['issued'], to: 'voided', by: 'invoice:write', note: true },
    /** The payment was refunded, so it gets no invoice. */
    cancel: { from: ['requested', 'voided'], to: 'cancelled', by: 'system' },
    /** What was refunded is paid again, and its owner asks anew. */
    request: { from: ['cancelled'], to: 'requested', by: 'owner' },
  },
});
export type InvoiceState = keyof typeof invoiceMachine.states;
export type InvoiceAction = keyof typeof invoiceMachine.actions;

/** The end of an invoice that names somebody, as SQL over its columns: that of a cancelled one is when it was asked for. */
export const INVOICE_KEPT_SQL =
  "case when `company_name` = '' then null when `state` = 'issued' then `issued_at` when `state` = 'cancelled' then `created_at` end";

/** The refund of a rejected paid order, or of a late payment. */
export const refundMachine = defineMachine({
  name: 'refund',
  initial: 'open',
  states: { open: { tone: 'wait', awaits: 'staff' }, done: { tone: 'good' } },
  actions: { settle: { from: ['open'], to: 'done', by: 'refund:write' } },
});
export type RefundState = keyof typeof refundMachine.states;
export type RefundAction = keyof typeof refundMachine.actions;

/** Why staff reject an order or a request; `other` needs text. Labels: `issue_reason.<code>`. */
export const ISSUE_REASONS = ['no_agreement', 'quantity_mismatch', 'items_unconfirmed', 'other'] as const;
export type IssueReason = (typeof ISSUE_REASONS)[number];
