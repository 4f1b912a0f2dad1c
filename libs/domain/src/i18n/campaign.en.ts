/** Words about collection campaigns, in both web apps and the console. */
export const campaignEn = {
  'state.campaign.draft': 'Draft',
  'state.campaign.published': 'Published',
  'state.campaign.cancelled': 'Cancelled',
  'action.campaign.create': 'Written',
  'action.campaign.update': 'Changed',
  'action.campaign.publish': 'Publish',
  'action.campaign.amend': 'Changed after publishing',
  'action.campaign.cancel': 'Cancel the campaign',
  'campaign_time.not_started': 'Not started',
  'campaign_time.collecting': 'Collecting',
  'campaign_time.ended': 'Ended',
  'campaign_wall.0': 'No wall',
  'campaign_wall.1': 'Public wall',
  'campaign_intro.0': 'Without introduction',
  'campaign_intro.1': 'With introduction',
  'name.rules': 'the rules',
  'name.asks_intro': 'whether an introduction is asked for',
  'name.most_images': 'the pictures of an entry',
  'name.categories': 'the categories',
  'name.per_phone': 'the entries of one phone',
  'name.wall': 'the public wall',
  'name.campaign_id': 'the campaign',
} as const;

export type CampaignKey = keyof typeof campaignEn;

/** Words about campaigns that only the server uses: errors, heads of columns. */
export const campaignServerEn = {
  'error.STATE.campaign_over': 'This campaign has ended',
  'column.wall': 'Wall',
} as const;
