import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

const DATA_EXPORT = table(
  'data_export',
  `\`id\` ${ref} NOT NULL`,
  `\`member_id\` ${ref} NOT NULL`,
  `\`state\` ${word} NOT NULL`,
  "`progress` int NOT NULL DEFAULT '0'",
  '`file_size` bigint NULL',
  '`expires_at` datetime(3) NULL',
  "`version` int NOT NULL DEFAULT '1'",
  created,
  'INDEX `export_member` (`member_id`, `id`)',
  'INDEX `export_expires` (`state`, `expires_at`)',
  'PRIMARY KEY (`id`)',
);

export class DataExport1700000000005 implements MigrationInterface {
  name = 'DataExport1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DATA_EXPORT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE data_export');
  }
}
