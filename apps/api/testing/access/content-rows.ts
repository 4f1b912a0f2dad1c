/** Console resources of content: a record of each kind, and their routes. */
import { STORY_NAMES, ulid } from '@ipw/domain';
import type { Fixtures } from '../../src/db/seed/fixtures';
import type { Person } from './actors';
import type { Row } from './row';

const RESOURCES = ['series', ...STORY_NAMES.map((subject) => `${subject}s`)];

const desk = (resource: string, more: Row = {}): [string, Row][] => [
  [`GET ${resource}`, {}],
  [`GET ${resource}/:id`, more],
  [`GET ${resource}/:id/history`, more],
  // A version that does not exist: admitted callers get a conflict.
  [`POST ${resource}/:id/:action`, { ...more, action: 'approve', input: { version: 99 } }],
];

export const CONTENT_DESKS: Record<string, Row> = {
  'GET images': {},
  'GET images/:id': {},
  ...Object.fromEntries([
    ...RESOURCES.flatMap((resource) => desk(resource)),
    // An IP has one manual, which its owner has deleted by then.
    ...desk('manuals', { fresh: true }),
  ]),
};

/** A live manual, created again after its deletion. */
export async function plantManual({ db }: Fixtures, { ip }: Person): Promise<string> {
  const manual = { ip_id: ip, subject: 'manual' };
  const data = '{"manual_file":null}';
  const found = await db.one<{ id: string }>(
    'SELECT id FROM shop_setting WHERE ip_id = ? AND subject = ?',
    Object.values(manual),
  );
  const id = found?.id ?? ulid();
  if (found) await db.update('shop_setting', { data }, manual);
  else await db.insert('shop_setting', { id, ...manual, data });
  return id;
}
