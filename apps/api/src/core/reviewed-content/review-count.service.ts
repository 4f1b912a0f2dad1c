import { Injectable } from '@nestjs/common';
import { reviewMachine, type ReviewCount, type SubjectName, SUBJECTS } from '@ipw/domain';
import { Db } from '../db/db';
import { SubjectRegistry } from './subject';

interface Counts {
  counts: ReviewCount[];
  shown: SubjectName[];
}

/** Counts the content of an IP by review state: the open revision's state, else `approved`; and names the public kinds. */
@Injectable()
export class ReviewCountService {
  constructor(
    private readonly db: Db,
    private readonly subjects: SubjectRegistry,
  ) {}

  async of(ipId: string): Promise<Counts> {
    const all = SUBJECTS.map((subject) => {
      const { sql, params } = this.subjects.of(subject).all(ipId);
      return {
        sql: `SELECT ? AS subject, COALESCE(r.state, IF(t.live, 'approved', ?)) AS state, COUNT(*) AS count, MAX(t.public) AS public
          FROM (${sql}) t LEFT JOIN revision r ON r.subject = ? AND r.subject_id = t.id AND r.is_open = 1 GROUP BY state`,
        params: [subject, reviewMachine.initial, ...params, subject],
      };
    });
    const rows = await this.db.rows<ReviewCount & { public: number }>(
      all.map(({ sql }) => sql).join(' UNION ALL '),
      all.flatMap(({ params }) => params),
    );
    return {
      counts: rows.map(({ subject, state, count }) => ({ subject, state, count: Number(count) })),
      shown: SUBJECTS.filter((name) => rows.some((row) => row.subject === name && Number(row.public) === 1)),
    };
  }
}
