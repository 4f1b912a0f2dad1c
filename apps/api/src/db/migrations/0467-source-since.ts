import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addGenerated, addIndex, dropGenerated, dropIndex } from './column';

const [table, column, index] = ['code_report', 'source_since', 'code_report_source'];

/** Since when a report has the hash of an address, so that it is removed when its time is over. */
export class SourceSince1700000000467 implements MigrationInterface {
  name = 'SourceSince1700000000467';

  async up(runner: QueryRunner): Promise<void> {
    const expression = "case when `source` <> '' then `created_at` end";
    await addGenerated(runner, table, column, { type: 'datetime(3)', expression, kind: 'VIRTUAL' });
    await addIndex(runner, table, index, 'INDEX', `\`${column}\``);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, table, index);
    await dropGenerated(runner, table, column);
  }
}
