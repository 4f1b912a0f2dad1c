import { Injectable } from '@nestjs/common';
import { earliestPriceDay, type labelPriceInput, ulid } from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, isDuplicate, type Row, type Sql } from '../../core/db/db';
import { DomainError, validationError } from '../../core/errors/domain-error';
import type { StaffCaller } from '../../core/http/context';
import { HistoryService } from '../../core/transition/history.service';
import type { LabelPriceEntity } from './price.entity';

type Content = z.output<typeof labelPriceInput>;
export const PRICE_SUBJECT = 'label_price';

/** The staff side of the price book. Only lines that start on a future day can be changed. */
@Injectable()
export class PriceBookService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
  ) {}

  async create(staff: StaffCaller, content: Content): Promise<string> {
    const id = ulid();
    const columns = columnsOf(content);
    await this.db.tx(async (sql) => {
      await once(sql.insert('label_price', { id, ...columns }));
      await this.write(sql, id, 'create', staff, {}, columns);
    });
    return id;
  }

  async update(staff: StaffCaller, id: string, version: number, content: Content): Promise<void> {
    const columns = columnsOf(content);
    await this.db.tx(async (sql) => {
      const before = await upcoming(sql, id, version);
      await once(sql.update('label_price', { ...columns, version: version + 1 }, { id, version }));
      await this.write(sql, id, 'update', staff, { ...before }, columns);
    });
  }

  async remove(staff: StaffCaller, id: string, version: number): Promise<void> {
    await this.db.tx(async (sql) => {
      await upcoming(sql, id, version);
      await sql.execute('DELETE FROM label_price WHERE id = ? AND version = ?', [id, version]);
      await this.write(sql, id, 'remove', staff, {}, {});
    });
  }

  private write(
    sql: Sql,
    subjectId: string,
    action: string,
    actor: StaffCaller,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.history.write(sql, { subject: PRICE_SUBJECT, subjectId, action, actor, before, after });
  }
}

/** Refuses a day that has begun. */
function columnsOf({ valid_from, ...prices }: Content): Row {
  const date = earliestPriceDay();
  if (valid_from < date) throw validationError('valid_from', 'earliest_date', { date });
  return { ...prices, valid_from: new Date(`${valid_from}T00:00:00+08:00`) };
}

/** Locks a line with the version seen, before its first day. */
async function upcoming(sql: Sql, id: string, version: number): Promise<LabelPriceEntity> {
  const row = await sql.one<LabelPriceEntity & { begun: 0 | 1 }>(
    'SELECT *, valid_from <= NOW(3) AS begun FROM label_price WHERE id = ? FOR UPDATE',
    [id],
  );
  // Also when the line was deleted meanwhile.
  if (row?.version !== version) throw new DomainError('CONFLICT', { version: row?.version ?? 0 });
  if (row.begun)
    throw new DomainError('STATE', { machine: PRICE_SUBJECT, state: 'current', allowed: ['upcoming'] });
  const { begun: _, ...line } = row;
  return line;
}

/** Translates the unique index: a label type has one price a day. */
const once = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isDuplicate(error) ? validationError('valid_from', 'duplicate') : error;
  });
