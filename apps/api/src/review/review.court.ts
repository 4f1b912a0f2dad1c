import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COURT_DAYS, type CourtTask, reviewMachine, statesAwaiting } from '@ipw/domain';
import { type CourtOf, Courts, type CourtSource } from '../core/court/court';
import type { Sql } from '../core/db/db';
import type { RevisionEntity } from '../core/review/revision.entity';
import { SubjectRegistry } from '../core/review/subject';

/** Rejected content waits to be submitted again; a draft once it is left lying. */
@Injectable()
export class ReviewCourt implements CourtSource, OnModuleInit {
  constructor(
    private readonly courts: Courts,
    private readonly subjects: SubjectRegistry,
  ) {}

  onModuleInit(): void {
    this.courts.register(this);
  }

  async tasks(sql: Sql, { ipId }: CourtOf): Promise<CourtTask[]> {
    const rows = await sql.rows<RevisionEntity>(
      `SELECT subject, subject_id, ip_id, title, reason_code, decided_at, created_at FROM revision
        WHERE ip_id = ? AND state IN (?) AND (decided_at IS NOT NULL OR created_at < NOW(3) - INTERVAL ? DAY)`,
      [ipId, statesAwaiting(reviewMachine, 'member'), COURT_DAYS.draft],
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
