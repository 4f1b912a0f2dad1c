import { Injectable } from '@nestjs/common';
import { type FilingAction, filingMachine, type FilingState } from '@ipw/domain';
import { INVOICE_COLUMNS, type Invoiced, InvoiceService, invoiceRecord, RefundService } from '../code';
import { fromJson, type Sql } from '../core/db/db';
import { FileUseService } from '../core/files/file-use.service';
import { FieldCipher } from '../core/security/field-cipher';
import { tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { FilingEntity } from './filing.entity';
import { FILING_FILES } from './filing-draft.service';
import { openParties } from './filing-parties';
import { BILLED } from './filing-payment';

@Injectable()
export class FilingPersonalData extends PersonalData {
  readonly name = 'filing';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly uses: FileUseService,
    private readonly transitions: TransitionService,
    private readonly refunds: RefundService,
    private readonly invoices: InvoiceService,
  ) {
    super();
  }

  override export({ id }: ExportedMember) {
    return [
      tableFile<FilingEntity & Invoiced>(this.db, 'filings.json', {
        sql: `SELECT t.*, ${INVOICE_COLUMNS} FROM filing t LEFT JOIN invoice i ON i.order_id = t.id WHERE t.member_id = ?`,
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
          voucher: row.voucher_image,
          amount_fen: row.amount_fen,
          invoice: invoiceRecord(this.cipher, row),
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
   * A filing that is certified, or for which money may come or is owed, keeps its numbers and times; all others are
   * deleted. The credit of a certified one stays spent, others are released. One that is open is rejected, and refunded if it is paid.
   */
  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    const { to } = filingMachine.actions.certify;
    const filings = await sql.rows<FilingEntity>('SELECT * FROM filing WHERE member_id = ?', [id]);
    for (const filing of filings) {
      if (filingMachine.actions.reject.from.includes(filing.state)) await this.reject(sql, filing);
      await this.uses.replace(sql, { id: filing.id, ipId: filing.id }, 'live', null, FILING_FILES);
    }
    await sql.execute(
      'DELETE c FROM filing_credit c JOIN filing f ON f.id = c.filing_id WHERE f.member_id = ? AND c.spent = 0',
      [id],
    );
    await this.invoices.erase(sql, 'SELECT id FROM filing WHERE member_id = ?', [id]);
    await this.refunds.erase(sql, 'SELECT id FROM filing WHERE member_id = ?', [id]);
    await sql.execute('DELETE FROM filing_work WHERE member_id = ?', [id]);
    await sql.execute(`DELETE t FROM filing t WHERE t.member_id = ? AND t.state <> ? AND NOT ${BILLED}`, [
      id,
      to,
    ]);
    await sql.execute(
      `UPDATE filing SET title = NULL, description = NULL, parties = NULL, pictures = '[]', documents = '[]', reason = NULL,
        marks = NULL, registration_number = NULL, certificate_file = NULL, voucher_image = NULL WHERE member_id = ?`,
      [id],
    );
  }

  private reject(sql: Sql, { id }: FilingEntity) {
    return this.transitions.applyIn<FilingState, FilingAction, FilingEntity>(sql, {
      machine: filingMachine,
      table: 'filing',
      id,
      action: 'reject',
      actor: SYSTEM,
      reason: 'other',
      set: { reason_code: 'other', due_at: null },
      effect: async (effect, row) => {
        if (!row.paid) return;
        await this.refunds.open(effect, { subject: filingMachine.name, order_id: id }, SYSTEM);
        await this.invoices.cancel(effect, id);
      },
    });
  }
}
