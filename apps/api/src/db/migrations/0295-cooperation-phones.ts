import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Cooperations are found by the phone of their brand, and by its absence. */
export class CooperationPhones1700000000295 implements MigrationInterface {
  name = 'CooperationPhones1700000000295';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'cooperation', 'cooperation_phone', 'INDEX', '`phone_hash`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'cooperation', 'cooperation_phone');
  }
}
