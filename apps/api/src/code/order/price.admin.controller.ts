import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  labelPriceEditInput,
  labelPriceInput,
  type LabelPriceRow,
  mayRole,
  type PriceState,
  shanghaiDay,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import type { ListPlan } from '../../core/db/list-query';
import { notFound } from '../../core/errors/domain-error';
import { queryOf } from '../../core/http/body';
import { Console, Staff } from '../../core/http/call';
import { recordId, seenVersion } from '../../core/http/console-id';
import { checked } from '../../core/http/console-input';
import { answerList } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { History } from '../../core/transition/history';
import type { LabelPriceEntity } from './order.entity';
import { PRICE_SUBJECT, PriceBook } from './price-book';
import { priceOf } from './prices';

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
export class PriceAdminController {
  constructor(
    private readonly db: Db,
    private readonly history: History,
    private readonly book: PriceBook,
  ) {}

  @Console('price:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, LabelPriceRow>(this.db, PLAN, request, reply, (row) => viewOf(row, staff));
  }

  @Console('price:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller): Promise<LabelPriceRow> {
    return viewOf(await this.find(id), staff);
  }

  @Console('price:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    return this.history.of(PRICE_SUBJECT, (await this.find(id)).id);
  }

  @Console('price:write')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller) {
    return this.one(await this.book.create(staff, checked(labelPriceInput, body)), staff);
  }

  @Console('price:write')
  @Put(':id')
  async update(@Param('id') id: string, @Body() body: Record<string, unknown>, @Staff() staff: StaffCaller) {
    // react-admin sends the whole record back; only what may change is read.
    const given = Object.fromEntries(Object.entries(body).filter(([key]) => WRITTEN.includes(key)));
    const { version, ...content } = checked(labelPriceEditInput, given);
    await this.book.update(staff, (await this.find(id)).id, version, content);
    return this.one(id, staff);
  }

  @Console('price:write')
  @Delete(':id')
  async remove(@Param('id') id: string, @Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    const { version } = checked(seenVersion, { version: queryOf(request).version });
    await this.book.remove(staff, (await this.find(id)).id, version);
    return { id };
  }

  private async find(id: string): Promise<Row> {
    const row = await this.db.one<Row>(`SELECT ${COLUMNS} FROM label_price t WHERE t.id = ?`, [recordId(id)]);
    if (!row) throw notFound();
    return row;
  }
}

const viewOf = (row: Row, { role }: StaffCaller): LabelPriceRow => ({
  id: row.id,
  state: row.state,
  version: row.version,
  actions: row.state === 'upcoming' && mayRole(role, 'price:write') ? ['update', 'delete'] : [],
  ...priceOf(row),
  valid_from: shanghaiDay(row.valid_from),
  valid_until: row.next_from && shanghaiDay(new Date(row.next_from.getTime() - 1)),
  created_at: row.created_at.toISOString(),
});
