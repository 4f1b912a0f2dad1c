import { ON_WALL_SQL } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';
import { created, hash, ref, table, word } from './table';

export class CampaignEntries1700000000174 implements MigrationInterface {
  name = 'CampaignEntries1700000000174';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'campaign_entry',
        `\`id\` ${ref} NOT NULL`,
        `\`campaign_id\` ${ref} NOT NULL`,
        '`slot` int NULL',
        `\`phone_hash\` ${hash} NOT NULL`,
        '`work_name` varchar(40) NOT NULL',
        '`intro` varchar(500) NULL',
        '`categories` longtext NOT NULL',
        '`entrant` varbinary(1024) NULL',
        `\`language\` ${word} NOT NULL`,
        "`wall` tinyint NOT NULL DEFAULT '0'",
        "`pinned` tinyint NOT NULL DEFAULT '0'",
        "`hidden` tinyint NOT NULL DEFAULT '0'",
        '`prize` varchar(40) NULL',
        "`reports` int NOT NULL DEFAULT '0'",
        `\`reason_code\` ${word} NULL`,
        '`reason` varchar(500) NULL',
        `\`state\` ${word} NOT NULL DEFAULT 'submitted'`,
        "`version` int NOT NULL DEFAULT '1'",
        `\`assignee_id\` ${ref} NULL`,
        '`assigned_at` datetime(3) NULL',
        '`due_at` datetime(3) NULL',
        "`untold` tinyint NOT NULL DEFAULT '1'",
        created,
        `\`on_wall\` tinyint AS (${ON_WALL_SQL}) STORED`,
        'UNIQUE INDEX `entry_slot` (`campaign_id`, `phone_hash`, `slot`)',
        'INDEX `entry_phone` (`phone_hash`, `id`)',
        'INDEX `entry_wall` (`campaign_id`, `on_wall`, `pinned`, `id`)',
        'INDEX `entry_of` (`campaign_id`, `state`, `id`)',
        'INDEX `entry_won` (`campaign_id`, `prize`)',
        'INDEX `entry_list` (`state`, `id`)',
        'INDEX `entry_created` (`created_at`, `id`)',
        'INDEX `entry_untold` (`untold`, `campaign_id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      "INSERT INTO typeorm_metadata (`type`, `schema`, `table`, `name`, `value`) SELECT 'GENERATED_COLUMN', DATABASE(), 'campaign_entry', 'on_wall', ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'campaign_entry' AND `name` = 'on_wall')",
      [ON_WALL_SQL],
    );
    await runner.query(
      table(
        'campaign_picture',
        `\`entry_id\` ${ref} NOT NULL`,
        `\`file_id\` ${ref} NOT NULL`,
        '`place` int NOT NULL',
        'UNIQUE INDEX `campaign_picture_file` (`file_id`)',
        'PRIMARY KEY (`entry_id`, `file_id`)',
      ),
    );
    await runner.query(
      table(
        'campaign_report',
        `\`id\` ${ref} NOT NULL`,
        `\`entry_id\` ${ref} NOT NULL`,
        '`statement` varchar(500) NOT NULL',
        '`email` varbinary(1024) NULL',
        created,
        'INDEX `campaign_report_entry` (`entry_id`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await addColumn(runner, 'campaign', 'results_at', 'datetime(3) NULL');
    await addIndex(runner, 'campaign', 'campaign_results', 'INDEX', '`results_at`');
    await addColumn(runner, 'consent', 'entry_id', `${ref} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "DELETE FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'campaign_entry'",
    );
    await runner.query('ALTER TABLE consent DROP COLUMN entry_id');
    await runner.query('ALTER TABLE campaign DROP COLUMN results_at');
    for (const name of ['campaign_report', 'campaign_picture', 'campaign_entry'])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
