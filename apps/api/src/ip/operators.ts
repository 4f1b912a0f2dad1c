import type { Sql } from '../core/db/db';

/** Ids of everybody who has access to an IP, its owner included; those who wait for access are left out. */
export async function operatorsOf(sql: Sql, ipId: string): Promise<string[]> {
  const rows = await sql.rows<{ member_id: string }>(
    'SELECT member_id FROM ip_operator WHERE ip_id = ? AND match_relation IS NOT NULL',
    [ipId],
  );
  return rows.map(({ member_id }) => member_id);
}
