import { Inject } from '@nestjs/common';
import { actionsFor, type Machine, type Mark, mayRole, needsScope, staffMay } from '@ipw/domain';
import { DomainError, validationError } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';
import { type Move, type Stateful, TransitionService } from '../transition/transition.service';

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

/** What an action changes besides the state. */
export type StaffMove<S extends string, A extends string, R> = Pick<
  Move<S, A, R>,
  'set' | 'effect' | 'reason'
>;

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

/** What an action changes: assigning and releasing are the same for all records, `moves` has the others. */
export function staffMove<S extends string, A extends string, R>(
  staff: StaffCaller,
  action: A,
  { version }: Decision,
  moves: Partial<Record<A, StaffMove<S, A, R>>>,
): StaffMove<S, A, R> & { version: number } {
  const taken: Readonly<Record<string, StaffMove<S, A, R>>> = {
    assign: { set: { assignee_id: staff.id, assigned_at: new Date() } },
    release: { set: { assignee_id: null, assigned_at: null } },
  };
  return { version, ...(taken[action] ?? moves[action]) };
}

/** Takes the decisions of staff on the records of a queue. A resource says what each action changes. */
export abstract class StaffDecisionService<
  S extends string,
  A extends string,
  R extends Reviewed,
  I extends Decision = Decision,
> {
  @Inject() protected readonly transitions!: TransitionService;
  protected abstract readonly machine: Machine<S, A>;
  protected abstract readonly table: string;
  /** What the actions change, besides `assign` and `release`. */
  protected abstract moves(staff: StaffCaller, decision: I): Partial<Record<A, StaffMove<S, A, R>>>;

  /** Takes an action with its effects, in one transaction. */
  apply(staff: StaffCaller, id: string, action: A, decision: I): Promise<{ state: S; version: number }> {
    return this.transitions.apply({
      machine: this.machine,
      table: this.table,
      id,
      action,
      actor: staff,
      ...this.moveOf(staff, action, decision),
    });
  }

  protected moveOf(staff: StaffCaller, action: A, decision: I): StaffMove<S, A, R> & { version: number } {
    return staffMove(staff, action, decision, this.moves(staff, decision));
  }
}
