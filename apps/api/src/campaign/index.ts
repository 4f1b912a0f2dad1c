export { columnsOf } from './campaign.content';
export { CampaignModule } from './campaign.module';
export { CampaignService } from './campaign.service';
export { sealEntrant } from './entry.view';
