import { ulid } from '@ipw/domain';
import { DEMO_ARTICLES } from './demo-articles';
import { ago, type Fixtures } from './fixtures';
import { plantLine } from './plant';

/** Articles of every type, one of them with a future date. */
export async function plantArticles(fixtures: Fixtures, author: string): Promise<void> {
  for (const { type, days, texts } of DEMO_ARTICLES) {
    const written = ago(Math.max(days, 0), 2);
    const id = ulid(written.getTime());
    await fixtures.db.insert('article', {
      id,
      type,
      texts: JSON.stringify(texts),
      starts_at: ago(days),
      active: 1,
      created_at: written,
    });
    await plantLine(fixtures, {
      subject: 'article',
      subject_id: id,
      action: 'create',
      actor_type: 'staff',
      actor_id: author,
      created_at: written,
    });
  }
}
