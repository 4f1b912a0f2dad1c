export { openInvoiceContact, sealInvoiceContact } from './invoice-contact';
export type { InvoiceEntity } from './invoice.entity';
export { openOrderContact, sealOrderContact } from './order-contact';
export { paidAlready } from './order-payment';
export type { LabelOrderEntity } from './order.entity';
export { OrderService } from './order.service';
export { RefundService } from './refund.service';
