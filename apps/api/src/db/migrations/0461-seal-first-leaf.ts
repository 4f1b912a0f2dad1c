import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';

/** Stores the number of the first leaf beside each seal, by which the last hours are told from leaves that were sealed late. */
export class SealFirstLeaf1700000000461 implements MigrationInterface {
  name = 'SealFirstLeaf1700000000461';

  async up(runner: QueryRunner): Promise<void> {
    // The release before writes seals without it.
    await addColumn(runner, 'evidence_seal', 'first_leaf', 'bigint NOT NULL DEFAULT 0');
    // The first eight bytes of the blocks (`seal-blocks.ts`).
    await runner.query(
      'UPDATE evidence_seal SET first_leaf = CONV(HEX(LEFT(FROM_BASE64(LEFT(blocks, 12)), 8)), 16, 10) WHERE first_leaf = 0',
    );
    await addIndex(runner, 'evidence_seal', 'seal_first_leaf', 'INDEX', '`first_leaf`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_seal DROP COLUMN first_leaf');
  }
}
