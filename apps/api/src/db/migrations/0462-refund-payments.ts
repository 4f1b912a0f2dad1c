import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';
import { ref, word } from './table';

const COLUMNS = [
  ['payment_type', `${word} NULL`],
  ['payment_id', `${ref} NULL`],
  ['paid_at', 'datetime(3) NULL'],
  ['voucher_image', `${ref} NULL`],
] as const;

/** Stores with a refund how that was paid which it pays back: an order or filing says so only of its last payment. */
export class RefundPayments1700000000462 implements MigrationInterface {
  name = 'RefundPayments1700000000462';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, definition] of COLUMNS) await addColumn(runner, 'refund', column, definition);
    await addIndex(runner, 'refund', 'refund_voucher', 'INDEX', '`voucher_image`');
    // Of a filing submitted again with the free one, its payments say how it was paid before.
    await runner.query(
      `UPDATE refund t LEFT JOIN label_order o ON o.id = t.order_id LEFT JOIN filing f ON f.id = t.order_id
        LEFT JOIN label_payment p ON p.id = (SELECT MAX(y.id) FROM label_payment y WHERE y.order_id = t.order_id AND y.paid_at IS NOT NULL)
        SET t.payment_type = COALESCE(o.payment_type, NULLIF(f.pay, 'credit'), IF(p.id IS NULL, 'bank', 'wallet')),
          t.payment_id = IF(COALESCE(o.payment_type, f.pay) = 'bank', NULL, p.id),
          t.paid_at = COALESCE(o.paid_at, f.paid_at, p.paid_at), t.voucher_image = COALESCE(o.voucher_image, f.voucher_image)
        WHERE t.state = 'open' AND t.payment_type IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [column] of COLUMNS) await runner.query(`ALTER TABLE refund DROP COLUMN \`${column}\``);
  }
}
