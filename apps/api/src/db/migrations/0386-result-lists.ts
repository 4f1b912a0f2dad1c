import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

const TABLE = 'tender_registration';
const INDEXES = {
  tender_registration_outcome_due: '`result`, `due_at`, `id`, `state`',
  tender_registration_outcome: '`result`, `submitted_at`, `id`, `state`',
};

/** Entries of one result are counted and read in their order: few of a million may have it. */
export class ResultLists1700000000386 implements MigrationInterface {
  name = 'ResultLists1700000000386';

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, columns] of Object.entries(INDEXES))
      await addIndex(runner, TABLE, index, 'INDEX', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of Object.keys(INDEXES)) await dropIndex(runner, TABLE, index);
  }
}
