/** Words of the desks of collection campaigns. */
export const campaignEn = {
  'subject.campaign': 'Campaign',
  'menu.campaigns': 'Campaigns',
  'about.campaigns':
    'Campaigns that collect works from everybody, without an account: written, published, changed, cancelled.',
  'lead.campaigns': 'Campaign',
  'create.campaigns': 'New campaign',
  'campaigns.empty.title': 'No campaigns yet',
  'campaigns.empty.text': 'Write the first one; it is a draft until an administrator publishes it.',
  'facts.campaign': 'Campaign',
  'field.rules': 'Rules',
  'field.asks_intro': 'Introduction',
  'field.most_images': 'Most pictures of an entry',
  'field.categories': 'Categories',
  'field.per_phone': 'Most entries of one phone',
  'field.wall': 'Wall',
  'campaign.categories_help': 'An entry names at least one of them. Without categories it names none.',
} as const;
