import { Module } from '@nestjs/common';
import { filingAdminApi } from '@ipw/domain';
import { OrderModule, PayableModule, PaymentModule } from '../code';
import { AdminController } from '../core/http/admin.controller';
import { CONFIG } from '../core/config';
import { KEYS } from '../core/keys';
import { EvidenceModule } from '../evidence';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { CentreAnswerService } from './centre-answer.service';
import { CentreNoticeService } from './centre-notice.service';
import { CentreOrderService } from './centre-order.service';
import { CentreStateService } from './centre-state.service';
import { FilingAdminService } from './filing.admin.service';
import { FILING_CENTRE } from './centre/filing-centre';
import { openCentre } from './centre/open-centre';
import { FilingCentreController } from './filing-centre.controller';
import { FilingController } from './filing.controller';
import { FilingCreditService } from './filing-credit.service';
import { FilingDraftService } from './filing-draft.service';
import { FilingFileViewers } from './filing.file-viewers';
import { FilingPayable } from './filing-payable';
import { FilingPaymentService } from './filing-payment.service';
import { FilingPersonalData } from './filing.personal-data';
import { FilingReviewService } from './filing-review.service';
import { FilingTaskSource } from './filing.task-source';
import { FilingService } from './filing.service';
import { FilingViewService } from './filing-view.service';
import { FilingWatchService } from './filing-watch.service';
import { FilingWorkService } from './filing-work.service';

/** Filings of works with the filing centre. */
@Module({
  imports: [EvidenceModule, MemberModule, MessageModule, OrderModule, PayableModule, PaymentModule],
  controllers: [
    FilingCentreController,
    FilingController,
    AdminController(filingAdminApi, FilingAdminService),
  ],
  providers: [
    CentreAnswerService,
    CentreNoticeService,
    CentreOrderService,
    CentreStateService,
    FilingAdminService,
    { provide: FILING_CENTRE, inject: [CONFIG, KEYS], useFactory: openCentre },
    FilingCreditService,
    FilingDraftService,
    FilingFileViewers,
    FilingPayable,
    FilingPaymentService,
    FilingPersonalData,
    FilingReviewService,
    FilingService,
    FilingTaskSource,
    FilingViewService,
    FilingWatchService,
    FilingWorkService,
  ],
})
export class FilingModule {}
