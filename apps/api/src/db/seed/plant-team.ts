import {
  HANDOVER,
  handoverMachine,
  type HandoverState,
  INVITATION,
  type InvitationState,
  invitationMachine,
  ulid,
} from '@ipw/domain';
import { phoneHash } from '../../core/security/phone.service';
import { handoverContext } from '../../handover/handover.view';
import { invitationContext } from '../../team/invitation.view';
import { ago, type Fixtures } from './plant';

interface InvitationSeed {
  ip_id: string;
  member_id: string;
  phone_number: string;
  area_code?: string;
  state?: InvitationState;
  /** Another key than the phone's, so that several to one phone are open. */
  open_key?: string;
  sent?: Date;
}

/** An invitation to work on an IP. */
export async function plantInvitation(
  { db, cipher }: Pick<Fixtures, 'db' | 'cipher'>,
  seed: InvitationSeed,
): Promise<string> {
  const id = ulid();
  const { area_code = '86', state = invitationMachine.initial, sent = ago(1) } = seed;
  const phone_hash = phoneHash(cipher, { area_code, phone_number: seed.phone_number });
  const isOpen = state === invitationMachine.initial;
  await db.insert('invitation', {
    id,
    ip_id: seed.ip_id,
    member_id: seed.member_id,
    area_code,
    phone: cipher.seal(invitationContext(id), seed.phone_number),
    phone_hash,
    open_key: isOpen ? (seed.open_key?.padStart(64, '0') ?? phone_hash) : null,
    state,
    expires_at: new Date(sent.getTime() + INVITATION.days * 86_400_000),
    ended_at: isOpen ? null : ago(0, 3),
    created_at: sent,
  });
  return id;
}

interface HandoverSeed {
  ip_id: string;
  member_id: string;
  phone_number: string;
  area_code?: string;
  state?: HandoverState;
  to_id?: string;
  /** Another key than the IP's, so that several of one IP are open. */
  open_key?: string;
  begun?: Date;
}

/** The hand-over of an IP to the holder of a phone number. */
export async function plantHandover(
  { db, cipher }: Pick<Fixtures, 'db' | 'cipher'>,
  seed: HandoverSeed,
): Promise<string> {
  const id = ulid();
  const { area_code = '86', state = handoverMachine.initial, begun = ago(1) } = seed;
  await db.insert('handover', {
    id,
    ip_id: seed.ip_id,
    member_id: seed.member_id,
    to_id: seed.to_id ?? null,
    area_code,
    phone: cipher.seal(handoverContext(id), seed.phone_number),
    phone_hash: phoneHash(cipher, { area_code, phone_number: seed.phone_number }),
    open_key: handoverMachine.actions.cancel.from.includes(state) ? (seed.open_key ?? seed.ip_id) : null,
    state,
    expires_at: new Date(begun.getTime() + HANDOVER.days * 86_400_000),
    created_at: begun,
  });
  return id;
}
