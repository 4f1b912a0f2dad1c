import { mayRole, type Role, type Scope } from './scope';

/** Colour of a state; its label comes from the catalogue (`state.<machine>.<state>`). */
export type Tone = 'neutral' | 'wait' | 'good' | 'bad';

export interface StateInfo {
  tone: Tone;
  /** Which side must act next. */
  awaits?: 'member' | 'staff';
}

/** Who takes an action: a record's member, the buyer of a sheet, the brand of a cooperation, the entrant of a campaign, the server itself, or staff with a scope. */
export type By = 'owner' | 'buyer' | 'brand' | 'entrant' | 'system' | Scope;

export interface Action<S extends string> {
  from: readonly S[];
  /** Target state, or one target for each kind of record. */
  to: S | { readonly by: string; readonly [kind: string]: S | string };
  by: By;
  /** A written reason is required. */
  note?: boolean;
  /** Staff alone see its effect: it conflicts with other staff, and not with the record's member or buyer. */
  internal?: boolean;
}

export interface Machine<S extends string = string, A extends string = string> {
  name: string;
  initial: NoInfer<S>;
  states: Readonly<Record<S, StateInfo>>;
  actions: Readonly<Record<A, Action<NoInfer<S>>>>;
}

/** Declares a state machine as a table. `machine.spec.ts` checks every machine: no unknown target, no unreachable state. */
export const defineMachine = <S extends string, A extends string>(machine: Machine<S, A>): Machine<S, A> =>
  machine;

/** The state an action leads to for a record; an unknown kind throws. */
export function targetOf<S extends string>(action: Action<S>, record: Readonly<Record<string, unknown>>): S {
  if (typeof action.to === 'string') return action.to;
  const target = action.to[String(record[action.to.by])];
  if (!target) throw new Error(`no target for ${action.to.by}=${String(record[action.to.by])}`);
  return target as S;
}

/** Every state an action may lead to. */
export const targetsOf = <S extends string>(action: Action<S>): S[] =>
  typeof action.to === 'string'
    ? [action.to]
    : (Object.entries(action.to)
        .filter(([key]) => key !== 'by')
        .map(([, state]) => state) as S[]);

/** Actions a caller may take on a record in `state`; actions of the system are never offered. */
export const actionsFor = <S extends string, A extends string>(
  machine: Machine<S, A>,
  state: S,
  may: (by: By) => boolean,
): A[] =>
  (Object.entries(machine.actions) as [A, Action<S>][])
    .filter(([, { from, by }]) => from.includes(state) && by !== 'system' && may(by))
    .map(([name]) => name);

/** Whether an action is for staff: it then names a scope. */
export const needsScope = (by: By): by is Scope => by.includes(':');

/** Actions that staff of a role may take. */
export const staffMay =
  (role: Role) =>
  (by: By): boolean =>
    needsScope(by) && mayRole(role, by);

/** States in which a record waits for one side, in the order of the table. */
export const statesAwaiting = <S extends string>(machine: Machine<S>, awaits: 'member' | 'staff'): S[] =>
  (Object.keys(machine.states) as S[]).filter((state) => machine.states[state].awaits === awaits);
