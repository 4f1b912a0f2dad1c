import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

const CLOSURE = table(
  'closure',
  `\`id\` ${ref} NOT NULL`,
  `\`member_id\` ${ref} NOT NULL`,
  `\`open_member_id\` ${ref} NULL`,
  `\`state\` ${word} NOT NULL`,
  '`due_at` datetime(3) NOT NULL',
  '`ended_at` datetime(3) NULL',
  `\`reason_code\` ${word} NULL`,
  '`reason` varchar(2000) NULL',
  "`version` int NOT NULL DEFAULT '1'",
  created,
  'INDEX `closure_due` (`state`, `due_at`)',
  'INDEX `closure_member` (`member_id`, `id`)',
  'UNIQUE INDEX `closure_open` (`open_member_id`)',
  'PRIMARY KEY (`id`)',
);

export class Closure1700000000006 implements MigrationInterface {
  name = 'Closure1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CLOSURE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE closure');
  }
}
