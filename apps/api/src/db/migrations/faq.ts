import type { QueryRunner } from 'typeorm';
import { FAQS } from '../../content/faq';

/** Adds one built-in question; the others stay as staff left them. */
export async function addFaq(runner: QueryRunner, added: string): Promise<void> {
  for (const { id, topic, sort, texts } of FAQS.filter((one) => one.id === added))
    await runner.query('INSERT IGNORE INTO faq (id, topic, texts, sort, active) VALUES (?, ?, ?, ?, 1)', [
      id,
      topic,
      JSON.stringify(texts),
      sort,
    ]);
}

/** Adds built-in questions, and rewords those that staff have not changed. */
export async function writeFaqs(runner: QueryRunner): Promise<void> {
  for (const { id, topic, sort, texts } of FAQS)
    await runner.query(
      `INSERT INTO faq (id, topic, texts, sort, active) VALUES (?, ?, ?, ?, 1)
        ON DUPLICATE KEY UPDATE texts = IF(version = 1, VALUES(texts), texts)`,
      [id, topic, JSON.stringify(texts), sort],
    );
}
