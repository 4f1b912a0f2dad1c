import { Injectable } from '@nestjs/common';
import { TASK_DAYS, type PendingTask, reviewMachine, statesAwaiting } from '@ipw/domain';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { Sql } from '../core/db/db';
import type { RevisionEntity } from '../core/reviewed-content/revision.entity';
import { SubjectRegistry } from '../core/reviewed-content/subject';

/** Rejected content to be submitted again, and drafts unchanged for two days. */
@Injectable()
export class ReviewTaskSource extends TaskSource {
  constructor(private readonly subjects: SubjectRegistry) {
    super();
  }

  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<RevisionEntity>(
      `SELECT subject, subject_id, ip_id, title, reason_code, decided_at, created_at FROM revision
        WHERE ip_id = ? AND state IN (?) AND (decided_at IS NOT NULL OR created_at < NOW(3) - INTERVAL ? DAY)`,
      [ipId, statesAwaiting(reviewMachine, 'member'), TASK_DAYS.draft],
    );
    return rows.map(({ subject, subject_id, title, reason_code, decided_at, created_at }) => ({
      task: reason_code ? 'rejected' : 'draft',
      id: subject_id,
      subject,
      name: title || null,
      reason: reason_code && `revision_reason.${reason_code}`,
      link: this.subjects.of(subject).link(ipId, subject_id),
      due_at: null,
      since: (decided_at ?? created_at).toISOString(),
    }));
  }
}
