import type { MigrationInterface, QueryRunner } from 'typeorm';
import { writeFaqs } from './faq';

/** Tells of invoices of filings in the built-in question on payment. */
export class InvoiceFaq1700000000333 implements MigrationInterface {
  name = 'InvoiceFaq1700000000333';

  up(runner: QueryRunner): Promise<void> {
    return writeFaqs(runner);
  }

  /** The former words are not kept. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
