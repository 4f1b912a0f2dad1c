import { REPORTED_SQL } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';

const INDEXES = {
  sheet_reported_due: '`reported`, `due_at`, `id`',
  sheet_reported_created: '`reported`, `created_at`, `id`',
};

/** Sheets reported as late are read in the list's order by one index; the one before had to be sorted for every page. */
export class ReportedSheets1700000000300 implements MigrationInterface {
  name = 'ReportedSheets1700000000300';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'sheet', 'reported', `tinyint AS (${REPORTED_SQL}) STORED`);
    await runner.query(
      "INSERT INTO typeorm_metadata (`type`, `schema`, `table`, `name`, `value`) SELECT 'GENERATED_COLUMN', DATABASE(), 'sheet', 'reported', ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'sheet' AND `name` = 'reported')",
      [REPORTED_SQL],
    );
    for (const [index, columns] of Object.entries(INDEXES))
      await addIndex(runner, 'sheet', index, 'INDEX', columns);
    await dropIndex(runner, 'sheet', 'sheet_late');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(
      runner,
      'sheet',
      'sheet_late',
      'INDEX',
      '`escalated_at`, `turn`, `due_at`, `created_at`, `id`',
    );
    for (const index of Object.keys(INDEXES)) await dropIndex(runner, 'sheet', index);
    await runner.query('ALTER TABLE sheet DROP COLUMN `reported`');
    await runner.query(
      "DELETE FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'sheet' AND `name` = 'reported'",
    );
  }
}
