import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

export class Skins1700000000270 implements MigrationInterface {
  name = 'Skins1700000000270';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'skin',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`state\` ${word} NOT NULL DEFAULT 'creating'`,
        `\`creation\` ${word} NOT NULL DEFAULT 'manual'`,
        `\`registration_id\` ${ref} NULL`,
        "`goods_name` varchar(16) NOT NULL DEFAULT ''",
        '`data` longtext NOT NULL',
        `\`submitted_by\` ${ref} NULL`,
        '`submitted_at` datetime(3) NULL',
        '`decided_at` datetime(3) NULL',
        `\`reason_code\` ${word} NULL`,
        '`reason` varchar(2000) NULL',
        '`marks` longtext NULL',
        '`rejected` longtext NULL',
        `\`assignee_id\` ${ref} NULL`,
        '`assigned_at` datetime(3) NULL',
        '`due_at` datetime(3) NULL',
        '`letter_version` varchar(16) NULL',
        `\`letter_hash\` ${hash} NULL`,
        '`listed_on` date NULL',
        '`listing_link` varchar(500) NULL',
        "`version` int NOT NULL DEFAULT '1'",
        created,
        '`updated_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)',
        'UNIQUE INDEX `skin_registration` (`registration_id`)',
        'INDEX `skin_ip` (`ip_id`, `updated_at`, `id`)',
        'INDEX `skin_ip_state` (`ip_id`, `state`, `updated_at`, `id`)',
        'INDEX `skin_queue_id` (`state`, `id`)',
        'INDEX `skin_queue_due` (`state`, `due_at`, `id`)',
        'INDEX `skin_queue` (`state`, `submitted_at`, `id`)',
        'INDEX `skin_due` (`due_at`, `id`)',
        'INDEX `skin_submitted` (`submitted_at`, `id`)',
        'INDEX `skin_assignee` (`assignee_id`, `state`)',
        'INDEX `skin_listing` (`state`, `listed_on`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS skin');
  }
}
