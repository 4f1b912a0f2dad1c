import { ulid } from '@ipw/domain';
import { DEMO_ARTICLES } from './demo-articles';
import { ago, type Ground } from './ground';
import { plantLine } from './soil';

/** Articles of every type, one of them still to come. */
export async function plantArticles(ground: Ground, author: string): Promise<void> {
  for (const { type, days, texts } of DEMO_ARTICLES) {
    const written = ago(Math.max(days, 0), 2);
    const id = ulid(written.getTime());
    await ground.db.insert('article', {
      id,
      type,
      texts: JSON.stringify(texts),
      starts_at: ago(days),
      active: 1,
      created_at: written,
    });
    await plantLine(ground, {
      subject: 'article',
      subject_id: id,
      action: 'create',
      actor_type: 'staff',
      actor_id: author,
      created_at: written,
    });
  }
}
