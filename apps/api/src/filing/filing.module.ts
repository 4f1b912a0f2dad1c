import { Module } from '@nestjs/common';
import { filingAdminApi } from '@ipw/domain';
import { OrderModule, PayableModule, PaymentModule } from '../code';
import { AdminController } from '../core/http/admin.controller';
import { MessageModule } from '../message';
import { FilingAdminService } from './filing.admin.service';
import { FilingController } from './filing.controller';
import { FilingCreditService } from './filing-credit.service';
import { FilingDraftService } from './filing-draft.service';
import { FilingPayable } from './filing-payable';
import { FilingPaymentService } from './filing-payment.service';
import { FilingPersonalData } from './filing.personal-data';
import { FilingReviewService } from './filing-review.service';
import { FilingTaskSource } from './filing.task-source';
import { FilingService } from './filing.service';
import { FilingWorkService } from './filing-work.service';

/** Filings of works with the filing centre. */
@Module({
  imports: [MessageModule, OrderModule, PayableModule, PaymentModule],
  controllers: [FilingController, AdminController(filingAdminApi, FilingAdminService)],
  providers: [
    FilingAdminService,
    FilingCreditService,
    FilingDraftService,
    FilingPayable,
    FilingPaymentService,
    FilingPersonalData,
    FilingReviewService,
    FilingService,
    FilingTaskSource,
    FilingWorkService,
  ],
})
export class FilingModule {}
