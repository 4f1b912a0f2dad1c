import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

const INDEXES = {
  sheet_turn_created: '`turn`, `created_at`, `id`',
  sheet_source_due: '`source`, `due_at`, `id`',
  sheet_source_created: '`source`, `created_at`, `id`',
};

/** Lists of sheets by turn or source, in each order the console sorts by. */
export class SheetLists1700000000151 implements MigrationInterface {
  name = 'SheetLists1700000000151';

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, columns] of Object.entries(INDEXES))
      await addIndex(runner, 'sheet', index, 'INDEX', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of Object.keys(INDEXES)) await dropIndex(runner, 'sheet', index);
  }
}
