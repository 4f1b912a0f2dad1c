import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** What periodic tasks look for by columns that had no index. */
const INDEXES = [
  ['image_request', 'image_request_due', '`state`, `due_at`'],
  ['staff_session', 'staff_session_expires', '`expires_at`'],
  ['tender_brand', 'tender_brand_phone', '`phone_hash`'],
] as const;

export class TaskIndexes1700000000423 implements MigrationInterface {
  name = 'TaskIndexes1700000000423';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index, columns] of INDEXES) await addIndex(runner, table, index, 'INDEX', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, index] of INDEXES) await dropIndex(runner, table, index);
  }
}
