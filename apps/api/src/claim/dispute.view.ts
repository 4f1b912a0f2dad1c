import { claimPage, type ClaimKind, type DisputeRow, claimMachine } from '@ipw/domain';
import { sqlEnumList } from '../core/db/db';
import { iso } from '../core/http/iso';
import type { FieldCipher } from '../core/security/field-cipher';
import type { DisputeEntity } from './dispute.entity';

export type DisputeFound = DisputeEntity & {
  ip_name: string;
  new_kind: ClaimKind | null;
  new_ip_id: string | null;
};

/** States of the claim on which the title of the IP's owner rests: their own, or that of somebody who handed it over. */
export const CONTESTABLE = sqlEnumList(claimMachine.actions.revoke.from);
export const DISPUTE_COLUMNS = 't.*, ip.ip_name, n.kind AS new_kind, n.ip_id AS new_ip_id';
export const DISPUTE_JOINS = 'JOIN ip ON ip.id = t.ip_id LEFT JOIN claim n ON n.id = t.new_claim_id';

/** The cipher context of an objection's text. */
export const disputeContext = (id: string): string => `dispute:${id}:statement`;

/** The decrypted text; empty when it is erased. */
export const statementOf = (
  cipher: FieldCipher,
  { id, statement }: Pick<DisputeEntity, 'id' | 'statement'>,
): string => (statement ? cipher.open(disputeContext(id), statement) : '');

export const memberDispute = (row: DisputeFound): DisputeRow => ({
  dispute_id: row.id,
  state: row.state,
  ip_id: row.ip_id,
  ip_name: row.ip_name,
  created_at: row.created_at.toISOString(),
  due_at: iso(row.due_at),
  decided_at: iso(row.decided_at),
  reason: row.reason,
  claim:
    row.new_claim_id && row.new_kind && row.new_ip_id
      ? claimPage({ kind: row.new_kind, claim_id: row.new_claim_id, ip_id: row.new_ip_id })
      : null,
});
