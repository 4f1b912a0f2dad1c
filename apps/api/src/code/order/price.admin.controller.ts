import { Body, Controller, Delete, Param, Post, Put, Req } from '@nestjs/common';
import {
  labelPriceEditInput,
  labelPriceInput,
  type LabelPriceRow,
  mayRole,
  type PriceState,
  shanghaiDay,
} from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import type { ListPlan } from '../../core/db/list-query';
import { queryOf } from '../../core/http/body';
import { Console, Ctx, Staff } from '../../core/http/call';
import { versionInput } from '../../core/http/console-id';
import { parseBody } from '../../core/http/console-input';
import type { Context, StaffCaller } from '../../core/http/context';
import { AdminListController } from '../../core/http/admin-list.controller';
import { HistoryService } from '../../core/transition/history.service';
import type { LabelPriceEntity } from './order.entity';
import { PRICE_SUBJECT, PriceBookService } from './price-book.service';
import { priceOf } from './price.service';

type Row = LabelPriceEntity & { state: PriceState; next_from: Date | null };

const NEXT =
  'SELECT MIN(n.valid_from) FROM label_price n WHERE n.label_type = t.label_type AND n.valid_from > t.valid_from';
const STATE = `CASE WHEN t.valid_from > NOW(3) THEN 'upcoming' WHEN (${NEXT}) <= NOW(3) THEN 'past' ELSE 'current' END`;
const COLUMNS = `t.*, ${STATE} AS state, (${NEXT}) AS next_from`;

const PLAN: ListPlan = {
  resource: 'label-prices',
  table: PRICE_SUBJECT,
  columns: COLUMNS,
  filters: {
    label_type: 'label_type',
    state: (value) => ({ sql: `${STATE} = ?`, params: [value] }),
  },
  sorts: ['valid_from', 'id'],
};
const WRITTEN = Object.keys(labelPriceEditInput.shape);

/** The price book: what was, what is, what is to come. */
@Controller('api/admin/label-prices')
export class PriceAdminController extends AdminListController('price:read', PRICE_SUBJECT)<Row> {
  constructor(
    protected readonly db: Db,
    protected readonly history: HistoryService,
    private readonly book: PriceBookService,
  ) {
    super();
  }

  @Console('price:write')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.one(await this.book.create(staff, parseBody(labelPriceInput, body)), staff, context);
  }

  @Console('price:write')
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: Record<string, unknown>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    // react-admin sends the whole record back; only what may change is read.
    const given = Object.fromEntries(Object.entries(body).filter(([key]) => WRITTEN.includes(key)));
    const { version, ...content } = parseBody(labelPriceEditInput, given);
    await this.book.update(staff, (await this.find(id, staff)).id, version, content);
    return this.one(id, staff, context);
  }

  @Console('price:write')
  @Delete(':id')
  async remove(@Param('id') id: string, @Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    const { version } = parseBody(versionInput, { version: queryOf(request).version });
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
