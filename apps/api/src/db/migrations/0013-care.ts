import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

const TABLES = {
  member_note: table(
    'member_note',
    `\`id\` ${ref} NOT NULL`,
    `\`member_id\` ${ref} NOT NULL`,
    `\`author_id\` ${ref} NOT NULL`,
    '`text` varbinary(8192) NOT NULL',
    '`edited_at` datetime(3) NULL',
    "`version` int NOT NULL DEFAULT '1'",
    created,
    'INDEX `note_member` (`member_id`, `id`)',
    'PRIMARY KEY (`id`)',
  ),
  follow_up: table(
    'follow_up',
    `\`id\` ${ref} NOT NULL`,
    `\`member_id\` ${ref} NOT NULL`,
    `\`author_id\` ${ref} NOT NULL`,
    `\`state\` ${word} NOT NULL`,
    '`due_on` date NOT NULL',
    '`about` varbinary(1024) NOT NULL',
    '`done_at` datetime(3) NULL',
    `\`done_by\` ${ref} NULL`,
    "`version` int NOT NULL DEFAULT '1'",
    created,
    'INDEX `follow_up_member` (`member_id`, `state`, `due_on`, `id`)',
    'INDEX `follow_up_author` (`author_id`, `state`, `due_on`, `id`)',
    'INDEX `follow_up_due` (`state`, `due_on`, `id`)',
    'PRIMARY KEY (`id`)',
  ),
};

export class Care1700000000013 implements MigrationInterface {
  name = 'Care1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of Object.values(TABLES)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES)) await runner.query(`DROP TABLE ${name}`);
  }
}
