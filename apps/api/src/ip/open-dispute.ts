import { disputeMachine } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { awaitingStaff } from '../core/transition/awaiting-staff';

/** States in which an objection waits for staff, as SQL. */
export const OPEN_DISPUTE_STATES = awaitingStaff(disputeMachine);

/**
 * Refuses what must rest while a member objects to the IP's owner: hand-over, and issuing of codes. Locks the IP, so that no
 * objection begins before the caller's transaction ends.
 */
export async function refuseDisputed(sql: Sql, ipId: string): Promise<void> {
  await sql.one('SELECT id FROM ip WHERE id = ? LOCK IN SHARE MODE', [ipId]);
  // A locking read sees objections committed after the transaction began.
  const open = await sql.one(
    `SELECT id FROM dispute WHERE ip_id = ? AND state IN ${OPEN_DISPUTE_STATES} LIMIT 1 LOCK IN SHARE MODE`,
    [ipId],
  );
  if (open) throw new DomainError('DISPUTED');
}
