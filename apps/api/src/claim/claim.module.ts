import { Module } from '@nestjs/common';
import { ContentModule } from '../content';
import { IpModule } from '../ip';
import { MessageModule } from '../message';
import { ClaimAdminController } from './claim.admin.controller';
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
  controllers: [ClaimController, ClaimAdminController],
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
