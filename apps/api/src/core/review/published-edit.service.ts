import { Inject } from '@nestjs/common';
import { mayRole, type Scope } from '@ipw/domain';
import { Db, type Row, type Sql } from '../db/db';
import { DomainError, notFound, validationError } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';
import { HistoryService } from '../transition/history.service';

/** A row that is published for a period. */
interface Periodic {
  id: string;
  state: string;
  version: number;
  closes_at: Date;
}

/** A change of content: what it was, what it becomes, and why. */
export interface Change<R, C> {
  row: R;
  before: C;
  after: C;
  reason: string | null;
  published: boolean;
}

interface Edit<C> {
  id: string;
  version: number;
  reason: string | undefined;
  after: C;
  /** Columns beside the content, which is public. */
  beside?: Row;
}

/**
 * Changes of what staff write and publish for a period: freely while it is a draft; then openly, with a reason, by who may
 * publish, before the end, and without the fields that stay as they were published.
 */
export abstract class PublishedEditService<R extends Periodic, C extends object> {
  @Inject() protected readonly db!: Db;
  @Inject() protected readonly history!: HistoryService;
  protected abstract readonly machine: { name: string };
  protected abstract readonly table: string;
  protected abstract readonly scope: Scope;
  protected abstract readonly draft: R['state'];
  protected abstract readonly open: R['state'];
  protected abstract readonly fixed: readonly (keyof C & string)[];
  protected abstract contentOf(row: R): C;
  protected abstract columnsOf(content: C): Row;
  /** The refusal of a change after the end. */
  protected abstract over(): DomainError;
  /** Further rules of a change of what is published, whose row is locked. */
  protected abstract checkAmendment(sql: Sql, change: Change<R, C>): Promise<void> | void;
  /** What follows from a change, in its transaction. */
  protected abstract changed(sql: Sql, change: Change<R, C>, staff: StaffCaller): Promise<void>;

  protected apply({ id, version, reason, after, beside }: Edit<C>, staff: StaffCaller): Promise<void> {
    const { name } = this.machine;
    return this.db.tx(async (sql) => {
      const row = await sql.one<R>(`SELECT * FROM ${this.table} WHERE id = ? FOR UPDATE`, [id]);
      if (!row) throw notFound();
      if (row.version !== version) throw new DomainError('CONFLICT', { version: row.version });
      const published = row.state === this.open;
      const change = { row, before: this.contentOf(row), after, reason: reason ?? null, published };
      if (published) {
        this.checkOpen(change, staff);
        await this.checkAmendment(sql, change);
      } else if (row.state !== this.draft)
        throw new DomainError('STATE', {
          machine: name,
          state: row.state,
          allowed: [this.draft, this.open],
        });
      const columns = this.columnsOf(after);
      await sql.update(this.table, { ...columns, ...beside, version: version + 1 }, { id, version });
      await this.changed(sql, change, staff);
      await this.history.write(sql, {
        subject: name,
        subjectId: id,
        action: published ? 'amend' : 'update',
        actor: staff,
        reason: change.reason,
        before: { ...(row as object) },
        after: columns,
        content: Object.keys(columns),
      });
    });
  }

  private checkOpen({ row, before, after, reason }: Change<R, C>, { role }: StaffCaller): void {
    if (!mayRole(role, this.scope)) throw new DomainError('FORBIDDEN');
    if (row.closes_at.getTime() <= Date.now()) throw this.over();
    if (!reason) throw validationError('reason', 'reason_required');
    const fixed = this.fixed.find((field) => differs(before[field], after[field]));
    if (fixed) throw validationError(fixed, 'fixed');
  }
}

/** Whether two values of a field are stored differently. */
const differs = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/** Whether a change leaves all fields as they were. */
export const changesNothing = <C extends object>({ before, after }: { before: C; after: C }): boolean =>
  (Object.keys(after) as (keyof C)[]).every((field) => !differs(before[field], after[field]));
