import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FAQS } from '../../content/faq';

/** The question reworded here. */
const REWORDED = '01J0FAQ0000000000000000210';

/** Says in the built-in question on results how to object to one, unless staff have changed it. */
export class ResultFaq1700000000294 implements MigrationInterface {
  name = 'ResultFaq1700000000294';

  async up(runner: QueryRunner): Promise<void> {
    for (const { id, texts } of FAQS.filter((one) => one.id === REWORDED))
      await runner.query('UPDATE faq SET texts = ? WHERE id = ? AND version = 1', [
        JSON.stringify(texts),
        id,
      ]);
  }

  /** The former words are not kept. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
