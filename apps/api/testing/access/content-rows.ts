/** The desks of content: a record of each kind, and their routes. */
import { STORY_NAMES, ulid } from '@ipw/domain';
import type { Ground } from '../../src/db/seed/ground';
import type { Person } from './actors';
import type { Row } from './row';

const RESOURCES = ['series', ...STORY_NAMES.map((subject) => `${subject}s`), 'manuals'];

export const CONTENT_DESKS: Record<string, Row> = {
  'GET images': {},
  'GET images/:id': {},
  ...Object.fromEntries(
    RESOURCES.flatMap((resource): [string, Row][] => [
      [`GET ${resource}`, {}],
      [`GET ${resource}/:id`, {}],
      [`GET ${resource}/:id/history`, {}],
      // A version nobody has: who is let in is told so.
      [`POST ${resource}/:id/:action`, { action: 'approve', input: { version: 99 } }],
    ]),
  ),
};

/** A manual that is live; an IP has one. */
export async function plantManual({ db }: Ground, { ip }: Person): Promise<string> {
  const found = await db.one<{ id: string }>(
    "SELECT id FROM shop_setting WHERE ip_id = ? AND subject = 'manual'",
    [ip],
  );
  if (found) return found.id;
  const id = ulid();
  await db.insert('shop_setting', { id, ip_id: ip, subject: 'manual', data: '{"manual_file":null}' });
  return id;
}
