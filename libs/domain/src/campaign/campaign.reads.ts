import type { Sent } from '../core/endpoint';
import type { CampaignView, CampaignWorks } from './campaign.api';
import type { campaignInputOf, campaignWallInput } from './entry.schema';

const campaign: Sent<typeof campaignInputOf, CampaignView> & { path: 'tender/campaign' } = {
  path: 'tender/campaign',
  access: 'public',
};
const wall: Sent<typeof campaignWallInput, CampaignWorks> & { path: 'tender/campaignWall' } = {
  path: 'tender/campaignWall',
  access: 'public',
};

/** What every visitor of a campaign's page calls, without the schemas of `campaignApi`. */
export const campaignReads = { campaign, wall };
