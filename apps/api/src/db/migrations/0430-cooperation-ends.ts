import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Finds cooperations whose `ended_at` does not fit their state, because an earlier release ended or resumed them. */
export class CooperationEnds1700000000430 implements MigrationInterface {
  name = 'CooperationEnds1700000000430';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'cooperation', 'cooperation_state_ended', 'INDEX', '`state`, `ended_at`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'cooperation', 'cooperation_state_ended');
  }
}
