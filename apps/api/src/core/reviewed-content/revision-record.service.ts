import { Injectable } from '@nestjs/common';
import {
  isUnderReview,
  RETENTION,
  type ReviewAction,
  reviewMachine,
  type ReviewState,
  type SubjectName,
} from '@ipw/domain';
import type { Db, Row, Sql } from '../db/db';
import { type Actor, SYSTEM } from '../transition/history.service';
import { type Move, TransitionService } from '../transition/transition.service';
import type { RevisionEntity } from './revision.entity';

export type ReviewMove = Partial<
  Pick<Move<ReviewState, ReviewAction, RevisionEntity>, 'set' | 'effect' | 'reason' | 'version'>
>;

/** What a revision that staff no longer check loses. */
const UNCHECKED = { due_at: null, assignee_id: null, assigned_at: null } satisfies Row;

/** Revisions looked at by one statement of `expire`. */
const EXPIRED = 1000;

/** A revision without content. */
const ERASED = {
  data: '{}',
  title: '',
  picture_id: null,
  due_at: null,
  reason: null,
  marks: null,
  rejected: null,
} satisfies Row;

/** Revisions as records, for the holder's side, the staff's side and erasure. */
@Injectable()
export class RevisionRecordService {
  constructor(private readonly transitions: TransitionService) {}

  apply(sql: Sql, id: string, action: ReviewAction, actor: Actor, move: ReviewMove = {}) {
    return this.transitions.applyIn<ReviewState, ReviewAction, RevisionEntity>(sql, {
      machine: reviewMachine,
      table: 'revision',
      id,
      action,
      actor,
      ...move,
    });
  }

  withdraw(sql: Sql, id: string, actor: Actor) {
    return this.apply(sql, id, 'withdraw', actor, { set: UNCHECKED });
  }

  discard(sql: Sql, id: string, actor: Actor) {
    return this.apply(sql, id, 'discard', actor, { set: UNCHECKED });
  }

  /** Discards an open revision in any state. */
  async end(sql: Sql, { id, state }: Pick<RevisionEntity, 'id' | 'state'>, actor: Actor): Promise<void> {
    if (isUnderReview(state)) await this.withdraw(sql, id, actor);
    await this.discard(sql, id, actor);
  }

  /** Ends all open revisions of an IP, and erases what its revisions contain. The live content must be locked. */
  async erase(sql: Sql, ipId: string): Promise<void> {
    const open = await sql.rows<Pick<RevisionEntity, 'id' | 'state'>>(
      'SELECT id, state FROM revision WHERE ip_id = ? AND is_open = 1 FOR UPDATE',
      [ipId],
    );
    for (const revision of open) await this.end(sql, revision, SYSTEM);
    await sql.update('revision', ERASED, { ip_id: ipId });
  }

  /** Deletes what was decided years ago; the newest of each content says which version is live. */
  async expire(db: Db): Promise<void> {
    let [decided_at, id] = [new Date(0), ''];
    for (;;) {
      // Goes on behind the last, because most revisions of that age stay.
      const rows = await db.rows<{ id: string; decided_at: Date; superseded: number }>(
        `SELECT r.id, r.decided_at, r.is_open IS NULL AND EXISTS (SELECT 1 FROM revision n
            WHERE n.subject = r.subject AND n.subject_id = r.subject_id AND n.id > r.id) AS superseded
          FROM revision r FORCE INDEX (revision_decided) WHERE r.decided_at < NOW(3) - INTERVAL ? YEAR
            AND r.decided_at >= ? AND (r.decided_at > ? OR r.id > ?) ORDER BY r.decided_at, r.id LIMIT ${String(EXPIRED)}`,
        [RETENTION.matterYears, decided_at, decided_at, id],
      );
      const ended = rows.filter(({ superseded }) => superseded);
      if (ended.length)
        await db.execute('DELETE FROM revision WHERE id IN (?)', [ended.map((row) => row.id)]);
      if (rows.length < EXPIRED) return;
      ({ decided_at, id } = rows.at(-1)!);
    }
  }

  /** Erases what the closed revisions of deleted content contain. */
  async eraseOf(sql: Sql, subject: SubjectName, subject_id: string): Promise<void> {
    await sql.update('revision', ERASED, { subject, subject_id });
  }
}
