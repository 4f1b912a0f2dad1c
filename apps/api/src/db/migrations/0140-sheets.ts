import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { created, hash, ref, table, word } from './table';

/** Cooperation sheets, cooperations, and consents of buyers. */
export class Sheets1700000000140 implements MigrationInterface {
  name = 'Sheets1700000000140';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'sheet',
        `\`id\` ${ref} NOT NULL`,
        `\`sheet_no\` ${word} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`state\` ${word} NOT NULL DEFAULT 'submitted'`,
        `\`consult\` ${word} NULL`,
        `\`source\` ${word} NOT NULL`,
        '`share_percent` int NOT NULL',
        '`sku_id` int NOT NULL',
        '`buy_num` int NULL',
        '`request` longtext NOT NULL',
        '`buyer` varbinary(2048) NULL',
        `\`phone_hash\` ${hash} NOT NULL`,
        `\`open_key\` ${hash} NULL`,
        '`link_number` int NOT NULL DEFAULT 1',
        `\`language\` ${word} NOT NULL`,
        '`contacts` int NOT NULL DEFAULT 0',
        '`answer` varchar(2000) NULL',
        '`series_ids` longtext NULL',
        '`answered_at` datetime(3) NULL',
        `\`reason_code\` ${word} NULL`,
        '`reason` varchar(2000) NULL',
        '`note` varchar(2000) NULL',
        `\`corrects_id\` ${ref} NULL`,
        `\`assignee_id\` ${ref} NULL`,
        '`assigned_at` datetime(3) NULL',
        '`due_at` datetime(3) NULL',
        '`ends_at` datetime(3) NULL',
        '`remind_at` datetime(3) NULL',
        '`ended_at` datetime(3) NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'UNIQUE INDEX `sheet_number` (`sheet_no`)',
        'UNIQUE INDEX `sheet_open` (`open_key`)',
        'INDEX `sheet_ip` (`ip_id`, `source`, `created_at`, `id`)',
        'INDEX `sheet_ip_state` (`ip_id`, `source`, `state`, `created_at`, `id`)',
        'INDEX `sheet_phone` (`phone_hash`, `created_at`, `id`)',
        'INDEX `sheet_created` (`created_at`, `id`)',
        'INDEX `sheet_due` (`due_at`, `id`)',
        'INDEX `sheet_queue_id` (`state`, `id`)',
        'INDEX `sheet_queue_created` (`state`, `created_at`, `id`)',
        'INDEX `sheet_queue_due` (`state`, `due_at`, `id`)',
        'INDEX `sheet_assignee` (`assignee_id`, `state`)',
        'INDEX `sheet_ends` (`ends_at`)',
        'INDEX `sheet_remind` (`remind_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      table(
        'cooperation',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`origin\` ${word} NOT NULL`,
        `\`origin_id\` ${ref} NOT NULL`,
        `\`source\` ${word} NOT NULL`,
        '`share_percent` int NOT NULL',
        '`buyer` varbinary(2048) NULL',
        created,
        'UNIQUE INDEX `cooperation_origin` (`origin`, `origin_id`)',
        'INDEX `cooperation_ip` (`ip_id`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(`ALTER TABLE consent MODIFY member_id ${ref} NULL`);
    await addColumn(runner, 'consent', 'sheet_id', `${ref} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM consent WHERE member_id IS NULL');
    await runner.query('ALTER TABLE consent DROP COLUMN sheet_id');
    await runner.query(`ALTER TABLE consent MODIFY member_id ${ref} NOT NULL`);
    await runner.query('DROP TABLE cooperation');
    await runner.query('DROP TABLE sheet');
  }
}
