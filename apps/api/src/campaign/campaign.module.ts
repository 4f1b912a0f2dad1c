import { Module } from '@nestjs/common';
import { campaignAdminApi, entryAdminApi } from '@ipw/domain';
import { ContentModule } from '../content';
import { AdminController } from '../core/http/admin.controller';
import { MemberModule } from '../member';
import { MessageModule } from '../message';
import { OpportunityModule } from '../opportunity';
import { CampaignAdminService } from './campaign.admin.service';
import { CampaignController } from './campaign.controller';
import { CampaignEditService } from './campaign-edit.service';
import { CampaignFollowService } from './campaign-follow.service';
import { CampaignPersonalData } from './campaign.personal-data';
import { CampaignResultService } from './campaign-result.service';
import { CampaignService } from './campaign.service';
import { CampaignWatchService } from './campaign-watch.service';
import { EntryAdminService } from './entry.admin.service';
import { EntryNoticeService } from './entry-notice.service';
import { EntryReviewService } from './entry-review.service';
import { EntryIntakeService } from './entry-intake.service';
import { EntryPictureService } from './entry-picture.service';
import { EntryRemovalService } from './entry-removal.service';
import { OwnEntryService } from './own-entry.service';

/** Campaigns that collect works from everybody, without an account. */
@Module({
  imports: [ContentModule, MemberModule, MessageModule, OpportunityModule],
  controllers: [
    AdminController(campaignAdminApi, CampaignAdminService),
    AdminController(entryAdminApi, EntryAdminService),
    CampaignController,
  ],
  providers: [
    CampaignAdminService,
    CampaignEditService,
    CampaignFollowService,
    CampaignPersonalData,
    CampaignResultService,
    CampaignService,
    CampaignWatchService,
    EntryAdminService,
    EntryIntakeService,
    EntryNoticeService,
    EntryPictureService,
    EntryRemovalService,
    EntryReviewService,
    OwnEntryService,
  ],
  exports: [CampaignFollowService, CampaignService],
})
export class CampaignModule {}
