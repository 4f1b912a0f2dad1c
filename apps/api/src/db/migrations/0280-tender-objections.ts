import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class TenderObjections1700000000280 implements MigrationInterface {
  name = 'TenderObjections1700000000280';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_objection',
        `\`id\` ${ref} NOT NULL`,
        `\`tender_id\` ${ref} NOT NULL`,
        `\`registration_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`objected_by\` ${ref} NULL`,
        '`contested_at` datetime(3) NOT NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'open'`,
        '`statement` varbinary(4200) NULL',
        '`proof_images` longtext NOT NULL',
        '`reason` varchar(500) NULL',
        `\`assignee_id\` ${ref} NULL`,
        '`assigned_at` datetime(3) NULL',
        '`due_at` datetime(3) NULL',
        '`decided_at` datetime(3) NULL',
        "`version` int NOT NULL DEFAULT '1'",
        created,
        'UNIQUE INDEX `tender_objection_once` (`registration_id`, `contested_at`)',
        'INDEX `tender_objection_tender` (`tender_id`, `state`)',
        'INDEX `tender_objection_ip` (`ip_id`, `tender_id`, `id`)',
        'INDEX `tender_objection_queue` (`state`, `id`)',
        'INDEX `tender_objection_queue_due` (`state`, `due_at`, `id`)',
        'INDEX `tender_objection_queue_created` (`state`, `created_at`, `id`)',
        'INDEX `tender_objection_due` (`due_at`, `id`)',
        'INDEX `tender_objection_created` (`created_at`, `id`)',
        'INDEX `tender_objection_assignee` (`assignee_id`, `state`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_objection');
  }
}
