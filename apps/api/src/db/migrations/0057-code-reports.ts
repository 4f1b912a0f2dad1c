import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

export class CodeReports1700000000057 implements MigrationInterface {
  name = 'CodeReports1700000000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'code_report',
        `\`id\` ${ref} NOT NULL`,
        `\`form_hash\` ${hash} NOT NULL`,
        `\`ip_id\` ${ref} NULL`,
        '`batch_number` int unsigned NULL',
        '`serial` int unsigned NULL',
        `\`verdict\` ${word} NOT NULL`,
        '`statement` varbinary(4096) NULL',
        '`contact` varbinary(512) NULL',
        `\`image_id\` ${ref} NULL`,
        '`source` char(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'open'`,
        `\`outcome\` ${word} NULL`,
        '`reason` varchar(500) NULL',
        '`due_at` datetime(3) NULL',
        '`settled_at` datetime(3) NULL',
        '`erased_at` datetime(3) NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'UNIQUE INDEX `code_report_form` (`form_hash`)',
        'INDEX `code_report_ip` (`ip_id`, `state`, `id`)',
        'INDEX `code_report_state` (`state`, `id`)',
        'INDEX `code_report_settled` (`settled_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE code_report');
  }
}
