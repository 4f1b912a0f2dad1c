import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

const at = (name: string) => `\`${name}\` datetime(3) NULL`;

export class Filings1700000000230 implements MigrationInterface {
  name = 'Filings1700000000230';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'filing',
        `\`id\` ${ref} NOT NULL`,
        `\`member_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NULL`,
        '`filing_number` char(12) CHARACTER SET ascii COLLATE ascii_bin NULL',
        '`title` varchar(100) NULL',
        `\`work_kind\` ${word} NULL`,
        '`description` varchar(500) NULL',
        '`completed_on` date NULL',
        '`published_on` date NULL',
        '`pictures` longtext NOT NULL',
        '`documents` longtext NOT NULL',
        `\`holder_kind\` ${word} NULL`,
        '`parties` varbinary(1024) NULL',
        `\`pay\` ${word} NULL`,
        "`paid` tinyint NOT NULL DEFAULT '0'",
        at('paid_at'),
        '`amount_fen` int NOT NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'draft'`,
        "`with_centre` tinyint NOT NULL DEFAULT '0'",
        `\`reason_code\` ${word} NULL`,
        '`reason` varchar(2000) NULL',
        '`marks` longtext NULL',
        '`registration_number` varchar(30) NULL',
        '`registered_on` date NULL',
        `\`certificate_file\` ${ref} NULL`,
        at('submitted_at'),
        at('sent_at'),
        at('correction_at'),
        at('certified_at'),
        at('due_at'),
        `\`assignee_id\` ${ref} NULL`,
        at('assigned_at'),
        "`version` int NOT NULL DEFAULT '1'",
        created,
        'INDEX `filing_member` (`member_id`, `created_at`, `id`)',
        'UNIQUE INDEX `filing_number` (`filing_number`)',
        'INDEX `filing_queue` (`state`, `submitted_at`, `id`)',
        'INDEX `filing_queue_due` (`state`, `due_at`, `id`)',
        'INDEX `filing_submitted` (`submitted_at`, `id`)',
        'INDEX `filing_due` (`due_at`, `id`)',
        'INDEX `filing_created` (`created_at`, `id`)',
        'INDEX `filing_assignee` (`assignee_id`, `state`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      table(
        'filing_credit',
        `\`credit_hash\` ${hash} NOT NULL`,
        `\`credit_key\` ${word} NOT NULL`,
        `\`filing_id\` ${ref} NOT NULL`,
        "`spent` tinyint NOT NULL DEFAULT '0'",
        'INDEX `filing_credit_filing` (`filing_id`)',
        'PRIMARY KEY (`credit_hash`)',
      ),
    );
    await runner.query(
      table(
        'filing_work',
        `\`member_id\` ${ref} NOT NULL`,
        `\`sha256\` ${hash} NOT NULL`,
        `\`filing_id\` ${ref} NOT NULL`,
        'INDEX `filing_work_hash` (`sha256`)',
        'INDEX `filing_work_filing` (`filing_id`)',
        'PRIMARY KEY (`member_id`, `sha256`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['filing_work', 'filing_credit', 'filing']) await runner.query(`DROP TABLE ${name}`);
  }
}
