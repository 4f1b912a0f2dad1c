import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

export class Manual1700000000044 implements MigrationInterface {
  name = 'Manual1700000000044';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'uploaded_file', 'document', 'blob NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploaded_file DROP COLUMN `document`');
  }
}
