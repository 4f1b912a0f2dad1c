import { actionsFor, type Machine, type Mark, mayRole, needsScope, staffMay } from '@ipw/domain';
import type { Row as Columns } from '../db/db';
import { DomainError, validationError } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';
import type { Stateful } from '../transition/transition.service';

export interface Decision {
  version: number;
  reason_code?: string;
  reason?: string;
  /** What the reviewer pointed at. */
  marks?: Mark[];
}

export interface Reviewed extends Stateful {
  assignee_id: string | null;
}

/** Columns of taking and giving back, the same for everything that is reviewed. */
export const takeMoves = (staff: StaffCaller): Record<'assign' | 'release', { set: Columns }> => ({
  assign: { set: { assignee_id: staff.id, assigned_at: new Date() } },
  release: { set: { assignee_id: null, assigned_at: null } },
});

/** What a staff member may do with a record now; who has taken it can give it back. */
export const staffActions = <S extends string, A extends string>(
  machine: Machine<S, A>,
  row: Reviewed,
  staff: StaffCaller,
): A[] =>
  actionsFor(machine, row.state as S, staffMay(staff.role)).filter(
    (action) =>
      action !== (row.assignee_id === staff.id ? 'assign' : 'release') &&
      (action !== 'release' || row.assignee_id !== null),
  );

/** An action of the machine's table that is staff's to take, by a role that holds its scope. */
export function staffAction<S extends string, A extends string>(
  machine: Machine<S, A>,
  action: string,
  { role }: StaffCaller,
): A {
  const by = Object.hasOwn(machine.actions, action) ? machine.actions[action as A].by : 'owner';
  if (!needsScope(by)) throw validationError('action', 'choice');
  if (!mayRole(role, by)) throw new DomainError('FORBIDDEN');
  return action as A;
}
