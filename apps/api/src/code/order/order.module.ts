import { Module } from '@nestjs/common';
import { invoiceAdminApi, labelOrderAdminApi, refundAdminApi } from '@ipw/domain';
import { AdminController } from '../../core/http/admin.controller';
import { ContentModule } from '../../content';
import { MemberModule } from '../../member';
import { MessageModule } from '../../message';
import { LabelContactModule } from '../contact/contact.module';
import { PayableModule } from '../payable';
import { PriceModule } from '../price/price.module';
import { OrderAddressService } from './order-address.service';
import { DesignService } from './design.service';
import { InvoiceAdminService } from './invoice.admin.service';
import { InvoiceService } from './invoice.service';
import { OrderDetailService } from './order-detail.service';
import { OrderPayable } from './order-payable';
import { OrderReviewService } from './order-review.service';
import { LabelOrderAdminService } from './order.admin.service';
import { OrderController } from './order.controller';
import { OrderService } from './order.service';
import { OrderSearchSource } from './order.search-source';
import { OrderTaskSource } from './order.task-source';
import { RefundAdminService } from './refund.admin.service';
import { RefundService } from './refund.service';

@Module({
  imports: [ContentModule, MemberModule, MessageModule, LabelContactModule, PayableModule, PriceModule],
  controllers: [
    AdminController(invoiceAdminApi, InvoiceAdminService),
    AdminController(labelOrderAdminApi, LabelOrderAdminService),
    OrderController,
    AdminController(refundAdminApi, RefundAdminService),
  ],
  providers: [
    OrderAddressService,
    DesignService,
    InvoiceAdminService,
    InvoiceService,
    OrderPayable,
    OrderReviewService,
    LabelOrderAdminService,
    OrderService,
    OrderSearchSource,
    OrderTaskSource,
    OrderDetailService,
    RefundAdminService,
    RefundService,
  ],
  exports: [InvoiceService, OrderService, RefundService],
})
export class OrderModule {}
