import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  type Action,
  actionsFor,
  type Machine,
  type Mark,
  mayRole,
  needsScope,
  type Scope,
  staffMay,
  statesAwaiting,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import type { Row as Columns } from '../db/db';
import { DomainError, validationError } from '../errors/domain-error';
import { bulk, bulkInput } from '../http/bulk';
import { Console, Ctx, Staff } from '../http/call';
import { parseUlidParam, versionInput } from '../http/console-id';
import { parseBody } from '../http/console-input';
import type { Context, StaffCaller } from '../http/context';
import { AdminListController } from '../http/admin-list.controller';
import type { Stateful } from '../transition/transition.service';
import type { SavedFilterService } from './saved-filter.service';

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

/**
 * The desk of anything reviewed: a record with counts, saved filters, a decision and many. A resource says what a
 * decision does; `inputs` are the bodies of actions that take more than the version seen.
 */
export function ReviewController<S extends string, A extends string>(
  machine: Machine<S, A>,
  inputs: Partial<Record<A, z.ZodMiniType<Decision>>>,
) {
  const read = `${machine.name}:read` as Scope;
  const decides = Object.values<Action<S>>(machine.actions)
    .map(({ by }) => by)
    .filter(needsScope);

  const inputOf = (action: A): z.ZodMiniType<Decision> => inputs[action] ?? versionInput;

  abstract class Base<R extends Reviewed, D extends Decision = Decision> extends AdminListController(
    read,
    machine.name,
  )<R> {
    protected abstract readonly filters: SavedFilterService;
    protected abstract apply(
      staff: StaffCaller,
      id: string,
      action: A,
      decision: D,
    ): Promise<{ state: S; version: number }>;

    /** What else is counted beside the states. */
    protected counted(): { key: string; sql: string; params: unknown[] }[] {
      return [];
    }

    /** How many in each state, taken by the caller, and past their due date. */
    @Console(read)
    @Get('counts')
    async counts(@Staff() staff: StaffCaller): Promise<Record<string, number>> {
      const open = statesAwaiting(machine, 'staff');
      const others = this.counted().map(
        async ({ key, sql, params }) => [key, await this.count(staff, sql, params)] as const,
      );
      return {
        ...(await this.countStates(staff, Object.keys(machine.states))),
        ...Object.fromEntries(await Promise.all(others)),
        mine: await this.count(staff, 't.state IN (?) AND t.assignee_id = ?', [open, staff.id]),
        overdue: await this.count(staff, 't.state IN (?) AND t.due_at < NOW(3)', [open]),
      };
    }

    /** Filters staff share; everybody who may read the list may keep one of it. */
    @Console(read)
    @Get('filters')
    saved(@Staff() staff: StaffCaller) {
      return this.filters.list(this.plan(staff), staff);
    }

    @Console(read)
    @Post('filters')
    save(@Body() body: unknown, @Staff() staff: StaffCaller) {
      return this.filters.create(this.plan(staff), body, staff);
    }

    @Console(read)
    @Delete('filters/:id')
    forget(@Param('id') id: string, @Staff() staff: StaffCaller) {
      return this.filters.remove(this.plan(staff), id, staff);
    }

    @Console(...decides)
    @Post('bulk/:action')
    @HttpCode(200)
    async decideMany(
      @Param('action') action: string,
      @Body() body: Record<string, unknown>,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ) {
      const { ids, versions, ...rest } = body;
      const wanted = staffAction(machine, action, staff);
      parseBody(inputOf(wanted), { ...rest, version: 1 });
      return bulk(parseBody(bulkInput, { ids, versions }), context, (id, version) =>
        this.decide(staff, id, wanted, { ...rest, version }),
      );
    }

    /** Answers the record as its list shows it; the screen asks for the rest when it needs it. */
    @Console(...decides)
    @Post(':id/:action')
    @HttpCode(200)
    async decideOne(
      @Param('id') id: string,
      @Param('action') action: string,
      @Body() body: Record<string, unknown>,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ) {
      await this.decide(staff, id, staffAction(machine, action, staff), body);
      return this.view(await this.find(id, staff), staff, context);
    }

    private async decide(staff: StaffCaller, id: string, action: A, body: Record<string, unknown>) {
      const decision = parseBody(inputOf(action), body) as D;
      // Who sees only what is assigned must not decide anything else.
      if (this.plan(staff).always) await this.find(id, staff);
      return this.apply(staff, parseUlidParam(id), action, decision).catch(async (error: unknown) => {
        throw error instanceof DomainError && ['CONFLICT', 'STATE'].includes(error.reason)
          ? await this.named(error, id)
          : error;
      });
    }

    /** A conflict says who decided, so that the screen can. */
    private async named(error: DomainError, id: string): Promise<DomainError> {
      const [last] = await this.history.of(machine.name, id);
      const row = await this.db.one<{ version: number }>(
        `SELECT version FROM \`${machine.name}\` WHERE id = ?`,
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
  return Base;
}
