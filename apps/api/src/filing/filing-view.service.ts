import { Injectable } from '@nestjs/common';
import {
  FILING_FEN,
  FILING_HOURS,
  type filingApi,
  type FilingDetail,
  filingMachine,
  type FilingOffer,
  type FilingRow,
  type Input,
  invoiceMachine,
  type Page,
  type UploadedFile,
  VERIFIED,
} from '@ipw/domain';
import { InvoiceService, RefundService } from '../code';
import { Db, fromJson } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { FieldCipher } from '../core/security/field-cipher';
import { EvidenceService } from '../evidence';
import type { MemberEntity } from '../member';
import type { FilingEntity } from './filing.entity';
import { FilingCreditService } from './filing-credit.service';
import { BILLED, type BilledFiling, isInvoiceable, ownFiling } from './filing-payment';
import { filingContents, memberFiling } from './filing.view';

/** What a member reads of filings: the offer, the list, one filing with its invoice, its certificate. */
@Injectable()
export class FilingViewService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly evidence: EvidenceService,
    private readonly cipher: FieldCipher,
    private readonly credit: FilingCreditService,
    private readonly refunds: RefundService,
    private readonly invoices: InvoiceService,
  ) {}

  async offer(me: MemberCaller): Promise<FilingOffer> {
    const member = (await this.db.one<MemberEntity>('SELECT * FROM member WHERE id = ?', [me.id]))!;
    const used_by = await this.credit.usedByMember(this.db, member);
    const own = await this.db.one<{ filing_id: string; filing_number: string | null; spent: 0 | 1 }>(
      `SELECT c.filing_id, c.spent, f.filing_number FROM filing_credit c JOIN filing f ON f.id = c.filing_id
        WHERE f.member_id = ? LIMIT 1`,
      [me.id],
    );
    return {
      price_fen: FILING_FEN,
      credit_fen: FILING_FEN,
      certificate_hours: FILING_HOURS,
      credit: used_by.length === 0 ? 1 : 0,
      used_by,
      filing_id: own?.filing_id ?? null,
      filing_number: own?.filing_number ?? null,
      spent: own?.spent ?? 0,
      is_auth: member.auth_status === VERIFIED ? 1 : 0,
    };
  }

  list(me: MemberCaller, paging: Input<typeof filingApi.list>): Promise<Page<FilingRow>> {
    const columns = `t.*, ${BILLED} AS billed`;
    return pageOf<BilledFiling, FilingRow>(
      this.db,
      { from: 'filing t', by: 'created_at', columns, where: 't.member_id = ?', params: [me.id] },
      paging,
      (row) => memberFiling(row, this.files, me),
    );
  }

  async detail(me: MemberCaller, id: string): Promise<FilingDetail> {
    const row = await ownFiling(this.db, me, id);
    return {
      ...memberFiling(row, this.files, me),
      ...(await filingContents(row, this.files, this.cipher, me)),
      evidence: await this.evidence.of(fromJson<string[]>(row.pictures)),
      paying: row.paid || !(await this.isPaying(id)) ? 0 : 1,
      refund: await this.refunds.of(this.db, id),
      ...(await this.invoiceOf(me, row)),
    };
  }

  private async invoiceOf(me: MemberCaller, row: FilingEntity) {
    const invoice = await this.invoices.of(row.id, me);
    const may = !invoice || invoiceMachine.actions.request.from.includes(invoice.state);
    return { invoice, invoiceable: may && isInvoiceable(row) ? 1 : 0 } as const;
  }

  private async isPaying(id: string): Promise<boolean> {
    return (
      (await this.db.one('SELECT 1 FROM label_payment WHERE order_id = ? AND is_open = 1', [id])) !==
      undefined
    );
  }

  /** The certificate of the centre; one that is not there yet is refused with the state. */
  async certificate(me: MemberCaller, id: string): Promise<UploadedFile> {
    const row = await ownFiling(this.db, me, id);
    if (!row.certificate_file)
      throw new DomainError('STATE', {
        machine: filingMachine.name,
        state: row.state,
        allowed: [filingMachine.actions.certify.to],
      });
    const [file] = await this.files.many([row.certificate_file], me);
    if (!file) throw notFound();
    return file;
  }
}
