import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** Notes and assignments of staff are counted apart from what buyer and holder see of a sheet. */
export class InternalVersions1700000000171 implements MigrationInterface {
  name = 'InternalVersions1700000000171';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'sheet', 'internal_version', 'int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sheet DROP COLUMN internal_version');
  }
}
