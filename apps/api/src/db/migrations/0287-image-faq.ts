import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FAQS } from '../../content/faq';

/** The question added here; others stay as staff left them. */
const ADDED = '01J0FAQ0000000000000000214';

/** Adds the built-in question on pictures in full resolution. */
export class ImageFaq1700000000287 implements MigrationInterface {
  name = 'ImageFaq1700000000287';

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
