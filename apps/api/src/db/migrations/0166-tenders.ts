import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class Tenders1700000000166 implements MigrationInterface {
  name = 'Tenders1700000000166';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender',
        `\`id\` ${ref} NOT NULL`,
        `\`kind\` ${word} NOT NULL`,
        '`texts` longtext NOT NULL',
        `\`cover\` ${ref} NOT NULL`,
        '`brand_name` varchar(60) NOT NULL',
        `\`brand_logo\` ${ref} NULL`,
        '`brand_contact` varbinary(1024) NULL',
        '`images` longtext NOT NULL',
        `\`document\` ${ref} NULL`,
        '`field_ids` longtext NOT NULL',
        '`ip_types` longtext NOT NULL',
        '`kernels` longtext NOT NULL',
        '`opens_at` datetime(3) NOT NULL',
        '`closes_at` datetime(3) NOT NULL',
        '`most_entries` int NULL',
        "`sealed` tinyint NOT NULL DEFAULT '0'",
        '`criteria` longtext NOT NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'draft'`,
        "`version` int NOT NULL DEFAULT '1'",
        '`cancel_reason` varchar(500) NULL',
        '`published_at` datetime(3) NULL',
        created,
        'INDEX `tender_list` (`state`, `id`)',
        'INDEX `tender_closing` (`state`, `closes_at`, `id`)',
        'INDEX `tender_closes` (`closes_at`, `id`)',
        'INDEX `tender_created` (`created_at`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      table(
        'tender_version',
        `\`tender_id\` ${ref} NOT NULL`,
        '`number` int NOT NULL',
        '`content` longtext NOT NULL',
        '`reason` varchar(500) NULL',
        `\`staff_id\` ${ref} NOT NULL`,
        created,
        'PRIMARY KEY (`tender_id`, `number`)',
      ),
    );
    await runner.query(
      table(
        'tender_file',
        `\`tender_id\` ${ref} NOT NULL`,
        `\`file_id\` ${ref} NOT NULL`,
        'INDEX `tender_file_file` (`file_id`, `tender_id`)',
        'PRIMARY KEY (`tender_id`, `file_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['tender_file', 'tender_version', 'tender'])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
