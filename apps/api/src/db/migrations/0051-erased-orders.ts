import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { ref } from './table';

/** Columns of orders and goods that stay after the holder's account was closed. */
export class ErasedOrders1700000000051 implements MigrationInterface {
  name = 'ErasedOrders1700000000051';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'label_order', 'erased_at', 'datetime(3) NULL');
    await addColumn(runner, 'code_request', 'erased_at', 'datetime(3) NULL');
    await runner.query(`ALTER TABLE code_goods MODIFY \`image_id\` ${ref} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE label_order DROP COLUMN erased_at');
    await runner.query('ALTER TABLE code_request DROP COLUMN erased_at');
  }
}
