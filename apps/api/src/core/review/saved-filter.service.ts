import { Injectable } from '@nestjs/common';
import { type SavedFilter, SAVED_FILTERS, type savedFilterInput, ulid } from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, isDuplicate } from '../db/db';
import { type ListPlan, readListQuery } from '../db/list-query';
import { DomainError, notFound, validationError } from '../errors/domain-error';
import { parseUlidParam } from '../http/body';
import type { StaffCaller } from '../http/context';
import { LimitService } from '../limit/limit.service';
import { FieldCipher } from '../security/field-cipher';
import { HistoryService } from '../transition/history.service';
import type { SavedFilterEntity } from './saved-filter.entity';

type Row = SavedFilterEntity & { created_by_name: string };

const cipherContext = (id: string) => `saved_filter:${id}:filter`;
const mayRemove = (row: SavedFilterEntity, { id, role }: StaffCaller) =>
  row.created_by === id || role === 'admin';

/** Named, shared filters of review queues. */
@Injectable()
export class SavedFilterService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly limits: LimitService,
    private readonly history: HistoryService,
  ) {}

  async list({ resource }: ListPlan, staff: StaffCaller): Promise<SavedFilter[]> {
    const rows = await this.db.rows<Row>(
      'SELECT t.*, s.name AS created_by_name FROM saved_filter t JOIN staff s ON s.id = t.created_by WHERE t.resource = ? ORDER BY t.id',
      [resource],
    );
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      filter: JSON.parse(this.cipher.open(cipherContext(row.id), row.filter)) as Record<string, string>,
      created_by_name: row.created_by_name,
      actions: mayRemove(row, staff) ? ['delete'] : [],
    }));
  }

  /** Saves a filter the list itself accepts; refuses a second one of the same name, and more than the maximum. */
  async create(
    plan: ListPlan,
    { name, filter }: z.output<typeof savedFilterInput>,
    staff: StaffCaller,
  ): Promise<SavedFilter[]> {
    const { resource } = plan;
    const known = readListQuery(plan, { filter: JSON.stringify(filter) }).filter;
    await this.limits.take('saved_filter', staff.id);
    const id = ulid();
    const sealed = this.cipher.seal(cipherContext(id), JSON.stringify(known));
    await this.db
      .tx(async (sql) => {
        // At REPEATABLE READ the count locks what it reads: of two who save at once, one is repeated after a deadlock.
        const added = await sql.execute(
          `INSERT INTO saved_filter (id, resource, name, filter, created_by) SELECT ?, ?, ?, ?, ? FROM DUAL
            WHERE (SELECT COUNT(*) FROM saved_filter WHERE resource = ?) < ?`,
          [id, resource, name, sealed, staff.id, resource, SAVED_FILTERS.most],
        );
        if (added === 0) throw validationError('filter', 'max_items', { max: SAVED_FILTERS.most });
        await this.history.write(sql, {
          subject: 'saved_filter',
          subjectId: id,
          action: 'create',
          actor: staff,
          after: { name },
        });
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? validationError('name', 'duplicate') : error;
      });
    return this.list(plan, staff);
  }

  /** Deletes a filter; only its creator or an administrator may. */
  async remove(plan: ListPlan, id: string, staff: StaffCaller): Promise<SavedFilter[]> {
    const { resource } = plan;
    const row = await this.db.one<SavedFilterEntity>(
      'SELECT * FROM saved_filter WHERE id = ? AND resource = ?',
      [parseUlidParam(id), resource],
    );
    if (!row) throw notFound();
    if (!mayRemove(row, staff)) throw new DomainError('FORBIDDEN');
    await this.db.tx(async (sql) => {
      if ((await sql.execute('DELETE FROM saved_filter WHERE id = ?', [row.id])) === 0) throw notFound();
      await this.history.write(sql, {
        subject: 'saved_filter',
        subjectId: row.id,
        action: 'remove',
        actor: staff,
        before: { name: row.name },
      });
    });
    return this.list(plan, staff);
  }
}
