import { Module } from '@nestjs/common';
import { claimAdminApi, disputeAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ContentModule } from '../content';
import { CooperationModule } from '../cooperation';
import { IpModule } from '../ip';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { ShopModule } from '../shop';
import { SkinModule } from '../skin';
import { TenderModule } from '../tender';
import { ClaimAnswerService } from './claim-answer.service';
import { ClaimChoiceService } from './choice.service';
import { ClaimTaskSource } from './claim.task-source';
import { ClaimDraftService } from './claim-draft.service';
import { ClaimRemovalService } from './claim-removal.service';
import { ClaimController } from './claim.controller';
import { ClaimReviewService, ClaimAdminService } from './claim.admin.service';
import { ClaimService } from './claim.service';
import { ClaimHandoverService } from './claim-handover.service';
import { DisputeAdminService } from './dispute.admin.service';
import { DisputeController } from './dispute.controller';
import { DisputeReviewService } from './dispute-review.service';
import { DisputeService } from './dispute.service';
import { ClaimPersonalData } from './claim.personal-data';

@Module({
  imports: [
    ContentModule,
    CooperationModule,
    IpModule,
    MemberModule,
    MessageModule,
    ShopModule,
    SkinModule,
    TenderModule,
  ],
  controllers: [
    ClaimController,
    AdminController(claimAdminApi, ClaimAdminService),
    DisputeController,
    AdminController(disputeAdminApi, DisputeAdminService),
  ],
  providers: [
    ClaimAdminService,
    ClaimAnswerService,
    ClaimChoiceService,
    ClaimPersonalData,
    ClaimTaskSource,
    ClaimDraftService,
    ClaimHandoverService,
    ClaimRemovalService,
    ClaimService,
    ClaimReviewService,
    DisputeAdminService,
    DisputeReviewService,
    DisputeService,
  ],
  exports: [ClaimHandoverService],
})
export class ClaimModule {}
