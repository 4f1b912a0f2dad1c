import { type Language, type ShownState, ulid } from '@ipw/domain';
import type { Db, Row as Columns, Sql } from '../core/db/db';
import type { Filter } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import type { HistoryService } from '../core/transition/history.service';

/** The columns every table of shown content has. */
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
 * What staff write and everybody sees for a time: a table of its own, read and changed at a desk like every other
 * (`shown.admin.controller.ts`). A kind says its columns, its filters and how a row reads.
 */
export abstract class ShownContent<C, R> {
  /** The table, and the subject of its history. */
  abstract readonly table: string;
  abstract readonly filters: Readonly<Record<string, Filter>>;
  abstract readonly sorts: readonly string[];

  constructor(
    protected readonly db: Db,
    protected readonly history: HistoryService,
  ) {}

  /** What the desk shows of a row besides what all rows have. */
  abstract view(row: R, language: Language, staff: StaffCaller): object;

  protected abstract columnsOf(content: C): Columns;

  /** Runs in the transaction of a change, after it: files are taken and let go here. */
  protected changed(_sql: Sql, _staff: StaffCaller, _before: R | null, _after: C | null): Promise<void> {
    return Promise.resolve();
  }

  /** What a write the database refused means. */
  protected meaning(error: unknown): unknown {
    return error;
  }

  async create(content: C, staff: StaffCaller): Promise<string> {
    const id = ulid();
    const columns = this.columnsOf(content);
    await this.db.tx(async (sql) => {
      await this.written(sql.insert(this.table, { id, ...columns }));
      await this.changed(sql, staff, null, content);
      await this.log(sql, id, 'create', staff, {}, columns);
    });
    return id;
  }

  async update(row: ShownRow & R, version: number, content: C, staff: StaffCaller): Promise<void> {
    const columns = this.columnsOf(content);
    await this.db.tx(async (sql) => {
      const set = { ...columns, version: version + 1 };
      const found = await this.written(sql.update(this.table, set, { id: row.id, version }));
      if (found === 0) throw new DomainError('CONFLICT', { version: row.version });
      await this.changed(sql, staff, row, content);
      await this.log(sql, row.id, 'update', staff, { ...(row as object) }, columns);
    });
  }

  async remove(row: ShownRow & R, version: number, staff: StaffCaller): Promise<void> {
    await this.db.tx(async (sql) => {
      const gone = await sql.execute(`DELETE FROM ${this.table} WHERE id = ? AND version = ?`, [
        row.id,
        version,
      ]);
      if (gone === 0) throw new DomainError('CONFLICT', { version: row.version });
      await this.changed(sql, staff, row, null);
      await this.log(sql, row.id, 'remove', staff, {}, {});
    });
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
