import { invitationMachine, maskPhone, type SentInvitation } from '@ipw/domain';
import type { FieldCipher } from '../core/security/field-cipher';
import { OWNER } from '../ip';
import type { InvitationEntity } from './invitation.entity';

/** The cipher context of an invitation's phone number. */
export const invitationContext = (id: string): string => `invitation:${id}:phone`;

/** SQL condition on `t`: its time is not over, and its sender still owns the IP. */
export const STANDS = `(t.expires_at > NOW(3) AND EXISTS (SELECT 1 FROM ip_operator o
  WHERE o.ip_id = t.ip_id AND o.member_id = t.member_id AND o.match_relation = ${String(OWNER)}))`;

/** SQL condition on `t`: open, and to the phone of the member whose id is the parameter. */
export const RECEIVED = `t.state = '${invitationMachine.initial}' AND ${STANDS}
  AND t.phone_hash = (SELECT phone_hash FROM member WHERE id = ?)`;

/** An invitation whose time is over reads as expired before the periodic task has noted it. */
export function sentInvitation(row: InvitationEntity, cipher: FieldCipher): SentInvitation {
  const open = row.state === invitationMachine.initial && row.expires_at.getTime() > Date.now();
  return {
    invitation_id: row.id,
    phone_number: `+${row.area_code} ${maskPhone(cipher.open(invitationContext(row.id), row.phone))}`,
    state: row.state === invitationMachine.initial && !open ? 'expired' : row.state,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    actions: open ? ['withdraw'] : [],
  };
}
