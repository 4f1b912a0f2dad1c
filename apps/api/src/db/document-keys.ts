import { MAINLAND } from '@ipw/domain';
import { type Db, isDuplicate } from '../core/db/db';
import { documentHash } from '../core/security/document-hash';
import type { FieldCipher } from '../core/security/field-cipher';
import { creditHash } from '../filing/filing-credit.service';
import { doOnce } from './done-step';

interface Verified {
  id: string;
  document_number: Buffer;
  document_hash: string;
}

const ROWS = 1000;

/**
 * Hashes document numbers of verified members anew, of which each way to write one once was another, with the free filings
 * they used: once a database. Resident identity numbers have one spelling.
 */
export async function renewDocumentKeys(db: Db, cipher: FieldCipher): Promise<void> {
  await doOnce(db, 'document_keys', 'hashes document numbers anew', async () => {
    for (let last = ''; ;) {
      const members = await db.rows<Verified>(
        `SELECT id, document_number, document_hash FROM member WHERE document_hash IS NOT NULL AND document_number IS NOT NULL
          AND area_code <> ? AND id > ? ORDER BY id LIMIT ?`,
        [MAINLAND, last, ROWS],
      );
      for (const member of members) await renew(db, cipher, member);
      if (members.length < ROWS) return;
      last = members.at(-1)!.id;
    }
  });
}

/** The credit first: while the member has the old hash, an interrupted run finds both again. */
async function renew(db: Db, cipher: FieldCipher, { id, document_number, document_hash }: Verified) {
  const hash = documentHash(cipher, cipher.open(`member:${id}:document_number`, document_number));
  if (hash === document_hash) return;
  const [before, after] = [creditHash(cipher, document_hash), creditHash(cipher, hash)];
  try {
    await db.update('filing_credit', { credit_hash: after }, { credit_hash: before });
  } catch (error) {
    // Used under both spellings: each row stays with its filing.
    if (!isDuplicate(error)) throw error;
  }
  await db.update('member', { document_hash: hash }, { id, document_hash });
}
