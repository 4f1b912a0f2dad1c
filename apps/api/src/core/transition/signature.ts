import { randomBytes } from 'node:crypto';
import type { FieldCipher } from '../security/field-cipher';
import { sameText } from '../security/token';

/** The signed content of an audit line. */
export interface LineContent {
  subject: string;
  subject_id: string;
  action: string;
  from_state: string | null;
  to_state: string | null;
  actor_type: string;
  actor_id: string | null;
  reason: string | null;
  changes: string | null;
  created_at: Date;
}

/** The content of a line as one unambiguous text. */
export const lineText = (line: LineContent): string =>
  JSON.stringify([
    line.subject,
    line.subject_id,
    line.action,
    line.from_state,
    line.to_state,
    line.actor_type,
    line.actor_id,
    line.reason,
    line.changes,
    line.created_at.toISOString(),
  ]);

const NONCE = 16;
const SIGNATURE = 64;

/** A nonce, so that no line can be copied, and the keyed hash over nonce and content; 64 hex digits. */
const sign = (cipher: FieldCipher, nonce: string, line: LineContent): string =>
  (nonce + cipher.blind('audit', `${nonce} ${lineText(line)}`)).slice(0, SIGNATURE);

/** A line as stored. The key is not in the database, so write access to it is not enough to forge a line. */
export const signLine = <L extends LineContent>(cipher: FieldCipher, line: L): L & { signature: string } => ({
  ...line,
  signature: sign(cipher, randomBytes(NONCE / 2).toString('hex'), line),
});

export const isSigned = (cipher: FieldCipher, line: LineContent, signature: string): boolean =>
  sameText(sign(cipher, signature.slice(0, NONCE), line), signature);
