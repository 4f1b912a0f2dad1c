import type { Sql } from '../core/db/db';

/** IPs among these that have an owner. Locks them, so that none loses it before the caller's transaction ends. */
export async function ownedAmong(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const owned = await sql.rows<{ id: string }>(
    'SELECT id FROM ip WHERE id IN (?) AND owner_id IS NOT NULL ORDER BY id LOCK IN SHARE MODE',
    [ids],
  );
  return new Set(owned.map(({ id }) => id));
}
