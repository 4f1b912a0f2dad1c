import * as z from 'zod/mini';
import { consoleCall, recordCalls, type StatefulRow, versionInput } from '../core/console-endpoint';
import { id, int, rule } from '../core/wire';

/** The link of a member to an IP they operate. */
export interface OperatorRow extends StatefulRow {
  /** Null when the staff member may not open the IP. */
  ip_id: string | null;
  ip_name: string;
  member_id: string;
  member_name: string;
  phone_number: string;
  /** null: access not assigned yet; 0: linked, default kind, which is granted. */
  match_relation: 0 | 1 | 2 | 3 | null;
  /** Who invited the member; null when staff linked them. */
  invited_by: string | null;
  created_at: string;
}

export interface OperatorRecord extends OperatorRow {
  /** Names of other owners of the IP. */
  other_owners: string[];
}

const assigned = {
  match_relation: z.optional(int().check(rule('choice', (value: number) => value >= 0 && value <= 3))),
  /** 1 when staff were told of the first owner and still assign a second. */
  despite_owner: z._default(int(0, 1), 0),
};
const access = 'operator:write';

export const operatorAdminApi = {
  ...recordCalls<OperatorRow, OperatorRecord>()('operators', 'operator:read', {
    subject: 'operator',
    filters: ['ip_id', 'member_id', 'state', 'q'],
    sorts: ['id', 'created_at'],
  }),
  create: consoleCall<OperatorRecord>()('POST operators', {
    access,
    input: z.strictObject({ ip_id: id(), member_id: id(), ...assigned }),
    creates: true,
    summary: 'Link a member to an IP, with access or without',
  }),
  update: consoleCall<OperatorRecord>()('PUT operators/:id', {
    access,
    input: z.strictObject({ version: int(1), ...assigned }),
    picks: true,
    summary: 'Assign access',
  }),
  remove: consoleCall<{ id: string }>()('DELETE operators/:id', {
    access,
    input: versionInput,
    summary: 'Remove a member from an IP',
  }),
};
