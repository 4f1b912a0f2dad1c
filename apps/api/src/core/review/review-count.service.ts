import { Injectable } from '@nestjs/common';
import { reviewMachine, type ReviewCount, SUBJECTS } from '@ipw/domain';
import { Db } from '../db/db';
import { SubjectRegistry } from './subject';

/** Counts the content of an IP by review state: the open revision's state, else `approved`. */
@Injectable()
export class ReviewCountService {
  constructor(
    private readonly db: Db,
    private readonly subjects: SubjectRegistry,
  ) {}

  async of(ipId: string): Promise<ReviewCount[]> {
    const all = SUBJECTS.map((subject) => {
      const { sql, params } = this.subjects.of(subject).all(ipId);
      return {
        sql: `SELECT ? AS subject, COALESCE(r.state, IF(t.live, 'approved', ?)) AS state, COUNT(*) AS count
          FROM (${sql}) t LEFT JOIN revision r ON r.subject = ? AND r.subject_id = t.id AND r.is_open = 1 GROUP BY state`,
        params: [subject, reviewMachine.initial, ...params, subject],
      };
    });
    const rows = await this.db.rows<ReviewCount>(
      all.map(({ sql }) => sql).join(' UNION ALL '),
      all.flatMap(({ params }) => params),
    );
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }
}
