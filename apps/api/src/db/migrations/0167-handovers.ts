import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

export class Handovers1700000000167 implements MigrationInterface {
  name = 'Handovers1700000000167';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'handover',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`member_id\` ${ref} NOT NULL`,
        `\`to_id\` ${ref} NULL`,
        `\`area_code\` ${word} NOT NULL`,
        '`phone` varbinary(1024) NOT NULL',
        `\`phone_hash\` ${hash} NOT NULL`,
        `\`open_key\` ${ref} NULL`,
        '`reason` varchar(500) NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'offered'`,
        '`expires_at` datetime(3) NOT NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'UNIQUE INDEX `handover_open` (`open_key`)',
        'INDEX `handover_list` (`state`, `id`)',
        'INDEX `handover_created` (`created_at`, `id`)',
        'INDEX `handover_list_created` (`state`, `created_at`, `id`)',
        'INDEX `handover_ip` (`ip_id`, `id`)',
        'INDEX `handover_member` (`member_id`, `id`)',
        'INDEX `handover_phone` (`phone_hash`, `state`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE handover');
  }
}
