import { Module } from '@nestjs/common';
import { campaignAdminApi } from '@ipw/domain';
import { AdminController } from '../core/http/admin.controller';
import { CampaignAdminService } from './campaign.admin.service';
import { CampaignEditService } from './campaign-edit.service';

/** Campaigns that collect works from everybody, without an account. */
@Module({
  controllers: [AdminController(campaignAdminApi, CampaignAdminService)],
  providers: [CampaignAdminService, CampaignEditService],
})
export class CampaignModule {}
