import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { ref } from './table';

/** A check of a business password ends with the access it was made with; checks before this are made again. */
export class CheckAccess1700000000173 implements MigrationInterface {
  name = 'CheckAccess1700000000173';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'business_check', 'operator_id', `${ref} NOT NULL DEFAULT ''`);
    await addColumn(runner, 'business_check', 'operator_version', 'int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE business_check DROP COLUMN operator_id, DROP COLUMN operator_version');
  }
}
