import { LANGUAGES, ulid } from '@ipw/domain';
import type { Fixtures } from '../../src/db/seed/fixtures';

/** A draft of an agreement and one of an announcement. */
export async function plantDrafts({ db }: Pick<Fixtures, 'db'>, author: string): Promise<string> {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, { title: '新', body: '新', sections: [] }]),
  );
  const written = { texts: JSON.stringify(texts) };
  await db.insert('agreement_version', {
    id: ulid(),
    agreement: 'disclaimer',
    number: 2,
    ...written,
    changed_by: author,
    changed_at: new Date(),
  });
  const id = ulid();
  await db.insert('broadcast', { id, audience: 'all', member_ids: '[]', ...written, created_by: author });
  return id;
}
