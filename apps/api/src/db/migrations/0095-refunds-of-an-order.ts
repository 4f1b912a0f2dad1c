import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './column';

/** An order that was paid twice can have two refunds. */
export class RefundsOfAnOrder1700000000095 implements MigrationInterface {
  name = 'RefundsOfAnOrder1700000000095';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'refund', 'refund_of_order', 'INDEX', '`order_id`, `id`');
    const old = (await runner.query("SHOW INDEX FROM refund WHERE Key_name = 'refund_order'")) as unknown[];
    if (old.length > 0) await runner.query('DROP INDEX `refund_order` ON `refund`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE UNIQUE INDEX `refund_order` ON `refund` (`order_id`)');
    await runner.query('DROP INDEX `refund_of_order` ON `refund`');
  }
}
