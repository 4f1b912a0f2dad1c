import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class Disputes1700000000120 implements MigrationInterface {
  name = 'Disputes1700000000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'dispute',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`claim_id\` ${ref} NOT NULL`,
        `\`member_id\` ${ref} NOT NULL`,
        `\`open_member_id\` ${ref} NULL`,
        `\`owner_id\` ${ref} NOT NULL`,
        '`statement` varbinary(4200) NULL',
        '`proof_images` longtext NOT NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'open'`,
        '`reason` varchar(500) NULL',
        `\`new_claim_id\` ${ref} NULL`,
        `\`assignee_id\` ${ref} NULL`,
        '`assigned_at` datetime(3) NULL',
        '`due_at` datetime(3) NULL',
        '`decided_at` datetime(3) NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'UNIQUE INDEX `dispute_open` (`ip_id`, `open_member_id`)',
        'INDEX `dispute_member` (`member_id`, `created_at`, `id`)',
        'INDEX `dispute_owner` (`owner_id`)',
        'INDEX `dispute_created` (`created_at`, `id`)',
        'INDEX `dispute_due` (`due_at`, `id`)',
        'INDEX `dispute_queue` (`state`, `id`)',
        'INDEX `dispute_queue_due` (`state`, `due_at`, `id`)',
        'INDEX `dispute_queue_created` (`state`, `created_at`, `id`)',
        'INDEX `dispute_assignee` (`assignee_id`, `state`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dispute');
  }
}
