import type { ContentData, ReviewState, SubjectName } from '@ipw/domain';
import { fromJson, type Sql } from '../db/db';
import type { RevisionEntity } from './revision.entity';

/** An open revision: content its holder edits, or that waits for a decision. */
export interface Proposal {
  subject: SubjectName;
  id: string;
  state: ReviewState;
  title: string;
  data: ContentData;
}

/** The open revisions of an IP, at most one of a subject. */
export class Proposals {
  constructor(readonly all: readonly Proposal[]) {}

  of(subject: SubjectName, id: string): ContentData | undefined {
    return this.all.find((one) => one.subject === subject && one.id === id)?.data;
  }
}

type Stored = Pick<RevisionEntity, 'subject' | 'subject_id' | 'state' | 'title' | 'data'>;

export async function proposalsOf(sql: Sql, ipId: string): Promise<Proposals> {
  const rows = await sql.rows<Stored>(
    'SELECT subject, subject_id, state, title, data FROM revision WHERE ip_id = ? AND is_open = 1 ORDER BY id',
    [ipId],
  );
  return new Proposals(
    rows.map(({ subject_id: id, data, ...row }) => ({ ...row, id, data: fromJson<ContentData>(data) })),
  );
}
