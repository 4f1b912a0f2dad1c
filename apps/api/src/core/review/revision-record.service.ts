import { Injectable } from '@nestjs/common';
import { RETENTION, type ReviewAction, reviewMachine, type ReviewState, type SubjectName } from '@ipw/domain';
import type { Db, Row, Sql } from '../db/db';
import { sweepEach } from '../db/sweep';
import { type Actor, SYSTEM } from '../transition/history.service';
import { type Move, TransitionService } from '../transition/transition.service';
import type { RevisionEntity } from './revision.entity';

export type ReviewMove = Partial<
  Pick<Move<ReviewState, ReviewAction, RevisionEntity>, 'set' | 'effect' | 'reason' | 'version'>
>;

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

  /** Ends all open revisions of an IP, and erases what its revisions contain. The live content must be locked. */
  async erase(sql: Sql, ipId: string): Promise<void> {
    const open = await sql.rows<Pick<RevisionEntity, 'id' | 'state'>>(
      'SELECT id, state FROM revision WHERE ip_id = ? AND is_open = 1 FOR UPDATE',
      [ipId],
    );
    for (const { id, state } of open) {
      if (!reviewMachine.actions.discard.from.some((from) => from === state))
        await this.apply(sql, id, 'withdraw', SYSTEM);
      await this.apply(sql, id, 'discard', SYSTEM);
    }
    await sql.update('revision', ERASED, { ip_id: ipId });
  }

  /** Deletes what was decided years ago; the newest of each content says which version is live. */
  async expire(db: Db): Promise<void> {
    await sweepEach<Pick<RevisionEntity, 'id'>>(
      db,
      `SELECT r.id FROM revision r WHERE r.decided_at < NOW(3) - INTERVAL ? YEAR AND r.is_open IS NULL
        AND EXISTS (SELECT 1 FROM revision n WHERE n.subject = r.subject AND n.subject_id = r.subject_id AND n.id > r.id)`,
      [RETENTION.matterYears],
      ({ id }) => db.execute('DELETE FROM revision WHERE id = ?', [id]),
    );
  }

  /** Erases what the closed revisions of deleted content contain. */
  async eraseOf(sql: Sql, subject: SubjectName, subject_id: string): Promise<void> {
    await sql.update('revision', ERASED, { subject, subject_id });
  }
}
