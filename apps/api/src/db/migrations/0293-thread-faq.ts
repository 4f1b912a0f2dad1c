import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFaq } from './faq';

/** Adds the built-in question on drafts of products. */
export class ThreadFaq1700000000293 implements MigrationInterface {
  name = 'ThreadFaq1700000000293';

  up(runner: QueryRunner): Promise<void> {
    return addFaq(runner, '01J0FAQ0000000000000000213');
  }

  /** The question stays: staff may have changed it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
