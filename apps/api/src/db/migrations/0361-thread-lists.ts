import { THREAD_LATE_SQL } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';

const INDEXES = {
  thread_state_created: '`state`, `created_at`, `id`',
  thread_turn_created: '`turn`, `created_at`, `id`',
  thread_late: '`late`, `due_at`, `id`',
  thread_late_created: '`late`, `created_at`, `id`',
};

/** Each list of threads at the console is read in its order by an index. */
export class ThreadLists1700000000361 implements MigrationInterface {
  name = 'ThreadLists1700000000361';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'thread', 'late', `tinyint AS (${THREAD_LATE_SQL}) STORED`);
    await runner.query(
      "INSERT INTO typeorm_metadata (`type`, `schema`, `table`, `name`, `value`) SELECT 'GENERATED_COLUMN', DATABASE(), 'thread', 'late', ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'thread' AND `name` = 'late')",
      [THREAD_LATE_SQL],
    );
    for (const [index, columns] of Object.entries(INDEXES))
      await addIndex(runner, 'thread', index, 'INDEX', columns);
    await dropIndex(runner, 'thread', 'thread_escalated');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'thread', 'thread_escalated', 'INDEX', '`escalated_at`');
    for (const index of Object.keys(INDEXES)) await dropIndex(runner, 'thread', index);
    await runner.query('ALTER TABLE thread DROP COLUMN `late`');
    await runner.query(
      "DELETE FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'thread' AND `name` = 'late'",
    );
  }
}
