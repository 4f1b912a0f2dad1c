import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';

/**
 * Locks the member, so that their account is not closed before what the transaction stores is committed; refuses one that was closed
 * since the call was admitted. Locks of IPs come before, those of filings after (`lockMatters` of closure).
 */
export async function lockOpenAccount(sql: Sql, memberId: string): Promise<void> {
  const open = await sql.one('SELECT id FROM member WHERE id = ? AND closed_at IS NULL FOR UPDATE', [
    memberId,
  ]);
  if (!open) throw new DomainError('TOKEN_ILLEGAL');
}
