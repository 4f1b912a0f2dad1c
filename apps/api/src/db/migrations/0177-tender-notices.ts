import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class TenderNotices1700000000177 implements MigrationInterface {
  name = 'TenderNotices1700000000177';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_notice',
        `\`id\` ${ref} NOT NULL`,
        `\`tender_id\` ${ref} NOT NULL`,
        `\`kind\` ${word} NOT NULL`,
        `\`about\` ${word} NOT NULL DEFAULT ''`,
        `\`told_ip\` ${ref} NOT NULL DEFAULT ''`,
        '`done_at` datetime(3) NULL',
        created,
        'UNIQUE INDEX `tender_notice_once` (`tender_id`, `kind`, `about`)',
        'INDEX `tender_notice_open` (`done_at`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_notice');
  }
}
