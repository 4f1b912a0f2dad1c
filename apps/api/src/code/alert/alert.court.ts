import { Injectable, type OnModuleInit } from '@nestjs/common';
import { codeAlertMachine, type CourtTask, MESSAGES, fill } from '@ipw/domain';
import { type CourtOf, Courts, type CourtSource } from '../../core/court/court';
import type { Sql } from '../../core/db/db';
import { ALERT_COLUMNS, ALERT_JOINS, type AlertFound } from './alert.service';

const MOST = 20;

/** Alerts nobody has settled yet. */
@Injectable()
export class AlertCourt implements CourtSource, OnModuleInit {
  constructor(private readonly courts: Courts) {}

  onModuleInit(): void {
    this.courts.register(this);
  }

  async tasks(sql: Sql, { ipId }: CourtOf): Promise<CourtTask[]> {
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
