import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Agreement, AGREEMENTS, type Language, type LegalText, ulid } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { LEGAL } from './legal';

/** The agreements: their texts, versions and hashes, and who agreed to what. */
@Injectable()
export class Consents {
  private readonly texts = new Map<string, LegalText>();

  constructor() {
    for (const page of AGREEMENTS)
      for (const [language, text] of Object.entries(LEGAL[page])) {
        const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex');
        this.texts.set(`${page} ${language}`, { page, hash, ...text });
      }
  }

  text(page: Agreement, language: Language): LegalText {
    return this.texts.get(`${page} ${language}`)!;
  }

  async record(
    sql: Sql,
    memberId: string,
    agreements: readonly Agreement[],
    language: Language,
  ): Promise<void> {
    for (const agreement of agreements) {
      const { version, hash } = this.text(agreement, language);
      await sql.insert('consent', {
        id: ulid(),
        member_id: memberId,
        agreement,
        version,
        text_hash: hash,
        language,
      });
    }
  }
}
