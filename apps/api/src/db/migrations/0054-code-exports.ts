import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

export class CodeExports1700000000054 implements MigrationInterface {
  name = 'CodeExports1700000000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'code_export',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`member_id\` ${ref} NOT NULL`,
        `\`batch_id\` ${ref} NOT NULL`,
        '`batch_version` int NOT NULL',
        `\`format\` ${word} NOT NULL`,
        `\`state\` ${word} NOT NULL DEFAULT 'ready'`,
        '`spans` longtext NOT NULL',
        '`origin` varchar(200) NOT NULL',
        '`count` int NOT NULL',
        '`bytes` bigint NOT NULL',
        `\`token_hash\` ${hash} NULL`,
        '`expires_at` datetime(3) NOT NULL',
        "`starts` int NOT NULL DEFAULT '0'",
        `\`stream\` ${ref} NULL`,
        "`sent` bigint NOT NULL DEFAULT '0'",
        `\`sha256\` ${hash} NULL`,
        '`finished_at` datetime(3) NULL',
        "`version` int NOT NULL DEFAULT '1'",
        created,
        'UNIQUE INDEX `code_export_token` (`token_hash`)',
        'INDEX `code_export_batch` (`batch_id`, `id`)',
        'INDEX `code_export_member` (`member_id`, `state`)',
        'INDEX `code_export_state` (`state`, `expires_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE code_export');
  }
}
