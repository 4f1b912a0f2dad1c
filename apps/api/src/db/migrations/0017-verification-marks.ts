import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

export class VerificationMarks1700000000017 implements MigrationInterface {
  name = 'VerificationMarks1700000000017';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'verification', 'marks', 'longtext NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE verification DROP COLUMN `marks`');
  }
}
