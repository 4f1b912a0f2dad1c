import * as z from 'zod/mini';
import { TEXT } from '../core/limits';
import { int, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import { type ObjectionAction, objectionMachine, type ObjectionState } from './objection.machine';
import type { TenderResult } from './registration.machine';

/** An objection to a result as the console lists it. */
export interface ObjectionAdminRow extends ReviewRow {
  state: ObjectionState;
  actions: ObjectionAction[];
  tender_id: string;
  /** In the reader’s language. */
  tender_title: string;
  ip_id: string;
  ip_name: string;
  created_at: string;
  decided_at: string | null;
  reason_code: null;
  /** The answer to the objector. */
  reason: string | null;
}

/** With the result it contests beside it. */
export interface ObjectionAdminRecord extends ObjectionAdminRow {
  statement: string;
  proof_images: UploadedFile[];
  registration_id: string;
  result: TenderResult;
  rank: number | null;
  /** The comment the objector got with the result. */
  comment: string | null;
  /** When the contested result was published. */
  contested_at: string;
  /** Awarded IPs; none while the result is decided anew. */
  awarded: string[];
  /** Who proposed and who published the present result. */
  proposed_by: string | null;
  published_by: string | null;
}

const decision = z.strictObject({ version: int(1), reason: text(TEXT.reason) });

export const objectionAdminApi = queueCalls<ObjectionAdminRow, ObjectionAdminRecord>()(
  'objections',
  objectionMachine,
  { filters: ['state', 'tender_id', 'ip_id', 'assignee', 'q'], sorts: ['due_at', 'created_at', 'id'] },
  { uphold: decision, dismiss: decision },
);
