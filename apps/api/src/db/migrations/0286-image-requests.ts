import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

/** Requests of brands for pictures in full resolution, their links and downloads. */
export class ImageRequests1700000000286 implements MigrationInterface {
  name = 'ImageRequests1700000000286';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'image_request',
        `\`id\` ${ref} NOT NULL`,
        `\`cooperation_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`series_id\` ${ref} NOT NULL`,
        '`series_name` varchar(160) NOT NULL',
        '`purpose` varchar(300) NOT NULL',
        '`used_in` varchar(200) NOT NULL',
        `\`until\` ${word} NOT NULL`,
        '`ends_at` datetime(3) NOT NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'waiting'`,
        `\`staff_id\` ${ref} NULL`,
        '`marked` tinyint NOT NULL DEFAULT 0',
        '`answer` varchar(300) NULL',
        `\`answered_by\` ${ref} NULL`,
        '`answered_at` datetime(3) NULL',
        '`due_at` datetime(3) NULL',
        '`remind_at` datetime(3) NULL',
        '`escalated_at` datetime(3) NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'INDEX `image_request_cooperation` (`cooperation_id`, `created_at`, `id`)',
        'INDEX `image_request_ip` (`ip_id`, `created_at`, `id`)',
        'INDEX `image_request_ip_state` (`ip_id`, `state`, `created_at`, `id`)',
        'INDEX `image_request_state` (`state`, `created_at`, `id`)',
        'INDEX `image_request_created` (`created_at`, `id`)',
        'INDEX `image_request_remind` (`remind_at`)',
        'INDEX `image_request_escalated` (`escalated_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      table(
        'image_request_item',
        `\`image_request_id\` ${ref} NOT NULL`,
        `\`file_id\` ${ref} NOT NULL`,
        '`place` int NOT NULL',
        `\`copy_no\` ${word} NOT NULL`,
        '`granted_at` datetime(3) NULL',
        '`revoked_at` datetime(3) NULL',
        'INDEX `image_request_item_file` (`file_id`)',
        'PRIMARY KEY (`image_request_id`, `file_id`)',
      ),
    );
    await runner.query(
      table(
        'image_link',
        `\`id\` ${ref} NOT NULL`,
        `\`image_request_id\` ${ref} NOT NULL`,
        `\`file_id\` ${ref} NOT NULL`,
        `\`token_hash\` ${hash} NOT NULL`,
        `\`staff_id\` ${ref} NULL`,
        '`link_number` int NOT NULL',
        '`expires_at` datetime(3) NOT NULL',
        created,
        'UNIQUE INDEX `image_link_token` (`token_hash`)',
        'INDEX `image_link_expires` (`expires_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      table(
        'image_download',
        `\`id\` ${ref} NOT NULL`,
        `\`image_request_id\` ${ref} NOT NULL`,
        `\`file_id\` ${ref} NOT NULL`,
        `\`staff_id\` ${ref} NULL`,
        '`first_byte` int NOT NULL',
        '`sent_bytes` int NOT NULL DEFAULT 0',
        '`complete` tinyint NOT NULL DEFAULT 0',
        created,
        'INDEX `image_download_request` (`image_request_id`, `created_at`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['image_download', 'image_link', 'image_request_item', 'image_request'])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
