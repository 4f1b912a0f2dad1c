import { consoleCall } from '../core/console-endpoint';
import type { Mark } from '../review/mark';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import type { ReviewField } from '../review/review.schema';
import {
  type RegistrationAction,
  registrationMachine,
  type RegistrationState,
  type TenderResult,
} from './registration.machine';
import { disqualifyInput, registrationRejectInput } from './registration.schema';

/** An entry as the console lists it. Who entered a sealed one only its checker learns before the end. */
export interface RegistrationAdminRow extends ReviewRow {
  state: RegistrationState;
  actions: RegistrationAction[];
  tender_id: string;
  /** In the reader’s language. */
  tender_title: string;
  closes_at: string;
  /** 1: closed to the reader until the end. */
  closed: 0 | 1;
  ip_id: string | null;
  ip_name: string | null;
  picture: string | null;
  result: TenderResult;
  rank: number | null;
  /** 1: its entrant knows the newest version of the project. */
  acknowledged: 0 | 1;
  submitted_at: string | null;
  decided_at: string | null;
  reason_code: string | null;
  reason: string | null;
}

export interface RegistrationAdminRecord extends RegistrationAdminRow {
  /** What was handed in, beside the present content of the IP; none while it is closed to the reader. */
  fields: ReviewField[];
  marks: Mark[];
  /** Fields that differ from the rejected entry. */
  changed_since: string[];
  /** 1: the entrant has saved changes that are not submitted. */
  draft_newer: 0 | 1;
  submitter_name: string | null;
  comment: string | null;
}

export const registrationAdminApi = {
  ...queueCalls<RegistrationAdminRow, RegistrationAdminRecord>()(
    'registrations',
    registrationMachine,
    {
      filters: ['state', 'tender_id', 'ip_id', 'assignee', 'result', 'q'],
      sorts: ['due_at', 'submitted_at', 'id'],
    },
    { reject: registrationRejectInput, disqualify: disqualifyInput },
  ),
  export: consoleCall<unknown>()('GET registrations/export', {
    access: 'tender_registration:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV; who entered a sealed one is left out before the end',
  }),
};
