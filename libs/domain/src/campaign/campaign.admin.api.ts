import * as z from 'zod/mini';
import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { int, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { decisionsOf } from '../review/queue-calls';
import { campaignMachine, type CampaignState, type CampaignTime } from './campaign.machine';
import { campaignEditInput, campaignInput, CAMPAIGN_LIMITS, type CampaignContent } from './campaign.schema';

export interface CampaignAdminRow extends StatefulRow {
  state: CampaignState;
  /** By the server's clock; null unless it is published. */
  time: CampaignTime | null;
  /** In the reader's language. */
  title: string;
  /** Address of the cover. */
  picture: string | null;
  opens_at: string;
  closes_at: string;
  wall: 0 | 1;
  published_at: string | null;
  created_at: string;
}

export interface CampaignAdminRecord extends CampaignAdminRow, CampaignContent {
  opens_at: string;
  closes_at: string;
  wall: 0 | 1;
  /** The file of `cover`. */
  files: UploadedFile[];
  cancel_reason: string | null;
  /** When results were published, or it was cancelled. */
  results_at: string | null;
  /** Number of entries chosen so far. */
  winners: number;
}

export const campaignAdminApi = {
  ...recordCalls<CampaignAdminRow, CampaignAdminRecord>()('campaigns', 'campaign:read', {
    subject: campaignMachine.name,
    filters: ['state', 'time', 'wall', 'q'],
    sorts: ['created_at', 'closes_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET campaigns/counts', {
    access: 'campaign:read',
    summary: 'How many are drafts, and how many published ones are at which time',
  }),
  export: consoleCall<unknown>()('GET campaigns/export', {
    access: 'campaign:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
  create: consoleCall<CampaignAdminRecord>()('POST campaigns', {
    access: 'campaign:write',
    input: campaignInput,
    creates: true,
    summary: 'Write a collection campaign',
  }),
  update: consoleCall<CampaignAdminRecord>()('PUT campaigns/:id', {
    access: 'campaign:write',
    input: campaignEditInput,
    picks: true,
    summary: 'Change a collection campaign; after publishing with a reason, by who may publish',
  }),
  decide: consoleCall<CampaignAdminRecord>()('POST campaigns/:id/:action', {
    access: 'campaign:publish',
    inputs: decisionsOf(campaignMachine, {
      cancel: z.strictObject({ version: int(1), reason: text(CAMPAIGN_LIMITS.reason) }),
    }),
    summary: 'Publish a collection campaign, or cancel it with a reason',
  }),
};
