import { invitationMachine, maskPhone, type SentInvitation } from '@ipw/domain';
import type { FieldCipher } from '../core/security/field-cipher';
import type { InvitationEntity } from './invitation.entity';

/** The cipher context of an invitation's phone number. */
export const invitationContext = (id: string): string => `invitation:${id}:phone`;

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
