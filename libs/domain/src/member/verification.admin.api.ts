import type { UploadedFile } from '../file/file.schema';
import type { Mark } from '../review/mark';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import { verificationRejectInput } from './member.schema';
import {
  type DOCUMENT_TYPES,
  type VerificationAction,
  verificationMachine,
  type VerificationState,
} from './verification.machine';

/** The verification of an overseas member's identity. */
export interface VerificationRow extends ReviewRow {
  state: VerificationState;
  actions: VerificationAction[];
  member_id: string;
  member_name: string;
  phone_number: string;
  area_code: string;
  document_type: (typeof DOCUMENT_TYPES)[number];
  submitted_at: string | null;
  decided_at: string | null;
  reason_code: string | null;
  reason: string | null;
}

export interface VerificationRecord extends VerificationRow {
  /** Unmasked until the decision, to be compared with the pictures; masked afterwards. */
  real_name: string;
  document_number: string;
  document_images: UploadedFile[];
  /** Other members confirmed with the same document. */
  same_document: { id: string; member_name: string }[];
  marks: Mark[];
  location: string;
  member_since: string;
}

export const verificationAdminApi = queueCalls<VerificationRow, VerificationRecord>()(
  'verifications',
  verificationMachine,
  { filters: ['state', 'member_id', 'assignee', 'q'], sorts: ['due_at', 'submitted_at', 'id'] },
  { reject: verificationRejectInput },
);
