import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { actionsFor, alertCloseInput, codeAlertMachine, staffMay, statesAwaiting } from '@ipw/domain';
import { Db } from '../../core/db/db';
import type { ListPlan } from '../../core/db/list-query';
import { Console, Staff } from '../../core/http/call';
import { parseUlidParam } from '../../core/http/console-id';
import { parseBody } from '../../core/http/console-input';
import type { StaffCaller } from '../../core/http/context';
import { AdminListController } from '../../core/http/admin-list.controller';
import { HistoryService } from '../../core/transition/history.service';
import { labelNamed, ofReadableIps } from '../console-filters';
import { ALERT_COLUMNS, ALERT_JOINS, alertFacts, type AlertFound, AlertService } from './alert.service';

type Row = AlertFound & { ip_name: string | null };

@Controller('api/admin/alerts')
export class AlertAdminController extends AdminListController('alert:read', codeAlertMachine.name)<Row> {
  constructor(
    protected readonly db: Db,
    protected readonly history: HistoryService,
    private readonly alerts: AlertService,
  ) {
    super();
  }

  @Console('alert:read')
  @Get('counts')
  counts(@Staff() staff: StaffCaller) {
    return this.countStates(staff, statesAwaiting(codeAlertMachine, 'staff'));
  }

  @Console('alert:write')
  @Post(':id/close')
  @HttpCode(200)
  async close(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    await this.alerts.close(staff, parseUlidParam(id), parseBody(alertCloseInput, body));
    return this.view(await this.find(id, staff), staff);
  }

  /** A flood of unknown codes belongs to no IP: whoever sees only what is assigned does not see it. */
  protected plan(staff: StaffCaller): ListPlan {
    return {
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
        q: labelNamed,
      },
      sorts: ['id'],
      always: ofReadableIps(staff),
    };
  }

  protected view(row: Row, staff: StaffCaller) {
    return {
      id: row.id,
      ...alertFacts(row),
      actions: actionsFor(codeAlertMachine, row.state, staffMay(staff.role)),
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      /** A hash: it tells one source from another and leads nowhere. */
      source: row.ip_id === null ? row.alert_key : null,
      created_at: row.created_at.toISOString(),
    };
  }

  /** The scans that raised it. */
  protected override details(row: Row) {
    return this.alerts.reasons(row);
  }
}
