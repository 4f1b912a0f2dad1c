import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

const PIECE = table(
  'piece',
  `\`id\` ${ref} NOT NULL`,
  `\`ip_id\` ${ref} NOT NULL`,
  `\`subject\` ${word} NOT NULL`,
  "`sort` int NOT NULL DEFAULT '0'",
  `\`place\` ${word} NOT NULL DEFAULT ''`,
  '`data` longtext NULL',
  '`checked_at` datetime(3) NULL',
  '`images_checked_at` datetime(3) NULL',
  '`published_at` datetime(3) NULL',
  '`deleted_at` datetime(3) NULL',
  `\`created_by\` ${ref} NOT NULL`,
  "`version` int NOT NULL DEFAULT '1'",
  created,
  'INDEX `piece_ip` (`ip_id`, `subject`, `deleted_at`, `sort`, `place`, `id`)',
  'PRIMARY KEY (`id`)',
);

export class Pieces1700000000040 implements MigrationInterface {
  name = 'Pieces1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PIECE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `piece`');
  }
}
