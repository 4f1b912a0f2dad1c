import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** The masked recipient of a job, because its payload is deleted when it is done. */
export class Outbox1700000000010 implements MigrationInterface {
  name = 'Outbox1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'job', 'recipient', 'varchar(120) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job DROP COLUMN recipient');
  }
}
