import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table, word } from './table';

export class Campaigns1700000000170 implements MigrationInterface {
  name = 'Campaigns1700000000170';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'campaign',
        `\`id\` ${ref} NOT NULL`,
        '`texts` longtext NOT NULL',
        `\`cover\` ${ref} NOT NULL`,
        '`opens_at` datetime(3) NOT NULL',
        '`closes_at` datetime(3) NOT NULL',
        "`asks_intro` tinyint NOT NULL DEFAULT '0'",
        '`most_images` int NOT NULL',
        '`categories` longtext NOT NULL',
        '`per_phone` int NOT NULL',
        "`wall` tinyint NOT NULL DEFAULT '0'",
        `\`state\` ${word} NOT NULL DEFAULT 'draft'`,
        "`version` int NOT NULL DEFAULT '1'",
        '`cancel_reason` varchar(500) NULL',
        '`published_at` datetime(3) NULL',
        created,
        'INDEX `campaign_list` (`state`, `id`)',
        'INDEX `campaign_closing` (`state`, `closes_at`, `id`)',
        'INDEX `campaign_closes` (`closes_at`, `id`)',
        'INDEX `campaign_created` (`created_at`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS campaign');
  }
}
