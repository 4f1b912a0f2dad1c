import * as z from 'zod/mini';
import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { int, text } from '../core/wire';
import { assignInput } from '../member/consultant';
import type { UploadedFile } from '../file/file.schema';
import { decisionsOf } from '../review/queue-calls';
import type { ReviewField } from '../review/review.schema';
import type { ReferenceRow } from '../ip/reference-list.api';
import { tenderMachine, type TenderState, type TenderTime } from './tender.machine';
import {
  tenderEditInput,
  tenderInput,
  TENDER_LIMITS,
  type TenderCriterion,
  type TenderKind,
  type TenderSought,
  type TenderTexts,
} from './tender.schema';

export interface TenderAdminRow extends StatefulRow {
  state: TenderState;
  /** By the server's clock; null unless it is published. */
  time: TenderTime | null;
  kind: TenderKind;
  /** In the reader's language. */
  title: string;
  brand_name: string;
  /** Address of the cover. */
  picture: string | null;
  opens_at: string;
  closes_at: string;
  sealed: 0 | 1;
  published_at: string | null;
  created_at: string;
}

/** A change after publishing: number 1 is what was published. */
export interface TenderVersion {
  number: number;
  at: string;
  actor_name: string;
  reason: string | null;
  /** The fields that differ from the version before. */
  changes: ReviewField[];
}

export interface TenderAdminRecord extends TenderAdminRow {
  texts: TenderTexts;
  cover: string;
  brand_logo: string | null;
  /** Only for staff who may write it. */
  brand_contact: string | null;
  images: string[];
  document: string | null;
  /** The files of `cover`, `brand_logo`, `images` and `document`. */
  files: UploadedFile[];
  field_ids: number[];
  ip_types: number[];
  kernels: number[];
  /** Labels of the three in the reader's language. */
  labels: Record<TenderSought, string[]>;
  most_entries: number | null;
  criteria: TenderCriterion[];
  /** Who answers questions about it. */
  consultant_id: string | null;
  consultant_name: string | null;
  cancel_reason: string | null;
  /** Newest first. */
  versions: TenderVersion[];
  /** IPs that have entered, and those of them that know the newest version. */
  entered: number;
  acknowledged: number;
}

export const tenderAdminApi = {
  ...recordCalls<TenderAdminRow, TenderAdminRecord>()('tenders', 'tender:read', {
    subject: tenderMachine.name,
    filters: ['state', 'time', 'kind', 'q'],
    sorts: ['created_at', 'closes_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET tenders/counts', {
    access: 'tender:read',
    summary: 'How many are drafts, and how many published ones are at which time',
  }),
  choices: consoleCall<Record<TenderSought, ReferenceRow[]>>()('GET tenders/choices', {
    access: 'tender:write',
    summary: 'Licensing fields, IP types and core tags to choose from, in the reader’s language',
  }),
  export: consoleCall<unknown>()('GET tenders/export', {
    access: 'tender:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
  create: consoleCall<TenderAdminRecord>()('POST tenders', {
    access: 'tender:write',
    input: tenderInput,
    creates: true,
    summary: 'Write a tender project',
  }),
  update: consoleCall<TenderAdminRecord>()('PUT tenders/:id', {
    access: 'tender:write',
    input: tenderEditInput,
    picks: true,
    summary: 'Change a tender project; after publishing with a reason, by who may publish',
  }),
  assign: consoleCall<TenderAdminRecord>()('POST tenders/:id/assign-consultant', {
    access: 'tender:publish',
    input: assignInput,
    summary: 'Assign the consultant who answers questions about it, or none',
  }),
  decide: consoleCall<TenderAdminRecord>()('POST tenders/:id/:action', {
    access: 'tender:publish',
    inputs: decisionsOf(tenderMachine, {
      cancel: z.strictObject({ version: int(1), reason: text(TENDER_LIMITS.reason) }),
    }),
    summary: 'Publish a tender project, or cancel it with a reason',
  }),
};
