import * as z from 'zod/mini';
import { consoleCall } from '../core/console-endpoint';
import { choice, int, line, naming, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import type { PictureFind } from '../opportunity/sheet.admin.api';
import { type CampaignEntryAction, campaignEntryMachine, type CampaignEntryState } from './entry.machine';
import { ENTRY_FAILS, ENTRY_LIMITS } from './entry.schema';

/** An entry as the console lists it. */
export interface EntryAdminRow extends ReviewRow {
  state: CampaignEntryState;
  actions: CampaignEntryAction[];
  campaign_id: string;
  campaign_title: string;
  work_name: string;
  /** Masked. */
  entrant_name: string;
  picture: string | null;
  wall: 0 | 1;
  pinned: 0 | 1;
  hidden: 0 | 1;
  prize: string | null;
  /** Number of reports that it copies another work. */
  reports: number;
  created_at: string;
}

export interface EntryReport {
  at: string;
  statement: string;
  /** Where the reporter is answered. */
  email: string | null;
}

export interface EntryPicture extends UploadedFile {
  found: PictureFind[];
}

export interface EntryAdminRecord extends EntryAdminRow {
  intro: string;
  categories: string[];
  images: EntryPicture[];
  /** Masked. */
  phone_number: string;
  reason_code: string | null;
  reason: string | null;
  /** Newest first. */
  reported: EntryReport[];
}

export const entryFailInput = z
  .strictObject({
    version: int(1),
    reason_code: choice(ENTRY_FAILS),
    reason: z._default(text(500, 0), ''),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );

export const entryAdminApi = {
  ...queueCalls<EntryAdminRow, EntryAdminRecord>()(
    'campaign-entries',
    campaignEntryMachine,
    {
      filters: ['state', 'campaign_id', 'wall', 'reported', 'won', 'assignee', 'q'],
      sorts: ['created_at', 'id'],
    },
    {
      fail: entryFailInput,
      win: naming(z.strictObject({ version: int(1), prize: line(ENTRY_LIMITS.prize) }), {
        prize: 'entry_prize',
      }),
    },
  ),
  export: consoleCall<unknown>()('GET campaign-entries/export', {
    access: 'campaign_entry:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV, without names and phones',
  }),
};
