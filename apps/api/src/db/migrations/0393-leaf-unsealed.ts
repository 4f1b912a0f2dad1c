import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A leaf in no seal has the seal number 0, no longer null: marking a row that keeps its length takes half the time. The default comes
 * first, so that leaves stored meanwhile have it; an earlier release that still runs seals nothing, and stores and proves as before.
 */
export class LeafUnsealed1700000000393 implements MigrationInterface {
  name = 'LeafUnsealed1700000000393';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_leaf ALTER COLUMN seal_number SET DEFAULT 0');
    await runner.query('UPDATE evidence_leaf SET seal_number = 0 WHERE seal_number IS NULL');
    await runner.query('ALTER TABLE evidence_leaf MODIFY seal_number int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_leaf MODIFY seal_number int NULL');
    await runner.query('UPDATE evidence_leaf SET seal_number = NULL WHERE seal_number = 0');
  }
}
