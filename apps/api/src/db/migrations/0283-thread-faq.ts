import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FAQS } from '../../content/faq';

/** The question added here; others stay as staff left them. */
const ADDED = '01J0FAQ0000000000000000213';

/** Adds the built-in question on drafts of products. */
export class ThreadFaq1700000000283 implements MigrationInterface {
  name = 'ThreadFaq1700000000283';

  async up(runner: QueryRunner): Promise<void> {
    for (const { id, topic, sort, texts } of FAQS.filter((one) => one.id === ADDED))
      await runner.query('INSERT IGNORE INTO faq (id, topic, texts, sort, active) VALUES (?, ?, ?, ?, 1)', [
        id,
        topic,
        JSON.stringify(texts),
        sort,
      ]);
  }

  /** The question stays: staff may have changed it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
