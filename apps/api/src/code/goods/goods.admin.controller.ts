import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assignedIps } from '../../core/auth/assignment';
import { Db } from '../../core/db/db';
import { like, type ListPlan } from '../../core/db/list-query';
import { notFound } from '../../core/errors/domain-error';
import { Files } from '../../core/files/files';
import { Console, Staff } from '../../core/http/call';
import { recordId } from '../../core/http/console-id';
import { answerList } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { History } from '../../core/transition/history';
import type { GoodsEntity } from './goods.entity';

type Row = GoodsEntity & { ip_name: string; scanned: number | string };

/** What belongs to IPs a reader may see. */
export const ofReadableIps = (staff: StaffCaller): ListPlan['always'] => {
  const limit = assignedIps(staff, 'ip');
  return limit && { sql: `t.ip_id IN (SELECT ip.id FROM ip WHERE ${limit.sql})`, params: limit.params };
};

const planFor = (staff: StaffCaller): ListPlan => ({
  resource: 'goods',
  table: 'code_goods',
  columns:
    't.*, ip.ip_name, (SELECT COALESCE(SUM(b.scanned), 0) FROM code_batch b WHERE b.goods_id = t.id) AS scanned',
  joins: 'JOIN ip ON ip.id = t.ip_id',
  filters: {
    ip_id: 'ip_id',
    creation: 'creation',
    q: (value) => ({
      sql: '(t.product_name LIKE ? OR t.licensee LIKE ? OR t.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?))',
      params: [like(value), like(value), like(value)],
    }),
  },
  sorts: ['created_at', 'id'],
  always: ofReadableIps(staff),
});

/** Goods that carry labels, for staff to look at: holders alone change them. */
@Controller('api/admin/goods')
export class GoodsAdminController {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly history: History,
  ) {}

  @Console('goods:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, planFor(staff), request, reply, (row) => this.view(row, staff));
  }

  @Console('goods:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.view(await this.find(id, staff), staff);
  }

  @Console('goods:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.history.of('goods', (await this.find(id, staff)).id);
  }

  private async find(id: string, staff: StaffCaller): Promise<Row> {
    const { columns, joins, always } = planFor(staff);
    const row = await this.db.one<Row>(
      `SELECT ${columns} FROM code_goods t ${joins!} WHERE t.id = ? ${always ? `AND ${always.sql}` : ''}`,
      [recordId(id), ...(always?.params ?? [])],
    );
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller) {
    return {
      id: row.id,
      version: row.version,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      project_name: row.project_name,
      product_name: row.product_name,
      licensee: row.licensee,
      price_fen: Number(row.price_fen),
      image: this.files.picture(row.image_id, staff),
      creation: row.creation,
      ordered: row.ordered,
      issued: row.issued,
      reserved: row.reserved,
      given: row.given,
      scanned: Number(row.scanned),
      created_at: row.created_at.toISOString(),
      deleted_at: row.deleted_at?.toISOString() ?? null,
    };
  }
}
