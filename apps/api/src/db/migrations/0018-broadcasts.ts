import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { created, ref, table, word } from './table';

const BROADCAST = table(
  'broadcast',
  `\`id\` ${ref} NOT NULL`,
  `\`state\` ${word} NOT NULL DEFAULT 'draft'`,
  '`texts` longtext NOT NULL',
  '`link` varchar(500) NULL',
  `\`audience\` ${word} NOT NULL`,
  `\`consultant_id\` ${ref} NULL`,
  '`member_ids` longtext NOT NULL',
  '`send_at` datetime(3) NULL',
  '`started_at` datetime(3) NULL',
  '`finished_at` datetime(3) NULL',
  `\`head\` ${word} NULL`,
  `\`reached\` ${ref} NULL`,
  "`total` int NOT NULL DEFAULT '0'",
  "`sent` int NOT NULL DEFAULT '0'",
  `\`created_by\` ${ref} NOT NULL`,
  "`version` int NOT NULL DEFAULT '1'",
  created,
  'INDEX `broadcast_due` (`state`, `send_at`)',
  'PRIMARY KEY (`id`)',
);

export class Broadcasts1700000000018 implements MigrationInterface {
  name = 'Broadcasts1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BROADCAST);
    await addColumn(runner, 'message', 'broadcast_id', `${ref} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE message DROP COLUMN `broadcast_id`');
    await runner.query('DROP TABLE broadcast');
  }
}
