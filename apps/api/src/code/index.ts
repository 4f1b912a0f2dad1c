export { GoodsAwardService, GoodsModule } from './goods';
export { rotateCodeKey } from './keys/rotate-command';
export { INVOICE_COLUMNS, type Invoiced, InvoiceService, invoiceRecord, RefundService } from './order';
export { OrderModule } from './order/order.module';
export { lockOf, type PaidBy, type PaidThing, Payable, PayableModule, PayableService } from './payable';
export { PaymentModule } from './payment/payment.module';
export { PaymentService } from './payment/payment.service';
export { ScanCountService } from './scan';
export { ScanModule } from './scan/scan.module';
