import {
  actionsFor,
  bulkInput,
  type BulkOutcome,
  type Counts,
  type Decided,
  type Machine,
  type Mark,
  mayRole,
  needsScope,
  type ReviewRow,
  type SavedFilter,
  type savedFilterInput,
  staffMay,
  statesAwaiting,
} from '@ipw/domain';
import { Inject } from '@nestjs/common';
import type * as z from 'zod/mini';
import type { Sql } from '../db/db';
import { DomainError, validationError } from '../errors/domain-error';
import { AdminRecordService } from '../http/admin-record.service';
import type { AdminCall } from '../http/admin.controller';
import { parseBody, parseUlidParam } from '../http/body';
import { bulk } from '../http/bulk';
import type { StaffCaller } from '../http/context';
import { iso } from '../http/iso';
import { type Move, type Stateful, staffVersion, TransitionService } from '../transition/transition.service';
import { SavedFilterService } from './saved-filter.service';

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

interface QueuedRow<S extends string> extends Reviewed {
  state: S;
  due_at: Date | null;
  decided_at: Date | null;
  assignee_name: string | null;
  assigned_at: Date | null;
  reason: string | null;
}

/** What the rows of a queue say of the decision: state, offered actions, dates, reviewer and reason. */
export const decisionFacts = <S extends string, A extends string>(
  machine: Machine<S, A>,
  row: QueuedRow<S>,
  staff: StaffCaller,
) => ({
  id: row.id,
  state: row.state,
  version: row.version,
  actions: staffActions(machine, row, staff),
  due_at: iso(row.due_at),
  decided_at: iso(row.decided_at),
  assignee_id: row.assignee_id,
  assignee_name: row.assignee_name,
  assigned_at: iso(row.assigned_at),
  reason: row.reason,
});

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
    release: {
      set: { assignee_id: null, assigned_at: null },
      effect: (_sql, row) =>
        (row as Reviewed).assignee_id === staff.id
          ? Promise.resolve()
          : Promise.reject(new DomainError('FORBIDDEN')),
    },
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

  /** Throws in the action's transaction, which is rolled back, when the record concerns the staff member. Not asked for `release`. */
  protected refuseOwn(_sql: Sql, _staff: StaffCaller, _row: R, _action: A): Promise<void> {
    return Promise.resolve();
  }

  protected moveOf(staff: StaffCaller, action: A, decision: I): StaffMove<S, A, R> & { version: number } {
    const move = staffMove(staff, action, decision, this.moves(staff, decision));
    const named: string = action;
    if (named === 'release') return move;
    return {
      ...move,
      effect: async (sql, row, to) => {
        await this.refuseOwn(sql, staff, row, action);
        await move.effect?.(sql, row, to);
      },
    };
  }
}

/**
 * The staff side of a review queue: records, counts, saved filters, single and bulk decisions. `decisions` says what each
 * action changes.
 */
export abstract class ReviewRecordService<
  R extends Reviewed,
  S extends string,
  A extends string,
  V extends ReviewRow,
  D = V,
  W extends R = R,
> extends AdminRecordService<R, V, D, W> {
  @Inject() protected readonly filters!: SavedFilterService;
  protected abstract readonly machine: Machine<S, A>;
  /** The declared inputs of the actions. */
  protected abstract readonly inputs: Readonly<Record<A, z.ZodMiniType>>;
  protected abstract readonly decisions: Pick<StaffDecisionService<S, A, Reviewed, never>, 'apply'>;

  protected get subject(): string {
    return this.machine.name;
  }

  /** The condition of records that wait for staff. */
  protected get awaiting(): { sql: string; params: unknown[] } {
    return { sql: 't.state IN (?)', params: [statesAwaiting(this.machine, 'staff')] };
  }

  /** Counts beyond the states. */
  protected counted(_staff: StaffCaller): { key: string; sql: string; params: unknown[] }[] {
    return [];
  }

  /** Numbers of records in each state, assigned to the caller, and past their due date. */
  async counts({ staff }: AdminCall): Promise<Counts> {
    const { sql: open, params: awaiting } = this.awaiting;
    const [states, mine, overdue, ...others] = await Promise.all([
      this.countStates(staff, Object.keys(this.machine.states)),
      this.count(staff, `${open} AND t.assignee_id = ?`, [...awaiting, staff.id]),
      this.count(staff, `${open} AND t.due_at < NOW(3)`, awaiting),
      ...this.counted(staff).map(
        async ({ key, sql, params }) => [key, await this.count(staff, sql, params)] as const,
      ),
    ]);
    return { ...states, ...Object.fromEntries(others), mine, overdue };
  }

  savedFilters({ staff }: AdminCall): Promise<SavedFilter[]> {
    return this.filters.list(this.plan(staff), staff);
  }

  saveFilter({ input, staff }: AdminCall<{ input: typeof savedFilterInput }>): Promise<SavedFilter[]> {
    return this.filters.create(this.plan(staff), input, staff);
  }

  removeFilter({ id, staff }: AdminCall): Promise<SavedFilter[]> {
    return this.filters.remove(this.plan(staff), id, staff);
  }

  /** Decides many records, each on its own. */
  decideMany({ params, request, staff, context }: AdminCall): Promise<BulkOutcome[]> {
    const { ids, versions, ...rest } = request.body as Record<string, unknown>;
    const wanted = staffAction(this.machine, params.action!, staff);
    parseBody(this.inputs[wanted], { ...rest, version: 1 });
    return bulk(parseBody(bulkInput, { ids, versions }), context, (id, version) =>
      this.take(id, wanted, { ...rest, version }, staff),
    );
  }

  /** Answers the new state and version; the screen reads the record again by itself. */
  async decide({ id, params, request, staff }: AdminCall): Promise<Decided> {
    return {
      id,
      ...(await this.take(id, staffAction(this.machine, params.action!, staff), request.body, staff)),
    };
  }

  private async take(
    id: string,
    action: A,
    body: unknown,
    staff: StaffCaller,
  ): Promise<{ state: S; version: number }> {
    const decision = parseBody(this.inputs[action], body) as never;
    // Consultants may decide only records visible to them.
    if (this.plan(staff).always) await this.find(id, staff);
    return this.decisions.apply(staff, parseUlidParam(id), action, decision).catch(async (error: unknown) => {
      throw error instanceof DomainError && ['CONFLICT', 'STATE'].includes(error.reason)
        ? await this.named(error, id, staff)
        : error;
    });
  }

  /** Adds the staff member of the newest change to a conflict, for the screen. Members are not named: they may be closed to the caller. */
  private async named(error: DomainError, id: string, staff: StaffCaller): Promise<DomainError> {
    const [newest] = await this.history.of(this.subject, id);
    const last = newest?.actor_type === 'staff' ? newest : undefined;
    const row = await this.db.one<Stateful>(`SELECT * FROM \`${this.plan(staff).table}\` WHERE id = ?`, [id]);
    const args = { ...error.args, version: row && staffVersion(row), by: last?.actor_name, at: last?.at };
    return new DomainError(error.reason, args, error.errors, error.sentence);
  }
}
