import * as z from 'zod/mini';
import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { TEXT } from '../core/limits';
import { int, text } from '../core/wire';
import { decisionsOf } from '../review/queue-calls';
import { type HandoverObstacle, handoverMachine, type HandoverState } from './handover.machine';

export interface HandoverRow extends StatefulRow {
  state: HandoverState;
  ip_id: string;
  ip_name: string;
  /** The present owner. */
  member_id: string;
  member_name: string;
  /** The new owner; null before they confirmed. */
  to_id: string | null;
  to_name: string | null;
  reason: string | null;
  created_at: string;
  expires_at: string;
}

export interface HandoverRecord extends HandoverRow {
  /** What must be settled before the approval. */
  obstacles: HandoverObstacle[];
  is_auth: 0 | 1;
}

export const handoverAdminApi = {
  ...recordCalls<HandoverRow, HandoverRecord>()('handovers', 'handover:read', {
    subject: handoverMachine.name,
    filters: ['state', 'ip_id', 'member_id', 'q'],
    sorts: ['created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET handovers/counts', {
    access: 'handover:read',
    summary: 'How many wait for staff',
  }),
  decide: consoleCall<HandoverRecord>()('POST handovers/:id/:action', {
    access: 'handover:write',
    inputs: decisionsOf(handoverMachine, {
      reject: z.strictObject({ version: int(1), reason: text(TEXT.reason) }),
    }),
    summary: 'Approve or reject the hand-over of an IP',
  }),
};
