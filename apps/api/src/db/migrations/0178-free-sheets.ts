import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

const INDEXES = {
  sheet_assignee_due: '`assignee_id`, `due_at`, `id`',
  sheet_assignee_created: '`assignee_id`, `created_at`, `id`',
};

/** The console's lists of sheets by assignee, also of those without one, in each order it sorts by. */
export class FreeSheets1700000000178 implements MigrationInterface {
  name = 'FreeSheets1700000000178';

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, columns] of Object.entries(INDEXES))
      await addIndex(runner, 'sheet', index, 'INDEX', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of Object.keys(INDEXES)) await dropIndex(runner, 'sheet', index);
  }
}
