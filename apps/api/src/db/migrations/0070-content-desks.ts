import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';

/** Condition for rows of each table that have approved content, and the time of their last approval. */
const approved = (subject: string) =>
  `(SELECT MAX(r.decided_at) FROM revision r WHERE r.subject = ${subject} AND r.subject_id = t.id AND r.state = 'approved')`;
const TABLES = {
  series: { first: '`deleted_at`', changed: `t.deleted_at, ${approved("'series'")}, t.published_at` },
  piece: { first: '`subject`, `deleted_at`', changed: 't.deleted_at, t.checked_at' },
  shop_setting: { first: '`subject`', changed: approved('t.subject') },
};

/** Indexes for staff: content by kind, last changed first; pictures by status. */
export class ContentDesks1700000000070 implements MigrationInterface {
  name = 'ContentDesks1700000000070';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, { first, changed }] of Object.entries(TABLES)) {
      await addColumn(
        runner,
        table,
        'updated_at',
        'datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)',
      );
      await runner.query(`UPDATE ${table} t SET t.updated_at = COALESCE(${changed}, t.created_at)`);
      for (const column of ['created', 'updated'])
        await addIndex(runner, table, `${table}_${column}`, 'INDEX', `${first}, \`${column}_at\`, \`id\``);
    }
    await addIndex(
      runner,
      'uploaded_file',
      'file_usage',
      'INDEX',
      '`usage_name`, `image_status`, `created_at`, `id`',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploaded_file DROP INDEX file_usage');
    for (const table of Object.keys(TABLES))
      await runner.query(
        `ALTER TABLE ${table} DROP INDEX ${table}_created, DROP INDEX ${table}_updated, DROP COLUMN updated_at`,
      );
  }
}
