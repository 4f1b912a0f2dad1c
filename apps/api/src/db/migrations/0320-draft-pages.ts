import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** Pins on a page of a document. */
export class DraftPages1700000000320 implements MigrationInterface {
  name = 'DraftPages1700000000320';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'round_pin', 'page', 'int NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('round_pin', 'page'))
      await runner.query('ALTER TABLE `round_pin` DROP COLUMN `page`');
  }
}
