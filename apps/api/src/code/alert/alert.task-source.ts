import { Injectable, type OnModuleInit } from '@nestjs/common';
import { codeAlertMachine, type PendingTask, MESSAGES, fill } from '@ipw/domain';
import {
  type TaskScope,
  PendingTaskService,
  type TaskSource,
} from '../../core/pending-task/pending-task.service';
import type { Sql } from '../../core/db/db';
import { ALERT_COLUMNS, ALERT_JOINS, type AlertFound } from './alert.service';

const MOST = 20;

/** Open alerts. */
@Injectable()
export class AlertTaskSource implements TaskSource, OnModuleInit {
  constructor(private readonly pending: PendingTaskService) {}

  onModuleInit(): void {
    this.pending.register(this);
  }

  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<AlertFound>(
      `SELECT ${ALERT_COLUMNS} FROM code_alert t ${ALERT_JOINS} WHERE t.ip_id = ? AND t.state = ? ORDER BY t.id LIMIT ${String(MOST)}`,
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
