import type { HistoryLine } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db';
import { countRows, type ListPlan, one } from '../db/list-query';
import type { HistoryService } from '../transition/history.service';
import { answerList } from './console-list';
import type { Context, StaffCaller } from './context';

/**
 * What staff read of a resource: list, record, history. `R` is a database row, `V` a row of the list, `D` the whole record;
 * `V` and `D` as declared.
 */
export abstract class AdminRecordService<R extends { id: string }, V extends object, D = V> {
  protected abstract readonly db: Db;
  protected abstract readonly history: HistoryService;
  /** Subject name in the history. */
  protected abstract readonly subject: string;
  /** The list's plan; records its `always` condition excludes are NOT_FOUND. */
  protected abstract plan(staff: StaffCaller): ListPlan;
  protected abstract view(row: R, staff: StaffCaller, context: Context): V;

  /** Fields of the whole record beyond its list row. */
  protected details(
    _row: R,
    _staff: StaffCaller,
    _context: Context,
  ): Omit<D, keyof V> | Promise<Omit<D, keyof V>> {
    return {} as Omit<D, keyof V>;
  }

  /** The history lines of a record. */
  protected lines(row: R): Promise<HistoryLine[]> {
    return this.history.of(this.subject, row.id);
  }

  list(staff: StaffCaller, context: Context, request: FastifyRequest, reply: FastifyReply): Promise<V[]> {
    return answerList<R, V>(this.db, this.plan(staff), request, reply, (row) =>
      this.view(row, staff, context),
    );
  }

  async one(id: string, staff: StaffCaller, context: Context): Promise<D> {
    const row = await this.find(id, staff);
    return { ...this.view(row, staff, context), ...(await this.details(row, staff, context)) } as D;
  }

  /** A record as its list row. */
  async row(id: string, staff: StaffCaller, context: Context): Promise<V> {
    return this.view(await this.find(id, staff), staff, context);
  }

  async historyOf(id: string, staff: StaffCaller): Promise<HistoryLine[]> {
    return this.lines(await this.find(id, staff));
  }

  protected find(id: string, staff: StaffCaller): Promise<R> {
    return one<R>(this.db, this.plan(staff), id);
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
