import type { MigrationInterface, QueryRunner } from 'typeorm';
import { writeFaqs } from './faq';

/** Adds the built-in questions on cooperation, and rewords those that staff have not changed. */
export class CooperationFaqs1700000000163 implements MigrationInterface {
  name = 'CooperationFaqs1700000000163';

  up(runner: QueryRunner): Promise<void> {
    return writeFaqs(runner);
  }

  /** The former words are not kept. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
