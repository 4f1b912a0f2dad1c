import { actionsFor, type Handover, type HandoverAction, handoverMachine, maskPhone } from '@ipw/domain';
import { sqlEnumList } from '../core/db/db';
import type { FieldCipher } from '../core/security/field-cipher';
import type { HandoverEntity } from './handover.entity';

/** The cipher context of the new owner's phone number. */
export const handoverContext = (id: string): string => `handover:${id}:phone`;

/** States in which each side may still end it, as SQL. */
export const OPEN_HANDOVERS = sqlEnumList(handoverMachine.actions.cancel.from);

/**
 * SQL condition on `t`: to the member whose id is the parameter, twice. Before the confirmation that is the member with the
 * phone number; afterwards the member who confirmed, even if their number has passed to another.
 */
export const TO_MEMBER =
  '(t.to_id = ? OR (t.to_id IS NULL AND t.phone_hash = (SELECT phone_hash FROM member WHERE id = ?)))';

export const maskedPhone = (
  { id, area_code, phone }: Pick<HandoverEntity, 'id' | 'area_code' | 'phone'>,
  cipher: FieldCipher,
): string => `+${area_code} ${maskPhone(cipher.open(handoverContext(id), phone))}`;

/** What the owner sees; an offer whose time is over reads as expired before the periodic task has noted it. */
export function ownersHandover(
  row: HandoverEntity & { to_name: string | null },
  cipher: FieldCipher,
): Handover {
  const over = row.state === handoverMachine.initial && row.expires_at.getTime() <= Date.now();
  return {
    handover_id: row.id,
    state: over ? 'expired' : row.state,
    version: row.version,
    phone_number: maskedPhone(row, cipher),
    to_name: row.to_name,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    actions: over ? [] : actionsOf(row, ['cancel']),
  };
}

/** The actions of one side that are possible now. */
export const actionsOf = ({ state }: HandoverEntity, side: readonly HandoverAction[]): HandoverAction[] =>
  actionsFor(handoverMachine, state, (by) => by === 'owner').filter((action) => side.includes(action));
