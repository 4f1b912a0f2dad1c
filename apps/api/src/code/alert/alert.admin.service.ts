import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  alertAdminApi,
  type AlertAdminRecord,
  type AlertAdminRow,
  codeAlertMachine,
  type Counts,
  staffMay,
  statesAwaiting,
} from '@ipw/domain';
import { assignedIps } from '../../core/auth/assignment';
import { listPlan, type ListPlan } from '../../core/db/list-query';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { AdminCall } from '../../core/http/admin.controller';
import { parseUlidParam } from '../../core/http/body';
import type { Context, StaffCaller } from '../../core/http/context';
import { LABEL_FILTERS, LABEL_JOINS } from '../issue';
import { ALERT_COLUMNS, alertFacts, type AlertFound, AlertService } from './alert.service';

type Row = AlertFound & { ip_name: string | null };

@Injectable()
export class AlertAdminService extends AdminRecordService<Row, AlertAdminRow, AlertAdminRecord> {
  protected readonly subject = codeAlertMachine.name;

  constructor(private readonly alerts: AlertService) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, statesAwaiting(codeAlertMachine, 'staff'));
  }

  async close(call: AdminCall<typeof alertAdminApi.close>): Promise<AlertAdminRow> {
    await this.alerts.close(call.staff, parseUlidParam(call.id), call.input);
    return this.row(call);
  }

  /** Alerts about unknown codes belong to no IP, so consultants do not see them. */
  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(alertAdminApi.list, {
      table: 'code_alert',
      columns: `${ALERT_COLUMNS}, ip.ip_name`,
      joins: `${LABEL_JOINS} LEFT JOIN ip ON ip.id = t.ip_id`,
      filters: {
        state: 'state',
        kind: 'kind',
        outcome: 'outcome',
        ...LABEL_FILTERS,
      },
      always: assignedIps(staff, 't.ip_id'),
    });
  }

  protected view(row: Row, staff: StaffCaller): AlertAdminRow {
    return {
      id: row.id,
      ...alertFacts(row),
      actions: actionsFor(codeAlertMachine, row.state, staffMay(staff.role)),
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      /** A hash that tells sources apart and cannot be traced to an address. */
      source: row.ip_id === null ? row.alert_key : null,
      created_at: row.created_at.toISOString(),
    };
  }

  /** Adds the scans that raised it. */
  protected override details(row: Row, _staff: StaffCaller, { language }: Context) {
    return this.alerts.reasons(row, language);
  }
}
