import {
  type Language,
  mayRole,
  type ShownFields,
  type ShownState,
  ulid,
  type versionInput,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import type { Row as Columns, Sql } from '../core/db/db';
import { type Filter, type ListEndpoint, listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { SHOWN_STATE } from './shown-time';

/** Columns of every table of shown content. */
export interface ShownRow {
  id: string;
  state: ShownState;
  starts_at: Date | null;
  ends_at: Date | null;
  active: 0 | 1;
  version: number;
  created_at: Date;
}

/**
 * Content of staff with a display period: each kind has a table. A kind declares its columns, filters and view.
 */
export abstract class ShownContent<C, R, V extends ShownFields> extends AdminRecordService<ShownRow & R, V> {
  /** Name of the table, and of the subject in the history. */
  protected abstract readonly table: string;
  protected abstract readonly api: { list: ListEndpoint };
  protected abstract readonly filters: Readonly<Record<string, Filter>>;

  protected get subject(): string {
    return this.table;
  }

  /** Fields of a console row beyond the common ones. */
  protected abstract content(row: R, language: Language, staff: StaffCaller): Omit<V, keyof ShownFields>;

  protected abstract columnsOf(content: C): Columns;

  /** Runs in the transaction of a change: attaches and releases files. */
  protected changed(_sql: Sql, _staff: StaffCaller, _before: R | null, _after: C | null): Promise<void> {
    return Promise.resolve();
  }

  /** Translates a database error of a write into a refusal. */
  protected meaning(error: unknown): unknown {
    return error;
  }

  async create(call: AdminCall<{ input: z.ZodMiniType<C> }>): Promise<V> {
    const { input: content, staff } = call;
    const id = ulid();
    const columns = this.columnsOf(content);
    await this.db.tx(async (sql) => {
      await this.written(sql.insert(this.table, { id, ...columns }));
      await this.changed(sql, staff, null, content);
      await this.log(sql, id, 'create', staff, {}, columns);
    });
    return this.one({ ...call, id });
  }

  async update(call: AdminCall<{ input: z.ZodMiniType<C & { version: number }> }>): Promise<V> {
    const { staff } = call;
    const { version, ...rest } = call.input;
    const content = rest as unknown as C;
    const row = await this.find(call.id, staff);
    const columns = this.columnsOf(content);
    await this.db.tx(async (sql) => {
      const set = { ...columns, version: version + 1 };
      const found = await this.written(sql.update(this.table, set, { id: row.id, version }));
      if (found === 0) throw new DomainError('CONFLICT', { version: row.version });
      await this.changed(sql, staff, row, content);
      await this.log(sql, row.id, 'update', staff, { ...(row as object) }, columns);
    });
    return this.one(call);
  }

  async remove({ id, input, staff }: AdminCall<{ input: typeof versionInput }>): Promise<{ id: string }> {
    const { version } = input;
    const row = await this.find(id, staff);
    await this.db.tx(async (sql) => {
      const gone = await sql.execute(`DELETE FROM ${this.table} WHERE id = ? AND version = ?`, [
        row.id,
        version,
      ]);
      if (gone === 0) throw new DomainError('CONFLICT', { version: row.version });
      await this.changed(sql, staff, row, null);
      await this.log(sql, row.id, 'remove', staff, {}, {});
    });
    return { id };
  }

  protected plan(): ListPlan {
    return listPlan(this.api.list, {
      table: this.table,
      columns: `t.*, ${SHOWN_STATE} AS state`,
      filters: { ...this.filters, state: (value) => ({ sql: `${SHOWN_STATE} = ?`, params: [value] }) },
    });
  }

  protected view(row: ShownRow & R, staff: StaffCaller, { language }: Context): V {
    const shown: ShownFields = {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: mayRole(staff.role, 'content:write') ? ['update', 'delete'] : [],
      starts_at: iso(row.starts_at),
      ends_at: iso(row.ends_at),
      active: row.active,
      created_at: row.created_at.toISOString(),
    };
    return { ...this.content(row, language, staff), ...shown } as V;
  }

  private written<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      throw this.meaning(error);
    });
  }

  private log(
    sql: Sql,
    subjectId: string,
    action: string,
    actor: StaffCaller,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.history.write(sql, { subject: this.table, subjectId, action, actor, before, after });
  }
}
