import type { MigrationInterface, QueryRunner } from 'typeorm';
import { writeFaqs } from './faq';

/** Adds the built-in questions on tenders and campaigns, and rewords those that staff have not changed. */
export class TenderFaqs1700000000192 implements MigrationInterface {
  name = 'TenderFaqs1700000000192';

  up(runner: QueryRunner): Promise<void> {
    return writeFaqs(runner);
  }

  /** The former words are not kept. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
