export { columnsOf } from './campaign.content';
export { CampaignFollowService } from './campaign-follow.service';
export { CampaignModule } from './campaign.module';
export { CampaignService } from './campaign.service';
export { sealEntrant } from './entry.view';
