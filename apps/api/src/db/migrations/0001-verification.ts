import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

const VERIFICATION = table(
  'verification',
  `\`id\` ${ref} NOT NULL`,
  `\`member_id\` ${ref} NOT NULL`,
  `\`state\` ${word} NOT NULL`,
  `\`document_type\` ${word} NOT NULL`,
  '`real_name` varbinary(1024) NOT NULL',
  '`document_number` varbinary(1024) NOT NULL',
  '`document_images` longtext NOT NULL',
  `\`reason_code\` ${word} NULL`,
  '`reason` varchar(2000) NULL',
  `\`assignee_id\` ${ref} NULL`,
  '`assigned_at` datetime(3) NULL',
  '`submitted_at` datetime(3) NOT NULL',
  '`due_at` datetime(3) NULL',
  '`decided_at` datetime(3) NULL',
  "`version` int NOT NULL DEFAULT '1'",
  created,
  'UNIQUE INDEX `verification_member` (`member_id`)',
  'INDEX `verification_queue` (`state`, `due_at`, `id`)',
  'INDEX `verification_submitted` (`state`, `submitted_at`, `id`)',
  'PRIMARY KEY (`id`)',
);

export class Verification1700000000001 implements MigrationInterface {
  name = 'Verification1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VERIFICATION);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE verification');
  }
}
