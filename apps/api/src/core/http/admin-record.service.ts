import type { HistoryLine } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db';
import { countRows, type ListPlan, one } from '../db/list-query';
import type { HistoryService } from '../transition/history.service';
import { answerList } from './console-list';
import type { Context, StaffCaller } from './context';

/**
 * What staff read of any record: list, one, history. `R` is a row of the database, `V` a row of the list, `D` the whole record,
 * both as the resource's calls declare them.
 */
export abstract class AdminRecordService<R extends { id: string }, V extends object, D = V> {
  protected abstract readonly db: Db;
  protected abstract readonly history: HistoryService;
  /** Its name in the history. */
  protected abstract readonly subject: string;
  /** What is listed; whatever its `always` hides from the caller answers like a missing record. */
  protected abstract plan(staff: StaffCaller): ListPlan;
  protected abstract view(row: R, staff: StaffCaller, context: Context): V;

  /** What one record shows beside its row of the list. */
  protected details(
    _row: R,
    _staff: StaffCaller,
    _context: Context,
  ): Omit<D, keyof V> | Promise<Omit<D, keyof V>> {
    return {} as Omit<D, keyof V>;
  }

  /** The history a record shows. */
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

  /** A record as its list shows it. */
  async row(id: string, staff: StaffCaller, context: Context): Promise<V> {
    return this.view(await this.find(id, staff), staff, context);
  }

  async historyOf(id: string, staff: StaffCaller): Promise<HistoryLine[]> {
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
