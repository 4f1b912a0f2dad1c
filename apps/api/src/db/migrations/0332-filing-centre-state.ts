import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './table';

/** When the filing centre last answered, and since when it does not. */
export class FilingCentreState1700000000332 implements MigrationInterface {
  name = 'FilingCentreState1700000000332';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'filing_centre',
        '`id` int NOT NULL',
        '`answered_at` datetime(3) NULL',
        '`failing_since` datetime(3) NULL',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS filing_centre');
  }
}
