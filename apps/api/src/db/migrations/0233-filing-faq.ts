import type { MigrationInterface, QueryRunner } from 'typeorm';
import { writeFaqs } from './faq';

/** Says how a work is filed in the built-in question on filings. */
export class FilingFaq1700000000233 implements MigrationInterface {
  name = 'FilingFaq1700000000233';

  up(runner: QueryRunner): Promise<void> {
    return writeFaqs(runner);
  }

  /** The former words are not kept. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
