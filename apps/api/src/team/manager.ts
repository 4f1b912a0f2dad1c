import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { OWNER } from '../ip';

/** Refuses everybody but the IP's owners: operators work on it, and do not decide who else does. */
export async function requireManager(sql: Sql, ipId: string, { id }: { id: string }): Promise<void> {
  const owner = await sql.one(
    'SELECT id FROM ip_operator WHERE ip_id = ? AND member_id = ? AND match_relation = ?',
    [ipId, id, OWNER],
  );
  if (!owner) throw new DomainError('FORBIDDEN');
}
