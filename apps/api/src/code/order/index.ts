export { openInvoiceContact, sealInvoiceContact } from './invoice-contact';
export type { InvoiceEntity } from './invoice.entity';
export { openOrderContact, sealOrderContact } from './order-contact';
export { orderArgs, productOf } from './order-message';
export { paidAlready, paidNow } from './order-payment';
export type { LabelOrderEntity } from './order.entity';
export { factsOf } from './order.view';
export { RefundService } from './refund.service';
