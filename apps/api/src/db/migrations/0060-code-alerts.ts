import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ALERT_IS_OPEN } from '../../code/alert/alert.entity';
import { created, ref, table, word } from './table';

const TABLES = [
  table(
    'code_alert',
    `\`id\` ${ref} NOT NULL`,
    `\`kind\` ${word} NOT NULL`,
    `\`alert_key\` ${word} NOT NULL`,
    `\`ip_id\` ${ref} NULL`,
    '`batch_number` int unsigned NULL',
    '`serial` int unsigned NULL',
    `\`state\` ${word} NOT NULL DEFAULT 'open'`,
    '`scans` int NOT NULL',
    '`first_scan_id` bigint NOT NULL',
    '`last_scan_id` bigint NOT NULL',
    '`first_at` datetime(3) NOT NULL',
    '`last_at` datetime(3) NOT NULL',
    `\`outcome\` ${word} NULL`,
    '`note` varchar(500) NULL',
    '`settled_at` datetime(3) NULL',
    "`version` int NOT NULL DEFAULT '1'",
    created,
    `\`is_open\` tinyint AS (${ALERT_IS_OPEN}) STORED`,
    'UNIQUE INDEX `code_alert_open` (`kind`, `alert_key`, `is_open`)',
    'INDEX `code_alert_ip` (`ip_id`, `id`)',
    'INDEX `code_alert_queue` (`state`, `id`)',
    'PRIMARY KEY (`id`)',
  ),
  table(
    'code_alert_mark',
    '`id` tinyint NOT NULL',
    "`done_id` bigint NOT NULL DEFAULT '0'",
    "`seen_id` bigint NOT NULL DEFAULT '0'",
    '`seen_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)',
    'PRIMARY KEY (`id`)',
  ),
];

export class CodeAlerts1700000000060 implements MigrationInterface {
  name = 'CodeAlerts1700000000060';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await runner.query(
      "INSERT INTO typeorm_metadata (`type`, `schema`, `table`, `name`, `value`) SELECT 'GENERATED_COLUMN', DATABASE(), 'code_alert', 'is_open', ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'code_alert' AND `name` = 'is_open')",
      [ALERT_IS_OPEN],
    );
    await runner.query('INSERT IGNORE INTO code_alert_mark (id) VALUES (1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE code_alert');
    await runner.query('DROP TABLE code_alert_mark');
  }
}
