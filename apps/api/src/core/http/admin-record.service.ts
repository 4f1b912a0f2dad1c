import { Inject } from '@nestjs/common';
import type { HistoryLine } from '@ipw/domain';
import { Db } from '../db/db';
import { type ListPlan, one } from '../db/list-query';
import { countRows } from '../db/row-count';
import { HistoryService } from '../transition/history.service';
import type { AdminCall } from './admin.controller';
import { answerList } from './console-list';
import type { Context, StaffCaller } from './context';

/**
 * What staff read of a resource: list and record. `R` is a database row, `V` a row of the list, `D` the whole record; `V`
 * and `D` as declared. `W` is the row of a record whose plan reads more columns of it (`record`).
 */
export abstract class AdminListService<R extends { id: string }, V extends object, D = V, W extends R = R> {
  @Inject() protected readonly db!: Db;
  /** The list's plan; records its `always` condition excludes are NOT_FOUND. */
  protected abstract plan(staff: StaffCaller): ListPlan;
  protected abstract view(row: R, staff: StaffCaller, context: Context): V;

  /** Fields of the whole record beyond its list row. */
  protected details(
    _row: W,
    _staff: StaffCaller,
    _context: Context,
  ): Omit<D, keyof V> | Promise<Omit<D, keyof V>> {
    return {} as Omit<D, keyof V>;
  }

  list(call: AdminCall): Promise<V[]> {
    const { staff, context } = call;
    return answerList<R, V>(this.db, this.plan(staff), call, (row) => this.view(row, staff, context));
  }

  async one({ id, staff, context }: AdminCall): Promise<D> {
    const row = await this.find(id, staff);
    return { ...this.view(row, staff, context), ...(await this.details(row, staff, context)) } as D;
  }

  /** A record as its list row. */
  async row({ id, staff, context }: AdminCall): Promise<V> {
    return this.view(await this.find(id, staff), staff, context);
  }

  protected find(id: string, staff: StaffCaller): Promise<W> {
    return one<W>(this.db, this.plan(staff), id);
  }

  /** Number of rows visible to the caller that meet a condition. */
  protected count(staff: StaffCaller, sql: string, params: unknown[]): Promise<number> {
    const { table, always } = this.plan(staff);
    return countRows(this.db, table, `WHERE ${sql} ${always ? `AND ${always.sql}` : ''}`, [
      ...params,
      ...(always?.params ?? []),
    ]);
  }

  /** Number of records in each of the given states. */
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

/** A resource whose records have a history. */
export abstract class AdminRecordService<
  R extends { id: string },
  V extends object,
  D = V,
  W extends R = R,
> extends AdminListService<R, V, D, W> {
  @Inject() protected readonly history!: HistoryService;
  /** Subject name in the history. */
  protected abstract readonly subject: string;

  /** The history lines of a record. */
  protected lines(row: R, _staff: StaffCaller): Promise<HistoryLine[]> {
    return this.history.of(this.subject, row.id);
  }

  async historyOf({ id, staff }: AdminCall): Promise<HistoryLine[]> {
    return this.lines(await this.find(id, staff), staff);
  }
}
