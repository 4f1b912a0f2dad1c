import * as z from 'zod/mini';
import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { TEXT } from '../core/limits';
import { int, text } from '../core/wire';
import { decisionsOf } from '../review/queue-calls';
import { type BarAction, barMachine, type BarState } from './bar.machine';

/** Who cannot enter tenders until when, and why. */
export interface BarRow extends StatefulRow {
  state: BarState;
  actions: BarAction[];
  ip_id: string;
  ip_name: string;
  /** Who handed the entry in; null when erased. */
  member_id: string | null;
  member_name: string | null;
  tender_id: string;
  /** In the reader’s language. */
  tender_title: string;
  /** The ground of the disqualification. */
  reason_code: string | null;
  until: string;
  /** 1: its end has passed. */
  over: 0 | 1;
  created_at: string;
}

export interface BarRecord extends BarRow {
  registration_id: string;
  /** The reason that staff gave the entrant. */
  reason: string | null;
  /** Why it was lifted. */
  lift_reason: string | null;
}

export const barAdminApi = {
  ...recordCalls<BarRow, BarRecord>()('bars', 'tender:award', {
    subject: barMachine.name,
    filters: ['state', 'ip_id', 'q'],
    sorts: ['created_at', 'until', 'id'],
  }),
  counts: consoleCall<Counts>()('GET bars/counts', {
    access: 'tender:award',
    summary: 'How many bars were not lifted',
  }),
  decide: consoleCall<BarRecord>()('POST bars/:id/:action', {
    access: 'tender:publish',
    inputs: decisionsOf(barMachine, {
      lift: z.strictObject({ version: int(1), reason: text(TEXT.reason) }),
    }),
    summary: 'Lift a bar before its end, with a reason the holder reads',
  }),
};
