import { Injectable } from '@nestjs/common';
import { complaintMachine, MESSAGES, type PendingTask } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { ComplaintEntity } from './complaint.entity';

const MOST = 50;

/** Open complaints against the IP that nobody has answered. */
@Injectable()
export class ComplaintTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<ComplaintEntity>(
      `SELECT * FROM complaint WHERE ip_id = ? AND state = ? AND answered_at IS NULL ORDER BY id LIMIT ${String(MOST)}`,
      [ipId, complaintMachine.initial],
    );
    return rows.map((row) => ({
      task: 'complaint',
      id: row.id,
      subject: null,
      name: null,
      reason: `complaint_kind.${row.kind}`,
      link: MESSAGES.complaint_opened.link.replace('{ip_id}', ipId).replace('{complaint_id}', row.id),
      due_at: iso(row.due_at),
      since: row.created_at.toISOString(),
    }));
  }
}
