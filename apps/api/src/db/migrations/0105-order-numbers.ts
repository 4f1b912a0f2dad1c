import { newOrderNumber } from '@ipw/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';

const NUMBER = 'char(12) CHARACTER SET ascii COLLATE ascii_bin';

/** Orders and messages about them get an order number; both are listed by date. */
export class OrderNumbers1700000000105 implements MigrationInterface {
  name = 'OrderNumbers1700000000105';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'label_order', 'order_number', `${NUMBER} NULL`);
    await addIndex(runner, 'label_order', 'label_order_number', 'UNIQUE INDEX', '`order_number`');
    for (;;) {
      const rows = (await runner.query(
        'SELECT id, created_at FROM label_order WHERE order_number IS NULL LIMIT 1000',
      )) as { id: string; created_at: Date }[];
      if (rows.length === 0) break;
      // IGNORE skips a number that is taken; the next round tries another for that order.
      for (const { id, created_at } of rows)
        await runner.query('UPDATE IGNORE label_order SET order_number = ? WHERE id = ?', [
          newOrderNumber(created_at),
          id,
        ]);
    }
    await runner.query(`ALTER TABLE label_order MODIFY order_number ${NUMBER} NOT NULL`);
    await runner.query(
      `UPDATE message m JOIN label_order o ON o.id = JSON_UNQUOTE(JSON_EXTRACT(m.args, '$.order_id'))
        SET m.args = JSON_SET(m.args, '$.order_number', CONVERT(o.order_number USING utf8mb4))
        WHERE m.args LIKE '%"order_id"%'`,
    );
    await addIndex(runner, 'label_order', 'label_order_ip_created', 'INDEX', '`ip_id`, `created_at`, `id`');
    await dropIndex(runner, 'label_order', 'label_order_ip');
    await addIndex(runner, 'message', 'message_member_created', 'INDEX', '`member_id`, `created_at`, `id`');
    await dropIndex(runner, 'message', 'message_member');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'message', 'message_member', 'INDEX', '`member_id`, `id`');
    await dropIndex(runner, 'message', 'message_member_created');
    await addIndex(runner, 'label_order', 'label_order_ip', 'INDEX', '`ip_id`, `id`');
    await dropIndex(runner, 'label_order', 'label_order_ip_created');
    await dropIndex(runner, 'label_order', 'label_order_number');
    await runner.query('ALTER TABLE label_order DROP COLUMN order_number');
  }
}
