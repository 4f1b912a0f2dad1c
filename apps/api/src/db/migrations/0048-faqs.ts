import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FAQS } from '../../content/faq';
import { created, ref, table, word } from './table';

const shown = [
  "`sort` int NOT NULL DEFAULT '0'",
  '`starts_at` datetime(3) NULL',
  '`ends_at` datetime(3) NULL',
  "`active` tinyint NOT NULL DEFAULT '0'",
  "`version` int NOT NULL DEFAULT '1'",
  created,
];

const TABLES = [
  table(
    'faq',
    `\`id\` ${ref} NOT NULL`,
    `\`topic\` ${word} NOT NULL`,
    '`texts` longtext NOT NULL',
    ...shown,
    'INDEX `faq_order` (`topic`, `sort`, `id`)',
    'PRIMARY KEY (`id`)',
  ),
  table(
    'friend_link',
    `\`id\` ${ref} NOT NULL`,
    '`names` longtext NOT NULL',
    '`url` varchar(500) NOT NULL',
    ...shown,
    'INDEX `friend_link_order` (`sort`, `id`)',
    'PRIMARY KEY (`id`)',
  ),
];

/** Inserts the built-in questions; afterwards staff maintain them. */
export class Faqs1700000000048 implements MigrationInterface {
  name = 'Faqs1700000000048';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    for (const { id, topic, sort, texts } of FAQS)
      await runner.query('INSERT IGNORE INTO faq (id, topic, texts, sort, active) VALUES (?, ?, ?, ?, 1)', [
        id,
        topic,
        JSON.stringify(texts),
        sort,
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['friend_link', 'faq']) await runner.query(`DROP TABLE ${name}`);
  }
}
