import { Injectable } from '@nestjs/common';
import { labelPriceAdminApi, type LabelPriceRow, mayRole, type PriceState, shanghaiDay } from '@ipw/domain';
import { listPlan } from '../../core/db/list-query';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { AdminCall } from '../../core/http/admin.controller';
import type { StaffCaller } from '../../core/http/context';
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

  constructor(private readonly book: PriceBookService) {
    super();
  }

  async create(call: AdminCall<typeof labelPriceAdminApi.create>): Promise<LabelPriceRow> {
    return this.one({ ...call, id: await this.book.create(call.staff, call.input) });
  }

  async update(call: AdminCall<typeof labelPriceAdminApi.update>): Promise<LabelPriceRow> {
    const { version, ...content } = call.input;
    await this.book.update(call.staff, (await this.find(call.id, call.staff)).id, version, content);
    return this.one(call);
  }

  async remove({ id, input, staff }: AdminCall<typeof labelPriceAdminApi.remove>): Promise<{ id: string }> {
    await this.book.remove(staff, (await this.find(id, staff)).id, input.version);
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
