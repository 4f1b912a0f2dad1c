import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

const INDEXES = [
  ['tender_registration', 'tender_registration_outcome_due', '`result`, `due_at`, `id`, `state`'],
  ['tender_registration', 'tender_registration_outcome', '`result`, `submitted_at`, `id`, `state`'],
  ['tender_award', 'tender_award_queue', '`state`, `created_at`, `id`'],
] as const;

/** Entries of one result, and results in one state, are counted and read in their order. */
export class ResultLists1700000000386 implements MigrationInterface {
  name = 'ResultLists1700000000386';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index, columns] of INDEXES) await addIndex(runner, table, index, 'INDEX', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, index] of INDEXES) await dropIndex(runner, table, index);
  }
}
