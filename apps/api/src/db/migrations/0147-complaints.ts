import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

export class Complaints1700000000147 implements MigrationInterface {
  name = 'Complaints1700000000147';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'complaint',
        `\`id\` ${ref} NOT NULL`,
        `\`form_hash\` ${hash} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`kind\` ${word} NOT NULL`,
        '`statement` varbinary(4200) NULL',
        '`complainant` varbinary(1024) NULL',
        '`proof_images` longtext NOT NULL',
        `\`language\` ${word} NOT NULL`,
        '`answer` varbinary(4200) NULL',
        '`answer_images` longtext NOT NULL',
        '`answered_at` datetime(3) NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'open'`,
        '`reason` varchar(500) NULL',
        `\`assignee_id\` ${ref} NULL`,
        '`assigned_at` datetime(3) NULL',
        '`due_at` datetime(3) NULL',
        '`decided_at` datetime(3) NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'UNIQUE INDEX `complaint_form` (`form_hash`)',
        'INDEX `complaint_ip` (`ip_id`, `created_at`, `id`)',
        'INDEX `complaint_created` (`created_at`, `id`)',
        'INDEX `complaint_due` (`due_at`, `id`)',
        'INDEX `complaint_queue` (`state`, `id`)',
        'INDEX `complaint_queue_due` (`state`, `due_at`, `id`)',
        'INDEX `complaint_queue_created` (`state`, `created_at`, `id`)',
        'INDEX `complaint_assignee` (`assignee_id`, `state`)',
        'INDEX `complaint_decided` (`decided_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE complaint');
  }
}
