import { invitationMachine } from '@ipw/domain';
import { OWNER } from '../ip';

/** SQL condition on `t`: its time is not over, and its sender still owns the IP. */
export const STANDS = `(t.expires_at > NOW(3) AND EXISTS (SELECT 1 FROM ip_operator o
  WHERE o.ip_id = t.ip_id AND o.member_id = t.member_id AND o.match_relation = ${String(OWNER)}))`;

/** SQL condition on `t`: open, and to the phone of the member whose id is the parameter. */
export const RECEIVED = `t.state = '${invitationMachine.initial}' AND ${STANDS}
  AND t.phone_hash = (SELECT phone_hash FROM member WHERE id = ?)`;
