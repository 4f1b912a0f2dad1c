import { Module } from '@nestjs/common';
import { claimAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { ContentModule } from '../content';
import { IpModule } from '../ip';
import { MessageModule } from '../message';
import { ClaimTaskSource } from './claim.task-source';
import { ClaimDraftService } from './claim-draft.service';
import { ClaimRemovalService } from './claim-removal.service';
import { ClaimController } from './claim.controller';
import { ClaimReviewService } from './claim-review.service';
import { ClaimService } from './claim.service';
import { ClaimAdminService } from './claim.admin.service';
import { ClaimPersonalData } from './claim.personal-data';

@Module({
  imports: [ContentModule, IpModule, MessageModule],
  controllers: [ClaimController, AdminController(claimAdminApi, ClaimAdminService)],
  providers: [
    ClaimAdminService,
    ClaimPersonalData,
    ClaimTaskSource,
    ClaimDraftService,
    ClaimRemovalService,
    ClaimService,
    ClaimReviewService,
  ],
})
export class ClaimModule {}
