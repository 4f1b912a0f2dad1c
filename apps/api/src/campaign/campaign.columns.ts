import type { CampaignAdminRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of a campaign in an export: those of its list. */
export const campaignColumns: CsvColumns<CampaignAdminRow> = {
  id: (campaign) => campaign.id,
  title: (campaign) => campaign.title,
  state: (campaign, language) => translate(language, `state.campaign.${campaign.state}`),
  time: (campaign, language) =>
    campaign.time ? translate(language, `campaign_time.${campaign.time}`) : null,
  opens_at: (campaign) => campaign.opens_at,
  closes_at: (campaign) => campaign.closes_at,
  wall: (campaign, language) => translate(language, `campaign_wall.${String(campaign.wall)}`),
  published_at: (campaign) => campaign.published_at,
  created_at: (campaign) => campaign.created_at,
};
