import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class TenderRegistrations1700000000168 implements MigrationInterface {
  name = 'TenderRegistrations1700000000168';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_registration',
        `\`id\` ${ref} NOT NULL`,
        `\`tender_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`state\` ${word} NOT NULL DEFAULT 'not_submitted'`,
        '`data` longtext NOT NULL',
        '`snapshot` longtext NULL',
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
        `\`result\` ${word} NOT NULL DEFAULT 'waiting'`,
        '`rank` int NULL',
        '`comment` varchar(500) NULL',
        '`result_at` datetime(3) NULL',
        "`version` int NOT NULL DEFAULT '1'",
        created,
        '`updated_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)',
        'UNIQUE INDEX `tender_registration_pair` (`tender_id`, `ip_id`)',
        'INDEX `tender_registration_tender` (`tender_id`, `state`, `id`)',
        'INDEX `tender_registration_ip` (`ip_id`, `updated_at`, `id`)',
        'INDEX `tender_registration_result` (`ip_id`, `result`, `result_at`, `id`)',
        'INDEX `tender_registration_queue_id` (`state`, `id`)',
        'INDEX `tender_registration_queue_due` (`state`, `due_at`, `id`)',
        'INDEX `tender_registration_queue` (`state`, `submitted_at`, `id`)',
        'INDEX `tender_registration_due` (`due_at`, `id`)',
        'INDEX `tender_registration_submitted` (`submitted_at`, `id`)',
        'INDEX `tender_registration_assignee` (`assignee_id`, `state`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_registration');
  }
}
