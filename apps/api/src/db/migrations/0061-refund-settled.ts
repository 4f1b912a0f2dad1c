import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { word } from './table';

/** When a refund is due, and how and on which day it was paid. */
export class RefundSettled1700000000061 implements MigrationInterface {
  name = 'RefundSettled1700000000061';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'refund', 'due_at', 'datetime(3) NULL');
    await addColumn(runner, 'refund', 'method', `${word} NULL`);
    await addColumn(runner, 'refund', 'reference', 'varbinary(1024) NULL');
    await addColumn(runner, 'refund', 'paid_back_on', 'date NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['due_at', 'method', 'reference', 'paid_back_on'])
      await runner.query(`ALTER TABLE refund DROP COLUMN ${column}`);
  }
}
