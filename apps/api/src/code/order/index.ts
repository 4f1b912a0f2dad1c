export { INVOICE_COLUMNS, type Invoiced, invoiceRecord } from './invoice-contact';
export { InvoiceService } from './invoice.service';
export { openOrderContact, withoutRecipient } from './order-contact';
export { paidAlready } from './order-payment';
export type { LabelOrderEntity } from './order.entity';
export { OrderService } from './order.service';
export type { RefundEntity } from './refund.entity';
export { RefundService } from './refund.service';
