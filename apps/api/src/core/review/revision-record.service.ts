import { Injectable } from '@nestjs/common';
import { type ReviewAction, reviewMachine, type ReviewState, type SubjectName } from '@ipw/domain';
import type { Row, Sql } from '../db/db';
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

  /** Erases what the closed revisions of deleted content contain. */
  async eraseOf(sql: Sql, subject: SubjectName, subject_id: string): Promise<void> {
    await sql.update('revision', ERASED, { subject, subject_id });
  }
}
