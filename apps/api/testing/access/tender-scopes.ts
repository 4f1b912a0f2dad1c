/** Console routes of tender projects and collection campaigns, by the scope that opens them. */
export const TENDER_SCOPES: Readonly<Record<string, readonly string[]>> = {
  'campaign:read': [
    'GET campaigns',
    'GET campaigns/:id',
    'GET campaigns/:id/history',
    'GET campaigns/counts',
    'GET campaigns/export',
  ],
  'campaign_entry:read': [
    'DELETE campaign-entries/filters/:id',
    'GET campaign-entries',
    'GET campaign-entries/:id',
    'GET campaign-entries/:id/history',
    'GET campaign-entries/counts',
    'GET campaign-entries/export',
    'GET campaign-entries/filters',
    'POST campaign-entries/filters',
  ],
  'campaign_entry:review': ['POST campaign-entries/:id/:action', 'POST campaign-entries/bulk/:action'],
  'campaign:write': ['POST campaigns', 'PUT campaigns/:id'],
  'campaign:publish': ['POST campaigns/:id/:action'],
  'tender:read': [
    'GET tenders',
    'GET tenders/:id',
    'GET tenders/:id/history',
    'GET tenders/choices',
    'GET tenders/counts',
    'GET tenders/export',
  ],
  'tender:write': ['POST tenders', 'PUT tenders/:id'],
  'tender:publish': ['POST tenders/:id/:action'],
  'tender:award': ['GET awards', 'GET awards/:id', 'GET awards/:id/history', 'POST awards/:id/:action'],
};
