import {
  bulkInput,
  type BulkOutcome,
  type Machine,
  type ReviewRow,
  type SavedFilter,
  statesAwaiting,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { DomainError } from '../errors/domain-error';
import { AdminRecordService } from '../http/admin-record.service';
import { bulk } from '../http/bulk';
import { parseUlidParam } from '../http/console-id';
import { parseBody } from '../http/console-input';
import type { Context, StaffCaller } from '../http/context';
import type { SavedFilterService } from './saved-filter.service';
import { type Decision, type Reviewed, staffAction } from './staff-decision';

/** The inputs of a declared decision's actions. */
export type Bodies<A extends string> = Readonly<Record<A, z.ZodMiniType>>;

/**
 * The staff side of a review queue: records, counts, saved filters, single and bulk decisions. A resource implements the
 * decision.
 */
export abstract class ReviewRecordService<
  R extends Reviewed,
  S extends string,
  A extends string,
  V extends ReviewRow,
  D = V,
  I extends Decision = Decision,
> extends AdminRecordService<R, V, D> {
  protected abstract readonly filters: SavedFilterService;
  protected abstract readonly machine: Machine<S, A>;
  protected abstract apply(
    staff: StaffCaller,
    id: string,
    action: A,
    decision: I,
  ): Promise<{ state: S; version: number }>;

  protected get subject(): string {
    return this.machine.name;
  }

  /** Counts beyond the states. */
  protected counted(): { key: string; sql: string; params: unknown[] }[] {
    return [];
  }

  /** Numbers of records in each state, assigned to the caller, and past their due date. */
  async counts(staff: StaffCaller): Promise<Record<string, number>> {
    const open = statesAwaiting(this.machine, 'staff');
    const others = this.counted().map(
      async ({ key, sql, params }) => [key, await this.count(staff, sql, params)] as const,
    );
    return {
      ...(await this.countStates(staff, Object.keys(this.machine.states))),
      ...Object.fromEntries(await Promise.all(others)),
      mine: await this.count(staff, 't.state IN (?) AND t.assignee_id = ?', [open, staff.id]),
      overdue: await this.count(staff, 't.state IN (?) AND t.due_at < NOW(3)', [open]),
    };
  }

  savedFilters(staff: StaffCaller): Promise<SavedFilter[]> {
    return this.filters.list(this.plan(staff), staff);
  }

  saveFilter(input: Parameters<SavedFilterService['create']>[1], staff: StaffCaller): Promise<SavedFilter[]> {
    return this.filters.create(this.plan(staff), input, staff);
  }

  removeFilter(id: string, staff: StaffCaller): Promise<SavedFilter[]> {
    return this.filters.remove(this.plan(staff), id, staff);
  }

  /** Decides many records, each on its own. */
  decideMany(
    bodies: Bodies<A>,
    action: string,
    { ids, versions, ...rest }: Record<string, unknown>,
    staff: StaffCaller,
    context: Context,
  ): Promise<BulkOutcome[]> {
    const wanted = staffAction(this.machine, action, staff);
    parseBody(bodies[wanted], { ...rest, version: 1 });
    return bulk(parseBody(bulkInput, { ids, versions }), context, (id, version) =>
      this.take(bodies, id, wanted, { ...rest, version }, staff),
    );
  }

  /** Answers the record's list row; the screen reads the details separately. */
  async decide(
    bodies: Bodies<A>,
    id: string,
    action: string,
    body: Record<string, unknown>,
    staff: StaffCaller,
    context: Context,
  ): Promise<V> {
    await this.take(bodies, id, staffAction(this.machine, action, staff), body, staff);
    return this.row(id, staff, context);
  }

  private async take(
    bodies: Bodies<A>,
    id: string,
    action: A,
    body: Record<string, unknown>,
    staff: StaffCaller,
  ): Promise<{ state: S; version: number }> {
    const decision = parseBody(bodies[action], body) as I;
    // Consultants may decide only records visible to them.
    if (this.plan(staff).always) await this.find(id, staff);
    return this.apply(staff, parseUlidParam(id), action, decision).catch(async (error: unknown) => {
      throw error instanceof DomainError && ['CONFLICT', 'STATE'].includes(error.reason)
        ? await this.named(error, id)
        : error;
    });
  }

  /** Adds the name of the deciding staff member to a conflict, for the screen. */
  private async named(error: DomainError, id: string): Promise<DomainError> {
    const [last] = await this.history.of(this.subject, id);
    const row = await this.db.one<{ version: number }>(
      `SELECT version FROM \`${this.machine.name}\` WHERE id = ?`,
      [id],
    );
    return new DomainError(error.reason, {
      ...error.args,
      version: row?.version,
      by: last?.actor_name,
      at: last?.at,
    });
  }
}
