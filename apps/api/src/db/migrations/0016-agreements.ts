import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { created, ref, table, word } from './table';

const AGREEMENT_VERSION = table(
  'agreement_version',
  `\`id\` ${ref} NOT NULL`,
  `\`agreement\` ${word} NOT NULL`,
  '`number` int NOT NULL',
  `\`state\` ${word} NOT NULL DEFAULT 'draft'`,
  '`texts` longtext NOT NULL',
  `\`effective_from\` ${word} NULL`,
  `\`changed_by\` ${ref} NOT NULL`,
  '`changed_at` datetime(3) NOT NULL',
  `\`published_by\` ${ref} NULL`,
  '`published_at` datetime(3) NULL',
  "`version` int NOT NULL DEFAULT '1'",
  created,
  'UNIQUE INDEX `agreement_number` (`agreement`, `number`)',
  'PRIMARY KEY (`id`)',
);

export class Agreements1700000000016 implements MigrationInterface {
  name = 'Agreements1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AGREEMENT_VERSION);
    await addColumn(runner, 'consent', 'kind', `${word} NOT NULL DEFAULT 'consent'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE consent DROP COLUMN `kind`');
    await runner.query('DROP TABLE agreement_version');
  }
}
