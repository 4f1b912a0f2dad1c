import { disputeMachine } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
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

/** The same for what a member begins: refuses it, too, when the member has lost the access that the call began with. */
export async function refuseDisputedOrLost(sql: Sql, ipId: string, { id }: MemberCaller): Promise<void> {
  await refuseDisputed(sql, ipId);
  const access = await sql.one(
    'SELECT id FROM ip_operator WHERE ip_id = ? AND member_id = ? AND match_relation IS NOT NULL LOCK IN SHARE MODE',
    [ipId, id],
  );
  if (!access) throw new DomainError('FORBIDDEN');
}
