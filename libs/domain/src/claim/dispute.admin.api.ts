import * as z from 'zod/mini';
import { int, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import type { ClaimDetail, ClaimKind } from './claim.api';
import type { ClaimState } from './claim.machine';
import { type DisputeAction, disputeMachine, type DisputeState } from './dispute.machine';

/** An objection as the console lists it. */
export interface DisputeAdminRow extends ReviewRow {
  state: DisputeState;
  actions: DisputeAction[];
  ip_id: string;
  ip_name: string;
  /** The objector. */
  member_id: string;
  member_name: string;
  /** The member whose claim it contests. */
  claimant_id: string;
  claimant_name: string;
  created_at: string;
  decided_at: string | null;
  reason_code: null;
  reason: string | null;
}

/** With the contested claim beside it. */
export interface DisputeAdminRecord extends DisputeAdminRow {
  statement: string;
  proof_images: UploadedFile[];
  phone_number: string;
  is_auth: 0 | 1;
  claim: Pick<ClaimDetail, 'proof_images' | 'entity_documents' | 'operator_authorization'> & {
    id: string;
    kind: ClaimKind;
    state: ClaimState;
    submitted_at: string | null;
    decided_at: string | null;
    contract_images: UploadedFile[];
    /** The owner's answer to the objections against it; empty without one. */
    answer: string;
    answer_images: UploadedFile[];
    answered_at: string | null;
  };
}

const disputeDecision = z.strictObject({ version: int(1), reason: text(500) });

export const disputeAdminApi = queueCalls<DisputeAdminRow, DisputeAdminRecord>()(
  'disputes',
  disputeMachine,
  {
    filters: ['state', 'ip_id', 'member_id', 'assignee', 'q'],
    sorts: ['due_at', 'created_at', 'id'],
  },
  { uphold: disputeDecision, dismiss: disputeDecision },
);
