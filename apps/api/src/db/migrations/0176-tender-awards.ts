import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class TenderAwards1700000000176 implements MigrationInterface {
  name = 'TenderAwards1700000000176';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_award',
        `\`id\` ${ref} NOT NULL`,
        `\`state\` ${word} NOT NULL DEFAULT 'open'`,
        '`proposal` longtext NULL',
        '`no_award_reason` varchar(500) NULL',
        `\`proposed_by\` ${ref} NULL`,
        `\`published_by\` ${ref} NULL`,
        '`published_at` datetime(3) NULL',
        "`version` int NOT NULL DEFAULT '1'",
        created,
        'INDEX `tender_award_state` (`state`, `id`)',
        'INDEX `tender_award_created` (`created_at`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query("INSERT IGNORE INTO tender_award (id) SELECT id FROM tender WHERE state <> 'draft'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_award');
  }
}
