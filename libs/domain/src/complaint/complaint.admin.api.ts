import * as z from 'zod/mini';
import { int, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import {
  type ComplaintAction,
  type ComplaintKind,
  complaintMachine,
  type ComplaintState,
} from './complaint.machine';

/** A complaint of infringement as the console lists it. */
export interface ComplaintAdminRow extends ReviewRow {
  state: ComplaintState;
  actions: ComplaintAction[];
  number: string;
  kind: ComplaintKind;
  ip_id: string;
  ip_name: string;
  owner_id: string | null;
  owner_name: string | null;
  created_at: string;
  decided_at: string | null;
  answered_at: string | null;
  reason_code: null;
  reason: string | null;
}

/** With both sides' reasons and proof. */
export interface ComplaintAdminRecord extends ComplaintAdminRow {
  /** Empty when erased. */
  complainant: string;
  email: string;
  statement: string;
  proof_images: UploadedFile[];
  answer: string;
  answer_images: UploadedFile[];
}

const complaintDecision = z.strictObject({ version: int(1), reason: text(500) });

export const complaintAdminApi = queueCalls<ComplaintAdminRow, ComplaintAdminRecord>()(
  'complaints',
  complaintMachine,
  { filters: ['state', 'ip_id', 'assignee', 'q'], sorts: ['due_at', 'created_at', 'id'] },
  { uphold: complaintDecision, dismiss: complaintDecision },
);
