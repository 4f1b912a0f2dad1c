import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

export class TenderFollows1700000000167 implements MigrationInterface {
  name = 'TenderFollows1700000000167';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_follow',
        `\`ip_id\` ${ref} NOT NULL`,
        `\`tender_id\` ${ref} NOT NULL`,
        created,
        'INDEX `tender_follow_tender` (`tender_id`, `ip_id`)',
        'PRIMARY KEY (`ip_id`, `tender_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_follow');
  }
}
