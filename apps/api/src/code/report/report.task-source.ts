import { Injectable } from '@nestjs/common';
import { codeReportMachine, type PendingTask, MESSAGES } from '@ipw/domain';
import { type TaskScope, TaskSource } from '../../core/pending-task/pending-task.service';
import type { Sql } from '../../core/db/db';
import { iso } from '../../core/http/iso';
import { LABEL_JOINS } from '../issue';
import { REPORT_COLUMNS, type ReportFound } from './report.view';

const MOST = 50;

/** Open reports of fakes. */
@Injectable()
export class ReportTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<ReportFound>(
      `SELECT ${REPORT_COLUMNS} FROM code_report t ${LABEL_JOINS} WHERE t.ip_id = ? AND t.state = ? AND t.erased_at IS NULL
        ORDER BY t.id LIMIT ${String(MOST)}`,
      [ipId, codeReportMachine.initial],
    );
    return rows.map((row) => ({
      task: 'code_reported',
      id: row.id,
      subject: null,
      name: row.product_name,
      reason: null,
      link: MESSAGES.code_reported.link.replace('{ip_id}', ipId).replace('{report_id}', row.id),
      due_at: iso(row.due_at),
      since: row.created_at.toISOString(),
    }));
  }
}
