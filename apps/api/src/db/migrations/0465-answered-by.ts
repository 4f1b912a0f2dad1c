import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';
import { ref } from './table';

/** Stores who answered the objections to a claim: after a hand-over that is not the claim's member. */
export class AnsweredBy1700000000465 implements MigrationInterface {
  name = 'AnsweredBy1700000000465';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'claim_answer', 'answered_by', `${ref} NULL`);
    await addIndex(runner, 'claim_answer', 'claim_answer_by', 'INDEX', '`answered_by`');
    await runner.query(
      `UPDATE claim_answer a JOIN claim c ON c.id = a.claim_id
        SET a.answered_by = COALESCE((SELECT l.actor_id FROM audit_line l
          WHERE l.subject = 'claim' AND l.subject_id = a.claim_id AND l.action = 'answer' ORDER BY l.id DESC LIMIT 1), c.member_id)
        WHERE a.answered_by IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'claim_answer', 'claim_answer_by');
    await runner.query('ALTER TABLE claim_answer DROP COLUMN `answered_by`');
  }
}
