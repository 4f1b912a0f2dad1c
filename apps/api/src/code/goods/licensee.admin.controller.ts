import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { contactRevealInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import { like, type ListPlan } from '../../core/db/list-query';
import { notFound } from '../../core/errors/domain-error';
import { Console, Staff } from '../../core/http/call';
import { recordId } from '../../core/http/console-id';
import { checked } from '../../core/http/console-input';
import { answerList } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { History } from '../../core/transition/history';
import { Contacts } from '../contacts';
import { ofReadableIps } from './goods.admin.controller';
import type { LicenseeEntity } from './goods.entity';

type Row = LicenseeEntity & { ip_name: string; given: number | string };

const planFor = (staff: StaffCaller): ListPlan => ({
  resource: 'licensees',
  table: 'code_licensee',
  columns:
    't.*, ip.ip_name, (SELECT COALESCE(SUM(b.quantity), 0) FROM code_batch b WHERE b.licensee_id = t.id) AS given',
  joins: 'JOIN ip ON ip.id = t.ip_id',
  filters: {
    ip_id: 'ip_id',
    q: (value) => ({
      sql: '(t.licensee_name LIKE ? OR t.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?))',
      params: [like(value), like(value)],
    }),
  },
  sorts: ['created_at', 'id'],
  always: ofReadableIps(staff),
});

/** Merchants who may put labels on goods, for staff to look at; their people are masked. */
@Controller('api/admin/licensees')
export class LicenseeAdminController {
  constructor(
    private readonly db: Db,
    private readonly history: History,
    private readonly contacts: Contacts,
  ) {}

  @Console('licensee:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, planFor(staff), request, reply, (row) => this.view(row));
  }

  @Console('licensee:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.view(await this.find(id, staff));
  }

  @Console('licensee:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.history.of('licensee', (await this.find(id, staff)).id);
  }

  @Console('licensee:read')
  @Post(':id/reveal')
  @HttpCode(200)
  async reveal(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { reason } = checked(contactRevealInput, body);
    const row = await this.find(id, staff);
    return this.contacts.reveal(staff, 'licensee', row.id, reason, this.contacts.ofLicensee(row));
  }

  private async find(id: string, staff: StaffCaller): Promise<Row> {
    const { columns, joins, always } = planFor(staff);
    const row = await this.db.one<Row>(
      `SELECT ${columns} FROM code_licensee t ${joins!} WHERE t.id = ? ${always ? `AND ${always.sql}` : ''}`,
      [recordId(id), ...(always?.params ?? [])],
    );
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row) {
    return {
      id: row.id,
      version: row.version,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      licensee_name: row.licensee_name,
      ...this.contacts.masked(this.contacts.ofLicensee(row)),
      given: Number(row.given),
      created_at: row.created_at.toISOString(),
      deleted_at: row.deleted_at?.toISOString() ?? null,
      reveals: row.deleted_at === null,
    };
  }
}
