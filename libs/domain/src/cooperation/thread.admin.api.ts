import * as z from 'zod/mini';
import {
  consoleCall,
  type Counts,
  recordCalls,
  type StatefulRow,
  versionInput,
} from '../core/console-endpoint';
import { agree, files, id, int, optionalLine, optionalText, orNothing } from '../core/wire';
import { COOPERATION, hasContent, pinAnswer, saysSomething, topicFields } from './cooperation.schema';
import type { ThreadRound } from './cooperation.view';
import {
  type SampleConfirm,
  type ThreadKind,
  threadMachine,
  type ThreadState,
  type ThreadTurn,
} from './thread.machine';

export interface ThreadRow extends StatefulRow {
  state: ThreadState;
  kind: ThreadKind;
  product_name: string;
  cooperation_id: string;
  coop_no: string;
  ip_id: string;
  ip_name: string;
  project_name: string;
  brand_name: string | null;
  turn: ThreadTurn | null;
  due_at: string | null;
  /** 1: waits in a cooperation that rests, so that nobody can act and nothing is due. */
  rests: 0 | 1;
  rounds: number;
  sample_confirm: SampleConfirm | null;
  /** Whether somebody of the brand can open its link; staff act for the others. */
  has_contact: 0 | 1;
  escalated_at: string | null;
  created_at: string;
}

export interface ThreadRecord extends ThreadRow {
  /** Oldest first. */
  list: ThreadRound[];
}

/** Pictures of a round that staff uploaded for the brand. */
const round = {
  text: optionalText(COOPERATION.text),
  images: files(0, COOPERATION.images),
  tracking_number: optionalLine(COOPERATION.tracking),
  final: agree(),
};

export const threadAdminApi = {
  ...recordCalls<ThreadRow, ThreadRecord>()('threads', 'cooperation:read', {
    subject: threadMachine.name,
    filters: ['state', 'kind', 'turn', 'cooperation_id', 'ip_id', 'unattended', 'late', 'q'],
    sorts: ['due_at', 'created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET threads/counts', {
    access: 'cooperation:read',
    summary: 'How many wait for staff to act for the brand',
  }),
  export: consoleCall<unknown>()('GET threads/export', {
    access: 'cooperation:read',
    streams: 'text/csv',
    summary: 'The threads of a filter as CSV',
  }),
  create: consoleCall<ThreadRecord>()('POST threads', {
    access: 'cooperation:write',
    input: z
      .strictObject({ cooperation_id: id(), ...topicFields, corrects_id: orNothing(id()), ...round })
      .check(hasContent),
    creates: true,
    summary: 'Begin a thread for a brand',
  }),
  update: consoleCall<ThreadRecord>()('PUT threads/:id', {
    access: 'cooperation:write',
    input: z.strictObject({ version: int(1), ...round }).check(hasContent),
    picks: true,
    summary: 'Provide the next round for a brand',
  }),
  answerPin: consoleCall<ThreadRecord>()('POST threads/:id/pin', {
    access: 'cooperation:write',
    input: z.strictObject(pinAnswer).check(saysSomething),
    creates: true,
    summary: 'Reply to a pin for a brand, settle it, or open it again',
  }),
  decide: consoleCall<ThreadRecord>()('POST threads/:id/:action', {
    access: 'cooperation:write',
    inputs: { mark_final: versionInput },
    summary: 'Declare the approved round the final draft for a brand',
  }),
};
