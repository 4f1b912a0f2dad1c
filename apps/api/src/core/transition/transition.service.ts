import { Injectable } from '@nestjs/common';
import { type Action, type Machine, needsScope, targetOf } from '@ipw/domain';
import { Db, type Reads, type Row, type Sql } from '../db/db';
import { DomainError, notFound, validationError } from '../errors/domain-error';
import { type Actor, HistoryService } from './history.service';

export interface Stateful {
  id: string;
  state?: string;
  version: number;
  /** In tables with internal actions: how many of them there were. Staff see the sum of both, the others `version` alone. */
  internal_version?: number;
}

/** The version of a record that staff see, and name in their actions. */
export const staffVersion = ({ version, internal_version = 0 }: Stateful): number =>
  version + internal_version;

export interface Move<S extends string, A extends string, R> {
  machine: Machine<S, A>;
  table: string;
  /** Column of the state, if not `state`. */
  column?: string;
  /** Subject name in the history, if not the machine's name. */
  subject?: string;
  id: string;
  action: A;
  actor: Actor;
  /** Further columns the row must match, such as its owner; otherwise NOT_FOUND. */
  where?: Row;
  /** The version the caller saw. Omitted where the machine's `from` is check enough: vouchers, withdrawals, the shelf, tasks of the system. */
  version?: number;
  reason?: string | null;
  /** Columns to set with the state. */
  set?: Row | ((row: R) => Row);
  /** Other changes of the same transaction: rows, messages. Throws to refuse. */
  effect?: (sql: Sql, row: R, to: S) => Promise<void>;
}

/** The only code that writes a state: check, conditional update, effect and history in one transaction. */
@Injectable()
export class TransitionService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
  ) {}

  /** Moves one record; returns its new state and version. Refuses with NOT_FOUND, STATE or CONFLICT. `reads` as in `Db.tx`. */
  apply<S extends string, A extends string, R extends Stateful>(
    move: Move<S, A, R>,
    reads?: Reads,
  ): Promise<{ state: S; version: number }> {
    return this.db.tx((sql) => this.applyIn(sql, move), reads);
  }

  /** The same within an open transaction. */
  async applyIn<S extends string, A extends string, R extends Stateful>(
    sql: Sql,
    move: Move<S, A, R>,
  ): Promise<{ state: S; version: number }> {
    const action: Action<S> = move.machine.actions[move.action];
    if (action.note && !move.reason) throw validationError('reason', 'reason_required');
    const where = { id: move.id, ...move.where };
    const columns = Object.keys(where);
    const row = await sql.one<R>(
      `SELECT * FROM ${move.table} WHERE ${columns.map((column) => `${column} = ?`).join(' AND ')} FOR UPDATE`,
      Object.values(where),
    );
    if (!row) throw notFound();
    const column = move.column ?? 'state';
    const state = (row as unknown as Record<string, S>)[column]!;
    if (!action.from.includes(state))
      throw new DomainError('STATE', { machine: move.machine.name, state, allowed: action.from });
    const seen = needsScope(action.by) ? staffVersion(row) : row.version;
    if (move.version !== undefined && move.version !== seen)
      throw new DomainError('CONFLICT', { version: seen, state });
    const to = targetOf(action, row as unknown as Record<string, unknown>);
    const set = typeof move.set === 'function' ? move.set(row) : (move.set ?? {});
    const counted = action.internal
      ? { internal_version: row.internal_version! + 1 }
      : { version: row.version + 1 };
    const changed = await sql.update(
      move.table,
      { ...set, [column]: to, ...counted },
      { id: row.id, [column]: state, version: row.version },
      'PRIMARY',
    );
    if (changed === 0) throw new DomainError('CONFLICT', { version: seen, state });
    await this.history.write(sql, {
      subject: move.subject ?? move.machine.name,
      subjectId: row.id,
      action: move.action,
      actor: move.actor,
      from: state,
      to,
      reason: move.reason ?? null,
      before: row as unknown as Record<string, unknown>,
      after: set,
    });
    await move.effect?.(sql, row, to);
    return { state: to, version: seen + 1 };
  }
}
