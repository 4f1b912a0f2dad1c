import { consoleCall } from '../core/console-endpoint';
import type { Mark } from './mark';
import { queueCalls, type ReviewRow } from './queue-calls';
import { type ReviewAction, reviewMachine, type ReviewState } from './review.machine';
import type { SubjectName } from '../kind/content-kinds';
import { type ReviewField, reviewRejectInput } from './review.schema';

/** A revision of content. */
export interface RevisionRow extends ReviewRow {
  state: ReviewState;
  actions: ReviewAction[];
  subject: SubjectName;
  subject_id: string;
  ip_id: string;
  ip_name: string;
  title: string;
  /** Fields with contact details in the proposed content. */
  contacts: string[];
  picture: string | null;
  submitter_name: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  reason_code: string | null;
  reason: string | null;
}

/** Live and proposed content of a record. */
export interface ReviewComparison {
  /** Whether nothing is live yet. */
  is_new: boolean;
  fields: ReviewField[];
  marks: Mark[];
  /** Fields that differ from the last rejected version. */
  changed_since: string[];
}

export type RevisionRecord = RevisionRow & ReviewComparison;

export const reviewAdminApi = {
  ...queueCalls<RevisionRow, RevisionRecord>()(
    'reviews',
    reviewMachine,
    {
      filters: ['state', 'subject', 'subject_id', 'ip_id', 'assignee', 'q'],
      sorts: ['due_at', 'submitted_at', 'id'],
    },
    { reject: reviewRejectInput },
  ),
  export: consoleCall<unknown>()('GET reviews/export', {
    access: 'revision:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
};
