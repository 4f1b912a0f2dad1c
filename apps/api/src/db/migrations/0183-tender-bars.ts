import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

export class TenderBars1700000000183 implements MigrationInterface {
  name = 'TenderBars1700000000183';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_bar',
        `\`id\` ${ref} NOT NULL`,
        `\`registration_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`member_id\` ${ref} NULL`,
        '`until` datetime(3) NOT NULL',
        created,
        'UNIQUE INDEX `tender_bar_once` (`registration_id`)',
        'INDEX `tender_bar_ip` (`ip_id`, `until`)',
        'INDEX `tender_bar_member` (`member_id`, `until`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_bar');
  }
}
