import { Injectable } from '@nestjs/common';
import { type FoundRecord, type SubjectName, SUBJECTS } from '@ipw/domain';
import { nameMatch } from '../core/search/name-match';
import { type SearchScope, SearchSource } from '../core/search/search.service';
import type { Sql } from '../core/db/db';
import { type ContentSubject, SubjectRegistry } from '../core/reviewed-content/subject';

/** Code points of a title in the answer; the text of a moment may be longer. */
const MOST_TITLE = 160;

interface Found {
  id: string;
  ip_id: string;
  title: string;
}

/** Content of all kinds that have a title: live content by its live title, otherwise by that of its open edit. */
@Injectable()
export class ReviewSearchSource extends SearchSource {
  constructor(private readonly subjects: SubjectRegistry) {
    super();
  }

  async find(sql: Sql, scope: SearchScope): Promise<FoundRecord[]> {
    const titled = SUBJECTS.map((name) => this.subjects.of(name)).filter(({ content }) => content.title);
    const found = await Promise.all(titled.map((subject) => findIn(sql, subject, scope)));
    return titled.flatMap((subject, at) =>
      found[at]!.map(({ id, ip_id, title }) => ({
        kind: subject.name satisfies SubjectName,
        id,
        ip_id,
        title,
        detail: '',
        link: subject.link(ip_id, id),
        code: null,
      })),
    );
  }
}

function findIn(sql: Sql, subject: ContentSubject, scope: SearchScope): Promise<Found[]> {
  // Read for content without a live version only; few have none.
  const draft = `SELECT r.title FROM revision r WHERE r.subject = '${subject.name}' AND r.subject_id = t.id AND r.is_open = 1`;
  const title = `IF(${subject.isLive}, ${subject.titleSql}, (${draft}))`;
  const { where, whereParams, best, bestParams } = nameMatch([title], scope);
  return sql.rows<Found>(
    `SELECT t.id, t.ip_id, LEFT(${title}, ${String(MOST_TITLE)}) AS title FROM ${subject.content.table} t
      WHERE t.ip_id IN (?) AND ${subject.there} AND ${where} ${best}`,
    [scope.ipIds, ...whereParams, ...bestParams],
  );
}
