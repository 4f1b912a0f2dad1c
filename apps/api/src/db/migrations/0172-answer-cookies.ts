import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** A repeated call sets the cookies of the first answer again. */
export class AnswerCookies1700000000172 implements MigrationInterface {
  name = 'AnswerCookies1700000000172';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'idempotency', 'cookies', 'varbinary(4096) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency DROP COLUMN cookies');
  }
}
