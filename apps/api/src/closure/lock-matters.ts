import type { Sql } from '../core/db/db';

/**
 * Locks what closing an account reads and ends: the member's IPs, their label orders, the member's filings. The IPs come first, as
 * objections, hand-overs and orders lock them, the member before the filings, as submissions do. Each IP is found by one index, so
 * that none of others is locked but those that the member added and others own now. All reads lock: the first one that does not begins
 * the snapshot that obstacles are read from, which has to be behind the locks. Returns the ids of the IPs.
 */
export async function lockMatters(sql: Sql, memberId: string): Promise<string[]> {
  const owned = await sql.rows<{ id: string }>(
    'SELECT id FROM ip WHERE owner_id = ? ORDER BY id FOR UPDATE',
    [memberId],
  );
  const added = await sql.rows<{ id: string }>(
    'SELECT id FROM ip FORCE INDEX (ip_creator) WHERE created_by = ? AND owner_id IS NULL ORDER BY id FOR UPDATE',
    [memberId],
  );
  const ids = [...owned, ...added].map(({ id }) => id);
  if (ids.length) await sql.rows('SELECT id FROM label_order WHERE ip_id IN (?) FOR UPDATE', [ids]);
  await sql.one('SELECT id FROM member WHERE id = ? FOR UPDATE', [memberId]);
  await sql.rows('SELECT id FROM filing WHERE member_id = ? FOR UPDATE', [memberId]);
  return ids;
}
