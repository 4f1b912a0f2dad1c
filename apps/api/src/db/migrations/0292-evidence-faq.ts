import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFaq } from './faq';

/** Adds the built-in question on proofs of time. */
export class EvidenceFaq1700000000292 implements MigrationInterface {
  name = 'EvidenceFaq1700000000292';

  up(runner: QueryRunner): Promise<void> {
    return addFaq(runner, '01J0FAQ0000000000000000310');
  }

  /** The question stays: staff may have changed it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
