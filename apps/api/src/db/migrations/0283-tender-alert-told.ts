import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table } from './table';

/** Which IPs were told that a project fits: they learn its last day and its result, too. */
export class TenderAlertTold1700000000283 implements MigrationInterface {
  name = 'TenderAlertTold1700000000283';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_alert_told',
        `\`tender_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        'INDEX `tender_alert_told_ip` (`ip_id`)',
        'PRIMARY KEY (`tender_id`, `ip_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_alert_told');
  }
}
