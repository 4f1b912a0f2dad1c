import type * as z from 'zod/mini';
import {
  type BulkOutcome,
  consoleCall,
  type ConsoleAccess,
  type Counts,
  recordCalls,
  type StatefulRow,
  versionInput,
} from '../core/console-endpoint';
import { type Action, type Machine, needsScope } from '../core/machine';
import type { Scope } from '../core/scope';
import { type SavedFilter, savedFilterInput } from './saved-filter';

/** Fields of every row of a review queue. */
export interface ReviewRow extends StatefulRow {
  /** End of the last working day by which staff must decide; null while no decision is due. */
  due_at: string | null;
  /** The reviewer it is assigned to. */
  assignee_id: string | null;
  assignee_name: string | null;
  /** Since when. */
  assigned_at: string | null;
}

/** A record after a decision. */
export type Decided = Pick<ReviewRow, 'id' | 'state' | 'version'>;

type Bodies<A extends string, I> = {
  readonly [K in A]: K extends keyof I
    ? I[K] extends z.ZodMiniType
      ? I[K]
      : typeof versionInput
    : typeof versionInput;
};

/** Inputs of all actions of a machine that belong to staff: the version seen, unless `inputs` names another. */
export function decisionsOf<A extends string, const I extends Partial<Record<A, z.ZodMiniType>>>(
  machine: Machine<string, A>,
  inputs: I,
): Bodies<A, I> {
  const actions = Object.entries<Action<string>>(machine.actions).filter(([, { by }]) => needsScope(by));
  const bodies = actions.map(([name]) => [name, (inputs as Record<string, unknown>)[name] ?? versionInput]);
  return Object.fromEntries(bodies) as Bodies<A, I>;
}

/** The scopes that open the decisions of a machine; one of them suffices. */
const decides = (machine: Machine): ConsoleAccess => {
  const scopes = Object.values<Action<string>>(machine.actions).map(({ by }) => by);
  const [first, ...others] = new Set(scopes.filter(needsScope));
  return others.length ? [first!, ...others] : first!;
};

/**
 * `queueCalls<Row, Record>()('claims', claimMachine, {...}, { reject })`: the console calls of a review queue. `inputs` are
 * the bodies of actions that take more than the version seen.
 */
export const queueCalls =
  <R extends ReviewRow, D = R>() =>
  <
    const N extends string,
    A extends string,
    const F extends string,
    const S extends string,
    const I extends Partial<Record<A, z.ZodMiniType>>,
  >(
    resource: N,
    machine: Machine<string, A>,
    query: { filters: readonly F[]; sorts: readonly S[] },
    inputs: I,
  ) => {
    const access = `${machine.name}:read` as Scope;
    const bodies = decisionsOf(machine, inputs);
    return {
      ...recordCalls<R, D>()(resource, access, { ...query, subject: machine.name }),
      counts: consoleCall<Counts>()(`GET ${resource}/counts`, {
        access,
        summary: 'How many there are by state, taken by the caller, and past their due date',
      }),
      savedFilters: consoleCall<SavedFilter[]>()(`GET ${resource}/filters`, {
        access,
        summary: 'Filters staff share',
      }),
      saveFilter: consoleCall<SavedFilter[]>()(`POST ${resource}/filters`, {
        access,
        input: savedFilterInput,
        creates: true,
        summary: 'Share a filter',
      }),
      removeFilter: consoleCall<SavedFilter[]>()(`DELETE ${resource}/filters/:id`, {
        access,
        summary: 'Remove a shared filter',
      }),
      decideMany: consoleCall<BulkOutcome[]>()(`POST ${resource}/bulk/:action`, {
        access: decides(machine),
        inputs: bodies,
        summary: 'Decide many, each by itself',
      }),
      decide: consoleCall<Decided>()(`POST ${resource}/:id/:action`, {
        access: decides(machine),
        inputs: bodies,
        summary: 'Decide one',
      }),
    };
  };
