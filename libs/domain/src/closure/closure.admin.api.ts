import { consoleCall, recordCalls, type StatefulRow, versionInput } from '../core/console-endpoint';
import { closureHoldInput } from './closure.api';
import type { ClosureReason, ClosureState } from '../member/closure.machine';

/** A member's request to close the account. */
export interface ClosureAdminRow extends StatefulRow {
  state: ClosureState;
  member_id: string;
  member_name: string;
  phone_number: string;
  area_code: string;
  ip_count: number;
  created_at: string;
  due_at: string;
  ended_at: string | null;
  reason_code: ClosureReason | null;
  reason: string | null;
}

export const closureAdminApi = {
  ...recordCalls<ClosureAdminRow>()('closures', 'closure:read', {
    subject: 'closure',
    filters: ['state', 'member_id', 'q'],
    sorts: ['due_at', 'created_at', 'id'],
  }),
  hold: consoleCall<ClosureAdminRow>()('POST closures/:id/hold', {
    access: 'closure:write',
    input: closureHoldInput,
    summary: 'Keep the account open until staff let the closure go on, or the member withdraws it',
  }),
  resume: consoleCall<ClosureAdminRow>()('POST closures/:id/resume', {
    access: 'closure:write',
    input: versionInput,
    summary: 'Let the closure go on',
  }),
};
