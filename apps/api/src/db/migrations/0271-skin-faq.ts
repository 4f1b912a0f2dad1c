import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFaq } from './faq';

/** Adds the built-in question on skins of the video platform. */
export class SkinFaq1700000000271 implements MigrationInterface {
  name = 'SkinFaq1700000000271';

  up(runner: QueryRunner): Promise<void> {
    return addFaq(runner, '01J0FAQ0000000000000000212');
  }

  /** The question stays: staff may have changed it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
