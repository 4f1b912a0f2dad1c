import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { ref } from './table';

/** An order of own labels may repeat the design of an earlier one. */
export class RepeatOrders1700000000106 implements MigrationInterface {
  name = 'RepeatOrders1700000000106';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'label_order', 'repeat_of', `${ref} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE label_order DROP COLUMN repeat_of');
  }
}
