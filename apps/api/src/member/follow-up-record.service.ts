import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  followUpAdminApi,
  followUpMachine,
  type FollowUpRow,
  shanghaiDay,
  staffMay,
  statesAwaiting,
} from '@ipw/domain';
import { assignedOnly } from '../core/auth/assignment';
import type { Db } from '../core/db/db';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { countRows } from '../core/db/row-count';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { FieldCipher } from '../core/security/field-cipher';
import type { FollowUpEntity } from './care.entity';

export type FollowUpStored = Omit<FollowUpEntity, 'due_on'> & {
  due_on: string;
  member_name: string;
  author_name: string;
  done_name: string | null;
};

/** The caller's follow-ups: those of members assigned to them; staff without assigned members see those they wrote. */
const mine = (staff: StaffCaller) =>
  assignedOnly(staff, 't.member_id') ?? { sql: 't.author_id = ?', params: [staff.id] };

export const followUpPlan = (staff: StaffCaller): ListPlan =>
  listPlan(followUpAdminApi.list, {
    table: 'follow_up',
    columns:
      "t.*, DATE_FORMAT(t.due_on, '%Y-%m-%d') AS due_on, m.username AS member_name, a.name AS author_name, d.name AS done_name",
    joins:
      'JOIN member m ON m.id = t.member_id JOIN staff a ON a.id = t.author_id LEFT JOIN staff d ON d.id = t.done_by',
    filters: {
      state: 'state',
      member_id: 'member_id',
      whose: (value) => (value === 'me' ? mine(staff) : { sql: 'TRUE', params: [] }),
    },
    always: assignedOnly(staff, 't.member_id'),
  });

/** Counts of the caller's follow-ups: in each state, due today, overdue. */
export async function followUpCounts(db: Db, staff: StaffCaller): Promise<Record<string, number>> {
  const { sql, params } = mine(staff);
  const today = shanghaiDay(new Date());
  const count = (more: string, values: unknown[]) =>
    countRows(db, 'follow_up', `WHERE ${sql} AND ${more}`, [...params, ...values]);
  const open = statesAwaiting(followUpMachine, 'staff');
  const byState = Object.keys(followUpMachine.states).map(
    async (state) => [state, await count('t.state = ?', [state])] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(byState)),
    due: await count('t.state IN (?) AND t.due_on <= ?', [open, today]),
    overdue: await count('t.state IN (?) AND t.due_on < ?', [open, today]),
  };
}

@Injectable()
export class FollowUpRecordService {
  constructor(private readonly cipher: FieldCipher) {}

  view(row: FollowUpStored, { role }: StaffCaller): FollowUpRow {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: [
        ...actionsFor(followUpMachine, row.state, staffMay(role)),
        ...(followUpMachine.states[row.state].awaits ? ['update'] : []),
      ],
      member_id: row.member_id,
      member_name: row.member_name,
      due_on: row.due_on,
      about: this.cipher.open(`follow_up:${row.id}:about`, row.about),
      author_name: row.author_name,
      created_at: row.created_at.toISOString(),
      done_at: iso(row.done_at),
      done_by: row.done_name,
    };
  }
}
