import { Injectable } from '@nestjs/common';
import { codeAlertMachine, type PendingTask, MESSAGES, fill } from '@ipw/domain';
import { type TaskScope, TaskSource } from '../../core/pending-task/pending-task.service';
import type { Sql } from '../../core/db/db';
import { LABEL_JOINS } from '../issue';
import { ALERT_COLUMNS, type AlertFound } from './alert.service';

const MOST = 20;

/** Open alerts. */
@Injectable()
export class AlertTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<AlertFound>(
      `SELECT ${ALERT_COLUMNS} FROM code_alert t ${LABEL_JOINS} WHERE t.ip_id = ? AND t.state = ? ORDER BY t.id LIMIT ${String(MOST)}`,
      [ipId, codeAlertMachine.initial],
    );
    return rows.map((row) => ({
      task: 'code_alert',
      id: row.id,
      subject: null,
      name: row.product_name,
      reason: `alert_kind.${row.kind}`,
      link: fill(MESSAGES.code_alert.link, { ip_id: ipId, alert_id: row.id }),
      due_at: null,
      since: row.created_at.toISOString(),
    }));
  }
}
