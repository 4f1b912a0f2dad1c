import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

export class TenderAlerts1700000000191 implements MigrationInterface {
  name = 'TenderAlerts1700000000191';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_alert',
        `\`tender_id\` ${ref} NOT NULL`,
        `\`seen_ip\` ${ref} NOT NULL DEFAULT ''`,
        '`done_at` datetime(3) NULL',
        created,
        'INDEX `tender_alert_open` (`done_at`, `tender_id`)',
        'PRIMARY KEY (`tender_id`)',
      ),
    );
    await runner.query(
      table(
        'tender_alert_ip',
        `\`ip_id\` ${ref} NOT NULL`,
        '`told_at` datetime(3) NOT NULL',
        'PRIMARY KEY (`ip_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_alert_ip');
    await runner.query('DROP TABLE IF EXISTS tender_alert');
  }
}
