import { consoleCall } from '../core/console-endpoint';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import { type ClaimDetail, claimRejectInput, type ClaimRow } from './claim.api';
import { type ClaimAction, claimMachine, type ClaimState } from './claim.machine';

/** A claim as the console lists it. */
export interface ClaimAdminRow
  extends
    ReviewRow,
    Omit<ClaimRow, 'claim_id' | 'actions' | 'due_at' | 'ip_id' | 'objection' | 'state' | 'version'> {
  state: ClaimState;
  actions: ClaimAction[];
  /** Null when the staff member may not open the IP. */
  ip_id: string | null;
  member_id: string;
  member_name: string;
  phone_number: string;
  /** Other open claims of the same IP; a record counts those it names. */
  rivals: number;
}

/** Another open claim of the same IP. */
export interface RivalClaim {
  id: string;
  state: ClaimState;
  member_name: string;
  submitted_at: string | null;
}

export interface ClaimAdminRecord extends ClaimAdminRow, Omit<ClaimDetail, keyof ClaimRow> {
  member: {
    member_name: string;
    is_auth: 0 | 1;
    auth_username: string | null;
    phone_number: string;
    area_code: string;
    location: string;
    created_at: string;
  };
  /** Empty for staff who do not decide claims; the first 50 of more. */
  rival_claims: RivalClaim[];
}

export const claimAdminApi = {
  ...queueCalls<ClaimAdminRow, ClaimAdminRecord>()(
    'claims',
    claimMachine,
    {
      filters: ['state', 'kind', 'ip_id', 'member_id', 'assignee', 'q'],
      sorts: ['submitted_at', 'due_at', 'created_at', 'id'],
    },
    { reject: claimRejectInput },
  ),
  export: consoleCall<unknown>()('GET claims/export', {
    access: 'claim:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
};
