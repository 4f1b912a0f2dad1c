import type { Sql } from '../core/db/db';
import { OWNER } from './ip-access.service';

/** Ids (`id`) of an IP's owners, each once: its holder, and operators related as owner. Takes the IP's id twice. */
export const OWNERS_OF_IP = `SELECT owner_id AS id FROM ip WHERE id = ? AND owner_id IS NOT NULL
  UNION SELECT member_id FROM ip_operator WHERE ip_id = ? AND match_relation = ${String(OWNER)}`;

/** Ids of everybody who has access to an IP, its owner included; those who wait for access are left out. */
export async function operatorsOf(sql: Sql, ipId: string): Promise<string[]> {
  const rows = await sql.rows<{ member_id: string }>(
    'SELECT member_id FROM ip_operator WHERE ip_id = ? AND match_relation IS NOT NULL',
    [ipId],
  );
  return rows.map(({ member_id }) => member_id);
}

/**
 * Who is notified of something that a member began for an IP: the member while they have access to it, else its owners. Of an IP that
 * an upheld objection took away nobody is the owner, and what was paid for it is the member's own.
 */
export async function readersOf(sql: Sql, ipId: string, memberId: string): Promise<string[]> {
  if ((await operatorsOf(sql, ipId)).includes(memberId)) return [memberId];
  const owners = await sql.rows<{ id: string }>(OWNERS_OF_IP, [ipId, ipId]);
  return owners.length > 0 ? owners.map(({ id }) => id) : [memberId];
}

/** Everybody who has access to an IP, with the IP's name for what they are told. */
export const namedOperatorsOf = (sql: Sql, ipId: string): Promise<{ member_id: string; ip_name: string }[]> =>
  sql.rows(
    'SELECT o.member_id, ip.ip_name FROM ip_operator o JOIN ip ON ip.id = o.ip_id WHERE o.ip_id = ? AND o.match_relation IS NOT NULL',
    [ipId],
  );
