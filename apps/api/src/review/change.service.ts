import { Injectable } from '@nestjs/common';
import {
  type Change,
  type ContentData,
  type Input,
  type Language,
  type reviewApi,
  type ReviewField,
  reviewMachine,
  type Shown,
  type SubjectName,
  SUBJECTS,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import type { RevisionEntity } from '../core/reviewed-content/revision.entity';
import { dataOf } from '../core/reviewed-content/revision.view';
import { type StoredLine, toLine } from '../core/transition/history.service';
import { correctionsIn, linesOfIp, proposes } from '../ip';
import { ComparisonService } from './comparison.service';

type Line = StoredLine & { subject_of: string };
type Version = Pick<RevisionEntity, 'id' | 'data'>;

const APPROVED = reviewMachine.actions.approve.to;

const textOf = (value: unknown): Shown => ({
  kind: 'text',
  value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
});

/** A correction whose values the line holds. */
const corrected = (line: StoredLine): ReviewField[] =>
  correctionsIn(toLine(line)).map(({ field, before, after }) => ({
    field,
    changed: true,
    live: textOf(before),
    proposed: textOf(after),
    contacts: [],
  }));

/** What a line of an IP's history changed: the revision it is about, beside the one approved before. */
@Injectable()
export class ChangeService {
  constructor(
    private readonly db: Db,
    private readonly comparisons: ComparisonService,
  ) {}

  async of(
    me: MemberCaller,
    { ip_id, line: line_id }: Input<typeof reviewApi.change>,
    language: Language,
  ): Promise<Change> {
    const { from, columns, where, params } = linesOfIp(ip_id);
    const line = await this.db.one<Line>(
      `SELECT ${columns}, t.subject AS subject_of FROM ${from} WHERE ${where} AND t.id = ?`,
      [...params, line_id],
    );
    if (!line) throw notFound();
    // Information of an IP is published in the row of the IP.
    const subject = SUBJECTS.find((name) => name === (line.subject === 'ip' ? 'ipInfo' : line.subject));
    const version = subject && proposes(line) && (await this.version(line, subject));
    if (!version) return { is_new: false, fields: corrected(line) };
    const [before, data] = [await this.before(version), dataOf(version)];
    const fields = await this.comparisons.of(subject, before, data, { viewer: me, language });
    return { is_new: before === null, fields: fields.filter(({ changed }) => changed || before === null) };
  }

  /** The revision a line is about; of a publication the one that was approved with it. */
  private version({ subject_of, subject_id, created_at }: Line, subject: SubjectName) {
    return subject_of === 'revision'
      ? this.db.one<RevisionEntity>('SELECT * FROM revision WHERE id = ?', [subject_id])
      : this.db.one<RevisionEntity>(
          `SELECT * FROM revision WHERE subject = ? AND subject_id = ? AND state = ? AND decided_at <= ? ORDER BY id DESC LIMIT 1`,
          [subject, subject_id, APPROVED, created_at],
        );
  }

  private async before({ id, subject, subject_id }: RevisionEntity): Promise<ContentData | null> {
    const found = await this.db.one<Version>(
      'SELECT id, data FROM revision WHERE subject = ? AND subject_id = ? AND state = ? AND id < ? ORDER BY id DESC LIMIT 1',
      [subject, subject_id, APPROVED, id],
    );
    return found ? dataOf(found) : null;
  }
}
