import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';
import { word } from './table';

/** Bars from tenders can be lifted. */
export class LiftedBars1700000000281 implements MigrationInterface {
  name = 'LiftedBars1700000000281';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'tender_bar', 'state', `${word} NOT NULL DEFAULT 'active'`);
    await addColumn(runner, 'tender_bar', 'lift_reason', 'varchar(500) NULL');
    await addColumn(runner, 'tender_bar', 'version', "int NOT NULL DEFAULT '1'");
    await addIndex(runner, 'tender_bar', 'tender_bar_state', 'INDEX', '`state`, `id`');
    await addIndex(runner, 'tender_bar', 'tender_bar_created', 'INDEX', '`created_at`, `id`');
    await addIndex(runner, 'tender_bar', 'tender_bar_until', 'INDEX', '`until`, `id`');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['state', 'lift_reason', 'version'])
      await runner.query(`ALTER TABLE tender_bar DROP COLUMN ${column}`);
  }
}
