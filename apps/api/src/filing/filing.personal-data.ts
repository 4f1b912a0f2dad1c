import { Injectable } from '@nestjs/common';
import { filingMachine } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { FileUseService } from '../core/files/file-use.service';
import { FieldCipher } from '../core/security/field-cipher';
import { tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import type { FilingEntity } from './filing.entity';
import { FILING_FILES } from './filing-draft.service';
import { openParties } from './filing-parties';

@Injectable()
export class FilingPersonalData extends PersonalData {
  readonly name = 'filing';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly uses: FileUseService,
  ) {
    super();
  }

  override export({ id }: ExportedMember) {
    return [
      tableFile<FilingEntity>(this.db, 'filings.json', {
        sql: 'SELECT t.* FROM filing t WHERE t.member_id = ?',
        params: [id],
        toRecord: (row) => ({
          filing_id: row.id,
          filing_number: row.filing_number,
          ip_id: row.ip_id,
          title: row.title,
          work_kind: row.work_kind,
          description: row.description,
          completed_on: row.completed_on,
          published_on: row.published_on,
          pictures: fromJson(row.pictures),
          documents: fromJson(row.documents),
          holder_kind: row.holder_kind,
          ...openParties(this.cipher, row),
          pay: row.pay,
          paid_at: row.paid_at,
          amount_fen: row.amount_fen,
          state: row.state,
          reason_code: row.reason_code,
          reason: row.reason,
          registration_number: row.registration_number,
          certificate: row.certificate_file,
          submitted_at: row.submitted_at,
          certified_at: row.certified_at,
          created_at: row.created_at,
        }),
      }),
    ];
  }

  /**
   * A certified filing keeps its number and times, and its credit stays spent; all others are deleted, and their credit is
   * released.
   */
  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    const { to } = filingMachine.actions.certify;
    const filings = await sql.rows<{ id: string }>('SELECT id FROM filing WHERE member_id = ?', [id]);
    for (const filing of filings)
      await this.uses.replace(sql, { id: filing.id, ipId: filing.id }, 'live', null, FILING_FILES);
    await sql.execute(
      'DELETE c FROM filing_credit c JOIN filing f ON f.id = c.filing_id WHERE f.member_id = ? AND c.spent = 0',
      [id],
    );
    await sql.execute('DELETE FROM filing_work WHERE member_id = ?', [id]);
    await sql.execute('DELETE FROM filing WHERE member_id = ? AND state <> ?', [id, to]);
    await sql.execute(
      `UPDATE filing SET title = NULL, description = NULL, parties = NULL, pictures = '[]', documents = '[]', reason = NULL,
        marks = NULL, registration_number = NULL, certificate_file = NULL WHERE member_id = ?`,
      [id],
    );
  }
}
