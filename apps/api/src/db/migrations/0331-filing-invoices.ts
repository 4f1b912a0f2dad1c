import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { word } from './table';

/** Invoices of filings, beside those of label orders. */
export class FilingInvoices1700000000331 implements MigrationInterface {
  name = 'FilingInvoices1700000000331';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'invoice', 'subject', `${word} NOT NULL DEFAULT 'label_order'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM invoice WHERE subject <> 'label_order'");
    await runner.query('ALTER TABLE invoice DROP COLUMN IF EXISTS subject');
  }
}
