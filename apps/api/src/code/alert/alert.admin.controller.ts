import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { actionsFor, alertCloseInput, codeAlertMachine, staffMay, statesAwaiting } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import { countRows, like, type ListPlan } from '../../core/db/list-query';
import { notFound } from '../../core/errors/domain-error';
import { Console, Staff } from '../../core/http/call';
import { recordId } from '../../core/http/console-id';
import { checked } from '../../core/http/console-input';
import { answerList } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { History } from '../../core/transition/history';
import { ofReadableIps } from '../goods/goods.admin.controller';
import { ALERT_COLUMNS, ALERT_JOINS, alertFacts, type AlertFound, Alerts } from './alerts.service';

type Row = AlertFound & { ip_name: string | null };

/** A flood of unknown codes belongs to no IP: whoever sees only what is assigned does not see it. */
const planFor = (staff: StaffCaller): ListPlan => ({
  resource: 'alerts',
  table: 'code_alert',
  columns: `${ALERT_COLUMNS}, ip.ip_name`,
  joins: `${ALERT_JOINS} LEFT JOIN ip ON ip.id = t.ip_id`,
  filters: {
    state: 'state',
    kind: 'kind',
    outcome: 'outcome',
    ip_id: 'ip_id',
    batch_number: 'batch_number',
    q: (value) => ({
      sql: '(t.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?) OR t.batch_number IN (SELECT b.number FROM code_batch b JOIN code_goods g ON g.id = b.goods_id WHERE g.product_name LIKE ?))',
      params: [like(value), like(value)],
    }),
  },
  sorts: ['id'],
  always: ofReadableIps(staff),
});

@Controller('api/admin/alerts')
export class AlertAdminController {
  constructor(
    private readonly db: Db,
    private readonly history: History,
    private readonly alerts: Alerts,
  ) {}

  @Console('alert:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, planFor(staff), request, reply, (row) => view(row, staff));
  }

  @Console('alert:read')
  @Get('counts')
  async counts(@Staff() staff: StaffCaller): Promise<Record<string, number>> {
    const { table, always } = planFor(staff);
    const where = `WHERE t.state = ? ${always ? `AND ${always.sql}` : ''}`;
    const count = async (state: string) =>
      [state, await countRows(this.db, table, where, [state, ...(always?.params ?? [])])] as const;
    return Object.fromEntries(await Promise.all(statesAwaiting(codeAlertMachine, 'staff').map(count)));
  }

  /** An alert with the scans that raised it. */
  @Console('alert:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    const row = await this.find(id, staff);
    return { ...view(row, staff), ...(await this.alerts.reasons(row)) };
  }

  @Console('alert:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string, @Staff() staff: StaffCaller) {
    return this.history.of(codeAlertMachine.name, (await this.find(id, staff)).id);
  }

  @Console('alert:write')
  @Post(':id/close')
  @HttpCode(200)
  async close(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    await this.alerts.close(staff, recordId(id), checked(alertCloseInput, body));
    return view(await this.find(id, staff), staff);
  }

  private async find(id: string, staff: StaffCaller): Promise<Row> {
    const { columns, joins, always } = planFor(staff);
    const row = await this.db.one<Row>(
      `SELECT ${columns} FROM code_alert t ${joins!} WHERE t.id = ? ${always ? `AND ${always.sql}` : ''}`,
      [recordId(id), ...(always?.params ?? [])],
    );
    if (!row) throw notFound();
    return row;
  }
}

const view = (row: Row, staff: StaffCaller) => ({
  id: row.id,
  ...alertFacts(row),
  actions: actionsFor(codeAlertMachine, row.state, staffMay(staff.role)),
  ip_id: row.ip_id,
  ip_name: row.ip_name,
  /** A hash: it tells one source from another and leads nowhere. */
  source: row.ip_id === null ? row.alert_key : null,
  created_at: row.created_at.toISOString(),
});
