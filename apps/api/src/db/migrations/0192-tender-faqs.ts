import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FAQS } from '../../content/faq';

/** Adds the built-in questions on tenders and campaigns, and rewords those that staff have not changed. */
export class TenderFaqs1700000000192 implements MigrationInterface {
  name = 'TenderFaqs1700000000192';

  async up(runner: QueryRunner): Promise<void> {
    for (const { id, topic, sort, texts } of FAQS)
      await runner.query(
        `INSERT INTO faq (id, topic, texts, sort, active) VALUES (?, ?, ?, ?, 1)
          ON DUPLICATE KEY UPDATE texts = IF(version = 1, VALUES(texts), texts)`,
        [id, topic, JSON.stringify(texts), sort],
      );
  }

  /** The former words are not kept. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
