import { Injectable } from '@nestjs/common';
import { CREDIT_KEYS, type CreditKey, filingMachine } from '@ipw/domain';
import { isDuplicate, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { documentHash } from '../core/security/document-hash';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import type { MemberEntity } from '../member';
import type { FilingEntity } from './filing.entity';

type Owner = Pick<MemberEntity, 'id' | 'area_code' | 'phone_hash' | 'auth_phone'>;
/** The hash a phone, operator or right holder has among the uses of the credit, made of its own. */
export const creditHash = (cipher: FieldCipher, hash: string): string => cipher.blind('filing_credit', hash);

interface Use {
  key: CreditKey;
  hash: string;
}

/**
 * The free filing: one for the same phone, the same operator and the same right holder. A submission reserves it by keyed
 * hashes under a unique key, the certificate spends it, a rejection or withdrawal releases it.
 */
@Injectable()
export class FilingCreditService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
  ) {}

  /** The keyed hash of a right holder's document number, the same as that of a verified member. */
  holderHash(documentNumber: string): string {
    return documentHash(this.cipher, documentNumber);
  }

  /**
   * Reserves the credit anew. A correction renews the right holder alone: the phone and the operator are those of the submission.
   * Refuses with FILING_CREDIT when the credit was used by one of the three; says by which, and nothing about the others.
   */
  async reserve(
    sql: Sql,
    { id, state }: Pick<FilingEntity, 'id' | 'state'>,
    member: Owner,
    holderHash: string,
  ): Promise<void> {
    const isCorrection = filingMachine.actions.correct.from.includes(state);
    const renewed: readonly CreditKey[] = isCorrection ? ['right_holder'] : CREDIT_KEYS;
    const uses = this.usesOf(member, holderHash).filter(({ key }) => renewed.includes(key));
    await this.release(sql, id, renewed);
    try {
      await sql.insertAll(
        'filing_credit',
        uses.map(({ key, hash }) => ({ credit_hash: hash, credit_key: key, filing_id: id })),
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const used_by = await this.usedBy(sql, uses);
      // A correction stays with its payment, so only another right holder helps.
      const sentence = isCorrection ? 'corrected' : used_by[0]!;
      throw new DomainError('FILING_CREDIT', { used_by }, [], `error.FILING_CREDIT.${sentence}`);
    }
  }

  async spend(sql: Sql, filingId: string): Promise<void> {
    await sql.execute('UPDATE filing_credit SET spent = 1 WHERE filing_id = ?', [filingId]);
  }

  async release(sql: Sql, filingId: string, keys: readonly CreditKey[] = CREDIT_KEYS): Promise<void> {
    await sql.execute('DELETE FROM filing_credit WHERE filing_id = ? AND spent = 0 AND credit_key IN (?)', [
      filingId,
      keys,
    ]);
  }

  /** By which of the three a member has used the credit, as far as it is known before a right holder is named. */
  usedByMember(sql: Sql, member: Owner & Pick<MemberEntity, 'document_hash'>): Promise<CreditKey[]> {
    return this.usedBy(sql, this.usesOf(member, member.document_hash));
  }

  private async usedBy(sql: Sql, uses: readonly Use[]): Promise<CreditKey[]> {
    const found = await sql.rows<{ credit_hash: string }>(
      'SELECT credit_hash FROM filing_credit WHERE credit_hash IN (?) LOCK IN SHARE MODE',
      [uses.map(({ hash }) => hash)],
    );
    const taken = new Set(found.map(({ credit_hash }) => credit_hash));
    return CREDIT_KEYS.filter((key) => uses.some((use) => use.key === key && taken.has(use.hash)));
  }

  /** In the order of their hashes, so that two submissions lock them in the same order. */
  private usesOf(member: Owner, holderHash: string | null): Use[] {
    const { id, area_code, auth_phone } = member;
    const proven =
      auth_phone && this.phones.hash({ area_code, phone_number: this.phones.open(id, auth_phone) });
    const phones = new Set([member.phone_hash, ...(proven ? [proven] : [])]);
    const uses: Use[] = [
      { key: 'operator', hash: this.cipher.blind('operator', id) },
      ...[...phones].map((hash) => ({ key: 'phone' as const, hash })),
      ...(holderHash ? [{ key: 'right_holder' as const, hash: holderHash }] : []),
    ];
    return uses
      .map(({ key, hash }) => ({ key, hash: creditHash(this.cipher, hash) }))
      .sort((one, two) => (one.hash < two.hash ? -1 : 1));
  }
}
