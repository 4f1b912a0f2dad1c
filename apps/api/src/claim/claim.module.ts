import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { MessageModule } from '../message/message.module';
import { ClaimAdminController } from './claim.admin.controller';
import { ClaimCourt } from './claim.court';
import { ClaimDraftService } from './claim-draft.service';
import { ClaimRemovalService } from './claim-removal.service';
import { ClaimController } from './claim.controller';
import { ClaimReviewService } from './claim-review.service';
import { ClaimService } from './claim.service';

@Module({
  imports: [ContentModule, MessageModule],
  controllers: [ClaimController, ClaimAdminController],
  providers: [ClaimCourt, ClaimDraftService, ClaimRemovalService, ClaimService, ClaimReviewService],
})
export class ClaimModule {}
