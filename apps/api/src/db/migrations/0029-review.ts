import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IS_OPEN } from '../../core/reviewed-content/revision.entity';
import { addColumn } from './column';
import { created, ref, table, word } from './table';

const TABLES = [
  table(
    'revision',
    `\`id\` ${ref} NOT NULL`,
    `\`subject\` ${word} NOT NULL`,
    `\`subject_id\` ${ref} NOT NULL`,
    `\`ip_id\` ${ref} NOT NULL`,
    `\`state\` ${word} NOT NULL DEFAULT 'draft'`,
    '`data` longtext NOT NULL',
    '`base_version` int NOT NULL',
    "`version` int NOT NULL DEFAULT '1'",
    '`title` varchar(160) NOT NULL',
    `\`picture_id\` ${ref} NULL`,
    `\`submitted_by\` ${ref} NULL`,
    `\`assignee_id\` ${ref} NULL`,
    '`assigned_at` datetime(3) NULL',
    '`submitted_at` datetime(3) NULL',
    '`due_at` datetime(3) NULL',
    `\`decided_by\` ${ref} NULL`,
    '`decided_at` datetime(3) NULL',
    `\`reason_code\` ${word} NULL`,
    '`reason` varchar(2000) NULL',
    '`marks` longtext NULL',
    '`rejected` longtext NULL',
    created,
    `\`is_open\` tinyint AS (${IS_OPEN}) STORED`,
    'UNIQUE INDEX `revision_open` (`subject`, `subject_id`, `is_open`)',
    'INDEX `revision_of` (`subject`, `subject_id`, `id`)',
    'INDEX `revision_ip` (`ip_id`, `id`)',
    'INDEX `revision_queue` (`state`, `submitted_at`, `id`)',
    'INDEX `revision_due` (`state`, `due_at`, `id`)',
    'INDEX `revision_kind` (`state`, `subject`, `due_at`, `id`)',
    'INDEX `revision_id` (`state`, `id`)',
    'INDEX `revision_assignee` (`assignee_id`, `state`)',
    'PRIMARY KEY (`id`)',
  ),
  table(
    'series',
    `\`id\` ${ref} NOT NULL`,
    `\`ip_id\` ${ref} NOT NULL`,
    `\`visibility\` ${word} NOT NULL DEFAULT 'private'`,
    `\`shelf\` ${word} NOT NULL DEFAULT 'listed'`,
    "`sort` int NOT NULL DEFAULT '0'",
    "`series_name` varchar(160) NOT NULL DEFAULT ''",
    `\`cover\` ${ref} NULL`,
    '`images` longtext NULL',
    '`rights_documents` longtext NULL',
    '`entity_documents` longtext NULL',
    `\`created_by\` ${ref} NOT NULL`,
    '`published_at` datetime(3) NULL',
    '`deleted_at` datetime(3) NULL',
    "`version` int NOT NULL DEFAULT '1'",
    created,
    'INDEX `series_ip` (`ip_id`, `deleted_at`, `sort`, `id`)',
    'PRIMARY KEY (`id`)',
  ),
  table(
    'file_use',
    `\`subject_id\` ${ref} NOT NULL`,
    `\`place\` ${word} NOT NULL`,
    `\`field\` ${word} NOT NULL`,
    `\`file_id\` ${ref} NOT NULL`,
    `\`ip_id\` ${ref} NOT NULL`,
    "`open` tinyint NOT NULL DEFAULT '0'",
    created,
    'INDEX `file_use_file` (`file_id`, `open`)',
    'INDEX `file_use_ip` (`ip_id`, `place`, `field`, `created_at`)',
    'PRIMARY KEY (`subject_id`, `place`, `field`, `file_id`)',
  ),
  // The table in which TypeORM stores expressions of generated columns.
  table(
    'typeorm_metadata',
    '`type` varchar(255) NOT NULL',
    '`database` varchar(255) NULL',
    '`schema` varchar(255) NULL',
    '`table` varchar(255) NULL',
    '`name` varchar(255) NULL',
    '`value` text NULL',
  ),
];

export class Review1700000000029 implements MigrationInterface {
  name = 'Review1700000000029';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await runner.query(
      "INSERT INTO typeorm_metadata (`type`, `schema`, `table`, `name`, `value`) SELECT 'GENERATED_COLUMN', DATABASE(), 'revision', 'is_open', ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'revision' AND `name` = 'is_open')",
      [IS_OPEN],
    );
    await addColumn(runner, 'ip', 'own_kernels', 'longtext NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `ip` DROP COLUMN `own_kernels`');
    for (const name of ['file_use', 'series', 'revision', 'typeorm_metadata'])
      await runner.query(`DROP TABLE \`${name}\``);
  }
}
