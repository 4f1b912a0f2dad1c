import type { MigrationInterface, QueryRunner } from 'typeorm';
import { writeFaqs } from './faq';

/** The question on drafts tells of PDFs and replies. */
export class ThreadPagesFaq1700000000322 implements MigrationInterface {
  name = 'ThreadPagesFaq1700000000322';

  up(runner: QueryRunner): Promise<void> {
    return writeFaqs(runner);
  }

  /** The question stays: staff may have changed it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
