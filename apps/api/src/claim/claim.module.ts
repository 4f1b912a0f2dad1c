import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { MessageModule } from '../message/message.module';
import { ClaimAdminController } from './claim.admin.controller';
import { ClaimCourt } from './claim.court';
import { ClaimDrafts } from './claim-drafts';
import { ClaimRemoval } from './claim-removal';
import { ClaimController } from './claim.controller';
import { ClaimReview } from './claim.review';
import { Claims } from './claim.service';

@Module({
  imports: [ContentModule, MessageModule],
  controllers: [ClaimController, ClaimAdminController],
  providers: [ClaimCourt, ClaimDrafts, ClaimRemoval, Claims, ClaimReview],
})
export class ClaimModule {}
