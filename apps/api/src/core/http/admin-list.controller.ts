import { Get, Param, Req, Res } from '@nestjs/common';
import type { HistoryLine, Scope } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db';
import { countRows, type ListPlan, one } from '../db/list-query';
import type { HistoryService } from '../transition/history.service';
import { Console, Ctx, Staff } from './call';
import { answerList } from './console-list';
import type { Context, StaffCaller } from './context';

/**
 * The console's side of any record: list, one, history. A resource extends it with its list plan and its view;
 * `@Controller('api/admin/<resource>')` names it. `read` is the scope that opens it, `subject` its name in the history.
 */
export function AdminListController(read: Scope, subject: string) {
  abstract class Base<R extends { id: string }> {
    protected abstract readonly db: Db;
    protected abstract readonly history: HistoryService;
    /** What is listed; whatever its `always` hides from the caller answers like a missing record. */
    protected abstract plan(staff: StaffCaller): ListPlan;
    protected abstract view(row: R, staff: StaffCaller, context: Context): object;

    /** What one record shows beside its row of the list. */
    protected details(_row: R, _staff: StaffCaller, _context: Context): object | Promise<object> {
      return {};
    }

    /** The history a record shows. */
    protected lines(row: R): Promise<HistoryLine[]> {
      return this.history.of(subject, row.id);
    }

    @Console(read)
    @Get()
    list(
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      return answerList<R, object>(this.db, this.plan(staff), request, reply, (row) =>
        this.view(row, staff, context),
      );
    }

    @Console(read)
    @Get(':id')
    async one(
      @Param('id') id: string,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ): Promise<object> {
      const row = await this.find(id, staff);
      return { ...this.view(row, staff, context), ...(await this.details(row, staff, context)) };
    }

    @Console(read)
    @Get(':id/history')
    async historyOf(@Param('id') id: string, @Staff() staff: StaffCaller): Promise<HistoryLine[]> {
      return this.lines(await this.find(id, staff));
    }

    protected find(id: string, staff: StaffCaller): Promise<R> {
      return one<R>(this.db, this.plan(staff), id);
    }

    /** How many of what the caller may see meet a condition. */
    protected count(staff: StaffCaller, sql: string, params: unknown[]): Promise<number> {
      const { table, always } = this.plan(staff);
      return countRows(this.db, table, `WHERE ${sql} ${always ? `AND ${always.sql}` : ''}`, [
        ...params,
        ...(always?.params ?? []),
      ]);
    }

    /** How many there are in each of some states. */
    protected async countStates(
      staff: StaffCaller,
      states: readonly string[],
    ): Promise<Record<string, number>> {
      const counted = states.map(
        async (state) => [state, await this.count(staff, 't.state = ?', [state])] as const,
      );
      return Object.fromEntries(await Promise.all(counted));
    }
  }
  return Base;
}
