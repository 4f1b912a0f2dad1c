import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { ref } from './table';

/** An idempotency key stores the attempt that holds it. */
export class AttemptsOfAKey1700000000116 implements MigrationInterface {
  name = 'AttemptsOfAKey1700000000116';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'idempotency', 'attempt', `${ref} NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency DROP COLUMN attempt');
  }
}
