import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { ref, word } from './table';

const SUBJECT = `${word} NOT NULL DEFAULT 'label_order'`;

/** Payments and refunds of filings beside those of label orders. */
export class FilingPayments1700000000231 implements MigrationInterface {
  name = 'FilingPayments1700000000231';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'label_payment', 'subject', SUBJECT);
    await addColumn(runner, 'refund', 'subject', SUBJECT);
    await addColumn(runner, 'filing', 'voucher_image', `${ref} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [
      ['filing', 'voucher_image'],
      ['refund', 'subject'],
      ['label_payment', 'subject'],
    ] as const)
      await runner.query(`ALTER TABLE \`${table}\` DROP COLUMN \`${column}\``);
  }
}
