import { Injectable, type OnModuleInit } from '@nestjs/common';
import { codeReportMachine, type CourtTask, MESSAGES } from '@ipw/domain';
import { type CourtOf, Courts, type CourtSource } from '../../core/court/court';
import type { Sql } from '../../core/db/db';
import { iso } from '../../core/http/iso';
import { REPORT_COLUMNS, REPORT_JOINS, type ReportFound } from './report.view';

const MOST = 50;

/** Reported labels nobody has looked into yet. */
@Injectable()
export class ReportCourt implements CourtSource, OnModuleInit {
  constructor(private readonly courts: Courts) {}

  onModuleInit(): void {
    this.courts.register(this);
  }

  async tasks(sql: Sql, { ipId }: CourtOf): Promise<CourtTask[]> {
    const rows = await sql.rows<ReportFound>(
      `SELECT ${REPORT_COLUMNS} FROM code_report t ${REPORT_JOINS} WHERE t.ip_id = ? AND t.state = ? AND t.erased_at IS NULL
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
