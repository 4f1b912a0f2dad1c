import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** The few sheets reported as late are found without reading the open ones. */
export class SheetEscalated1700000000161 implements MigrationInterface {
  name = 'SheetEscalated1700000000161';

  up(runner: QueryRunner): Promise<void> {
    return addIndex(runner, 'sheet', 'sheet_escalated', 'INDEX', '`escalated_at`');
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'sheet', 'sheet_escalated');
  }
}
