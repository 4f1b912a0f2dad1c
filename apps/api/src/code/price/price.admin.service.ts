import { Injectable } from '@nestjs/common';
import {
  type ConsoleInput,
  labelPriceAdminApi,
  type LabelPriceRow,
  mayRole,
  type PriceState,
  shanghaiDay,
} from '@ipw/domain';
import { Db } from '../../core/db/db';
import { listPlan } from '../../core/db/list-query';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { Context, StaffCaller } from '../../core/http/context';
import { HistoryService } from '../../core/transition/history.service';
import type { LabelPriceEntity } from './price.entity';
import { PRICE_SUBJECT, PriceBookService } from './price-book.service';
import { priceOf } from './price.service';

type Row = LabelPriceEntity & { state: PriceState; next_from: Date | null };

const NEXT =
  'SELECT MIN(n.valid_from) FROM label_price n WHERE n.label_type = t.label_type AND n.valid_from > t.valid_from';
const STATE = `CASE WHEN t.valid_from > NOW(3) THEN 'upcoming' WHEN (${NEXT}) <= NOW(3) THEN 'past' ELSE 'current' END`;
const COLUMNS = `t.*, ${STATE} AS state, (${NEXT}) AS next_from`;

const PLAN = listPlan(labelPriceAdminApi.list, {
  table: PRICE_SUBJECT,
  columns: COLUMNS,
  filters: {
    label_type: 'label_type',
    state: (value) => ({ sql: `${STATE} = ?`, params: [value] }),
  },
});

/** The price book: past, current and future lines. */
@Injectable()
export class PriceAdminService extends AdminRecordService<Row, LabelPriceRow> {
  protected readonly subject = PRICE_SUBJECT;

  constructor(
    protected readonly db: Db,
    protected readonly history: HistoryService,
    private readonly book: PriceBookService,
  ) {
    super();
  }

  async create(
    input: ConsoleInput<typeof labelPriceAdminApi.create>,
    staff: StaffCaller,
    context: Context,
  ): Promise<LabelPriceRow> {
    return this.one(await this.book.create(staff, input), staff, context);
  }

  async update(
    id: string,
    { version, ...content }: ConsoleInput<typeof labelPriceAdminApi.update>,
    staff: StaffCaller,
    context: Context,
  ): Promise<LabelPriceRow> {
    await this.book.update(staff, (await this.find(id, staff)).id, version, content);
    return this.one(id, staff, context);
  }

  async remove(id: string, version: number, staff: StaffCaller): Promise<{ id: string }> {
    await this.book.remove(staff, (await this.find(id, staff)).id, version);
    return { id };
  }

  protected plan() {
    return PLAN;
  }

  protected view(row: Row, { role }: StaffCaller): LabelPriceRow {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: row.state === 'upcoming' && mayRole(role, 'price:write') ? ['update', 'delete'] : [],
      ...priceOf(row),
      valid_from: shanghaiDay(row.valid_from),
      valid_until: row.next_from && shanghaiDay(new Date(row.next_from.getTime() - 1)),
      created_at: row.created_at.toISOString(),
    };
  }
}
