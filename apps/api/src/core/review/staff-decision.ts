import { actionsFor, type Machine, type Mark, mayRole, needsScope, staffMay } from '@ipw/domain';
import type { Row as Columns } from '../db/db';
import { DomainError, validationError } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';
import type { Stateful } from '../transition/transition.service';

export interface Decision {
  version: number;
  reason_code?: string;
  reason?: string;
  /** The reviewer's marks. */
  marks?: Mark[];
}

export interface Reviewed extends Stateful {
  assignee_id: string | null;
}

/** Columns that `assign` and `release` set, the same for all reviewed records. */
export const takeMoves = (staff: StaffCaller): Record<'assign' | 'release', { set: Columns }> => ({
  assign: { set: { assignee_id: staff.id, assigned_at: new Date() } },
  release: { set: { assignee_id: null, assigned_at: null } },
});

/** Actions a staff member may take on a record now; only its assignee can release it. */
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

/** The action of the machine, if it is for staff and the role holds its scope. */
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
