import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table } from './table';

export class BusinessCheck1700000000067 implements MigrationInterface {
  name = 'BusinessCheck1700000000067';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'business_check',
        `\`session_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        '`version` int NOT NULL DEFAULT 1',
        '`checked_until` datetime(3) NOT NULL',
        'INDEX `business_check_over` (`checked_until`)',
        'PRIMARY KEY (`session_id`, `ip_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE business_check');
  }
}
