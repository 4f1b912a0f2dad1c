import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PAYMENT_OPEN } from '../../code/payment/payment.entity';
import { addColumn, addIndex } from './column';
import { word } from './table';

/** Wallet payments get states: an order may have several, one of them open; the wallet is queried about an open one. */
export class WalletQuestions1700000000077 implements MigrationInterface {
  name = 'WalletQuestions1700000000077';

  async up(runner: QueryRunner): Promise<void> {
    const table = 'label_payment';
    await addColumn(runner, table, 'state', `${word} NOT NULL DEFAULT 'open'`);
    await addColumn(runner, table, 'asked_at', 'datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)');
    await addColumn(runner, table, 'version', 'int NOT NULL DEFAULT 1');
    await runner.query(
      "UPDATE label_payment SET state = 'paid' WHERE paid_at IS NOT NULL AND state = 'open'",
    );
    await addColumn(runner, table, 'is_open', `tinyint AS (${PAYMENT_OPEN}) STORED`);
    // TypeORM stores the expression here; without it the column would always seem changed.
    await runner.query(
      "INSERT INTO typeorm_metadata (`type`, `schema`, `table`, `name`, `value`) SELECT 'GENERATED_COLUMN', DATABASE(), 'label_payment', 'is_open', ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = 'label_payment' AND `name` = 'is_open')",
      [PAYMENT_OPEN],
    );
    await addIndex(runner, table, 'label_payment_open', 'UNIQUE INDEX', '`order_id`, `is_open`');
    await addIndex(runner, table, 'label_payment_asked', 'INDEX', '`state`, `asked_at`');
    const old = (await runner.query(
      "SHOW INDEX FROM label_payment WHERE Key_name = 'label_payment_order'",
    )) as unknown[];
    if (old.length > 0) await runner.query('DROP INDEX `label_payment_order` ON `label_payment`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM typeorm_metadata WHERE `table` = 'label_payment' AND `name` = 'is_open'");
    await runner.query('CREATE UNIQUE INDEX `label_payment_order` ON `label_payment` (`order_id`)');
    for (const index of ['label_payment_open', 'label_payment_asked'])
      await runner.query(`DROP INDEX ${index} ON label_payment`);
    for (const column of ['is_open', 'version', 'asked_at', 'state'])
      await runner.query(`ALTER TABLE label_payment DROP COLUMN ${column}`);
  }
}
