import { THREAD_TURN_SQL } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';
import { created, hash, ref, table, word } from './table';

/** New columns of cooperations. Those that exist get a number from their day and the random end of their id. */
const COLUMNS: readonly (readonly [string, string])[] = [
  ['coop_no', `${word} NOT NULL DEFAULT ''`],
  ['state', `${word} NOT NULL DEFAULT 'active'`],
  ['title', 'varchar(80) NULL'],
  ['contract_number', 'varchar(60) NULL'],
  ['starts_on', `${word} NULL`],
  ['ends_on', `${word} NULL`],
  ['phone_hash', `${hash} NULL`],
  ['link_number', 'int NOT NULL DEFAULT 1'],
  ['language', `${word} NOT NULL DEFAULT 'zh-CN'`],
  ['version', 'int NOT NULL DEFAULT 1'],
];

/** Cooperations with a link for the brand, and threads of drafts with their rounds. */
export class CooperationThreads1700000000210 implements MigrationInterface {
  name = 'CooperationThreads1700000000210';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, definition] of COLUMNS) await addColumn(runner, 'cooperation', column, definition);
    await runner.query(
      "UPDATE cooperation SET coop_no = CONCAT(DATE_FORMAT(created_at, '%y%m%d'), RIGHT(id, 6)) WHERE coop_no = ''",
    );
    await runner.query(
      `UPDATE cooperation c JOIN sheet s ON s.id = c.origin_id SET c.phone_hash = s.phone_hash, c.language = s.language
        WHERE c.origin = 'sheet' AND c.buyer IS NOT NULL AND c.phone_hash IS NULL`,
    );
    await runner.query(`ALTER TABLE cooperation MODIFY coop_no ${word} NOT NULL`);
    await addIndex(runner, 'cooperation', 'cooperation_number', 'UNIQUE INDEX', '`coop_no`');
    await addIndex(runner, 'cooperation', 'cooperation_ip_created', 'INDEX', '`ip_id`, `created_at`, `id`');
    await addIndex(runner, 'cooperation', 'cooperation_created', 'INDEX', '`created_at`, `id`');
    await dropIndex(runner, 'cooperation', 'cooperation_ip');
    await runner.query(
      table(
        'thread',
        `\`id\` ${ref} NOT NULL`,
        `\`cooperation_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`kind\` ${word} NOT NULL`,
        '`product_name` varchar(50) NOT NULL',
        `\`corrects_id\` ${ref} NULL`,
        `\`state\` ${word} NOT NULL DEFAULT 'waiting'`,
        `\`turn\` ${word} AS (${THREAD_TURN_SQL}) STORED`,
        '`rounds` int NOT NULL DEFAULT 1',
        '`due_at` datetime(3) NULL',
        '`remind_at` datetime(3) NULL',
        '`escalated_at` datetime(3) NULL',
        '`brand_final_at` datetime(3) NULL',
        '`sealed_at` datetime(3) NULL',
        `\`sealed_by\` ${ref} NULL`,
        '`changed_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'INDEX `thread_cooperation` (`cooperation_id`, `created_at`, `id`)',
        'INDEX `thread_ip` (`ip_id`, `created_at`, `id`)',
        'INDEX `thread_ip_kind` (`ip_id`, `kind`, `created_at`, `id`)',
        'INDEX `thread_ip_turn` (`ip_id`, `turn`, `due_at`, `id`)',
        'INDEX `thread_ip_counts` (`ip_id`, `kind`, `state`)',
        'INDEX `thread_state` (`state`, `due_at`, `id`)',
        'INDEX `thread_turn` (`turn`, `due_at`, `id`)',
        'INDEX `thread_due` (`due_at`, `id`)',
        'INDEX `thread_created` (`created_at`, `id`)',
        'INDEX `thread_remind` (`remind_at`)',
        'INDEX `thread_escalated` (`escalated_at`)',
        'INDEX `thread_corrects` (`corrects_id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    // TypeORM compares a generated column with its text in this table.
    await runner.query(
      "INSERT INTO typeorm_metadata (`type`, `schema`, `table`, `name`, `value`) SELECT 'GENERATED_COLUMN', DATABASE(), 'thread', 'turn', ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'thread' AND `name` = 'turn')",
      [THREAD_TURN_SQL],
    );
    await runner.query(
      table(
        'thread_round',
        `\`id\` ${ref} NOT NULL`,
        `\`thread_id\` ${ref} NOT NULL`,
        '`number` int NOT NULL',
        `\`staff_id\` ${ref} NULL`,
        '`text` varchar(1000) NULL',
        '`tracking_number` varchar(40) NULL',
        '`final` tinyint NOT NULL DEFAULT 0',
        `\`decision\` ${word} NULL`,
        '`feedback` varchar(1000) NULL',
        '`decided_at` datetime(3) NULL',
        `\`decided_by\` ${ref} NULL`,
        '`holder_seen_at` datetime(3) NULL',
        '`brand_seen_at` datetime(3) NULL',
        created,
        'UNIQUE INDEX `thread_round_number` (`thread_id`, `number`)',
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      table(
        'round_file',
        `\`round_id\` ${ref} NOT NULL`,
        `\`file_id\` ${ref} NOT NULL`,
        `\`side\` ${word} NOT NULL`,
        '`place` int NOT NULL',
        'INDEX `round_file_file` (`file_id`)',
        'PRIMARY KEY (`round_id`, `file_id`)',
      ),
    );
    await runner.query(
      table(
        'round_pin',
        `\`id\` ${ref} NOT NULL`,
        `\`round_id\` ${ref} NOT NULL`,
        `\`file_id\` ${ref} NOT NULL`,
        '`place` int NOT NULL',
        '`x` double NOT NULL',
        '`y` double NOT NULL',
        '`w` double NULL',
        '`h` double NULL',
        '`text` varchar(300) NOT NULL',
        'INDEX `round_pin_round` (`round_id`, `place`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['round_pin', 'round_file', 'thread_round', 'thread'])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
    await runner.query(
      "DELETE FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'thread' AND `name` = 'turn'",
    );
    await addIndex(runner, 'cooperation', 'cooperation_ip', 'INDEX', '`ip_id`, `id`');
    for (const name of ['cooperation_number', 'cooperation_ip_created', 'cooperation_created'])
      await dropIndex(runner, 'cooperation', name);
    for (const [column] of COLUMNS) await runner.query(`ALTER TABLE cooperation DROP COLUMN ${column}`);
  }
}
