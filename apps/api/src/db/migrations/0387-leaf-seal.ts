import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Leaves in no seal are found by their number. The index took a third of the time of sealing. */
export class LeafSeal1700000000387 implements MigrationInterface {
  name = 'LeafSeal1700000000387';

  async up(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'evidence_leaf', 'leaf_seal');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'evidence_leaf', 'leaf_seal', 'INDEX', '`seal_number`, `number`');
  }
}
