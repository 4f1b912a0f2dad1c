import type { MigrationInterface, QueryRunner } from 'typeorm';
import { writeFaqs } from './faq';

/** The question on pictures in full resolution tells of found copies. */
export class TraceFaq1700000000362 implements MigrationInterface {
  name = 'TraceFaq1700000000362';

  up(runner: QueryRunner): Promise<void> {
    return writeFaqs(runner);
  }

  /** The question stays: staff may have changed it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
