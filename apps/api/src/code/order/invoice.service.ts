import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  type Input,
  type InvoiceAction,
  type InvoiceContact,
  invoiceMachine,
  type InvoiceState,
  type InvoiceView,
  labelOrderMachine,
  type orderApi,
  RETENTION,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Sql } from '../../core/db/db';
import { sweepEach } from '../../core/db/sweep';
import { DomainError, notFound, validationError } from '../../core/errors/domain-error';
import { FileService, type Viewer } from '../../core/files/file.service';
import { FileUseService } from '../../core/files/file-use.service';
import type { MemberCaller, StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService, SYSTEM } from '../../core/transition/history.service';
import { type Move, TransitionService } from '../../core/transition/transition.service';
import { MessageService } from '../../message';
import { type PaidRef, PayableService } from '../payable';
import { openInvoiceContact, sealInvoiceContact } from './invoice-contact';
import type { InvoiceEntity } from './invoice.entity';

export interface InvoiceDecision {
  version: number;
  reason?: string;
  invoice_number?: string;
  /** The uploaded document. */
  file?: string;
}
/** Actions of staff; `cancel` follows from the refund. */
export type StaffAction = Exclude<InvoiceAction, 'cancel' | 'request'>;
type InvoiceMove = Pick<Move<InvoiceState, InvoiceAction, InvoiceEntity>, 'set' | 'effect'>;

const FILE = { file: 'invoice_file' } as const;

/** Invoices of paid orders and filings: frozen when requested, issued by finance, voided and issued again when wrong. */
@Injectable()
export class InvoiceService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
    private readonly uses: FileUseService,
    private readonly files: FileService,
    private readonly payables: PayableService,
  ) {}

  /** Of a label order of the IP. */
  async requestOfOrder(
    me: MemberCaller,
    { ip_id, order_id, ...input }: Input<typeof orderApi.invoiceRequest>,
  ): Promise<{ state: InvoiceState }> {
    const own = await this.db.one(
      'SELECT 1 FROM label_order WHERE id = ? AND ip_id = ? AND erased_at IS NULL',
      [order_id, ip_id],
    );
    if (!own) throw notFound();
    return this.request(me, { subject: labelOrderMachine.name, order_id }, input);
  }

  /** Of a thing that is paid; one that was refunded and paid anew is asked for again. */
  async request(
    me: MemberCaller,
    of: PaidRef,
    { company_name, tax_id_number, email }: Pick<InvoiceView, 'company_name' | keyof InvoiceContact>,
  ): Promise<{ state: InvoiceState }> {
    await this.db.tx(async (sql) => {
      const { thing } = await this.payables.find(sql, of, true);
      if (!thing.invoiceable) throw new DomainError('UNPAID');
      const known = await sql.one<InvoiceEntity>('SELECT * FROM invoice WHERE order_id = ?', [of.order_id]);
      const id = known?.id ?? ulid();
      const asked = {
        company_name,
        ...sealInvoiceContact(this.cipher, id, { tax_id_number, email }),
        amount_fen: thing.amount_fen,
        due_at: addWorkingDays(new Date(), DUE_DAYS.invoice),
      };
      if (known) {
        await this.transitions.applyIn<InvoiceState, InvoiceAction, InvoiceEntity>(sql, {
          machine: invoiceMachine,
          table: 'invoice',
          id,
          action: 'request',
          actor: me,
          set: asked,
        });
        return;
      }
      await sql.insert('invoice', { id, ...of, ...asked });
      await this.history.write(sql, {
        subject: invoiceMachine.name,
        subjectId: id,
        action: 'request',
        actor: me,
        to: invoiceMachine.initial,
        after: { company_name },
        content: ['company_name'],
      });
    });
    return { state: invoiceMachine.initial };
  }

  /** The invoice of a thing that was paid, as its owner and staff see it. */
  async of(orderId: string, viewer: Viewer): Promise<InvoiceView | null> {
    const row = await this.db.one<InvoiceEntity>('SELECT * FROM invoice WHERE order_id = ?', [orderId]);
    if (!row) return null;
    const file = await this.files.oneOrNull(row.file_id, viewer);
    return {
      company_name: row.company_name,
      ...openInvoiceContact(this.cipher, row),
      amount_fen: Number(row.amount_fen),
      state: row.state,
      invoice_number: row.invoice_number,
      file,
      requested_at: row.created_at.toISOString(),
      issued_at: iso(row.issued_at),
      due_at: iso(row.due_at),
    };
  }

  apply(staff: StaffCaller, id: string, action: StaffAction, decision: InvoiceDecision) {
    const moves: Record<StaffAction, InvoiceMove> = {
      issue: {
        set: {
          invoice_number: decision.invoice_number!,
          file_id: decision.file!,
          issued_at: new Date(),
          due_at: null,
        },
        effect: async (sql, row) => {
          const { thing } = await this.payables.find(sql, row);
          const { owner_id: ipId, product_name, args, link } = thing;
          const paper = { file: decision.file! };
          await this.uses.attach(sql, staff.id, ipId, paper, FILE, []);
          await this.uses.replace(sql, { id, ipId }, 'live', paper, FILE);
          const words = { product_name, invoice_number: decision.invoice_number!, ...args };
          for (const reader of thing.readers)
            await this.messages.send(sql, reader, 'invoice_issued', words, link);
        },
      },
      void: {
        set: {
          invoice_number: null,
          file_id: null,
          issued_at: null,
          due_at: addWorkingDays(new Date(), DUE_DAYS.invoice),
        },
        effect: async (sql, row) => {
          const { thing } = await this.payables.find(sql, row);
          await this.uses.replace(sql, { id, ipId: thing.owner_id }, 'live', null, FILE);
          if (!thing.invoiceable) await this.cancel(sql, thing.id);
        },
      },
    };
    return this.transitions
      .apply<InvoiceState, InvoiceAction, InvoiceEntity>(
        {
          machine: invoiceMachine,
          table: 'invoice',
          id,
          action,
          actor: staff,
          version: decision.version,
          reason: decision.reason ?? null,
          ...moves[action],
        },
        'committed',
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? validationError('invoice_number', 'duplicate') : error;
      });
  }

  /** Erases who was invoiced; numbers and amounts are kept by law. `paid` selects ids of what was paid. */
  async erase(sql: Sql, paid: string, params: readonly unknown[]): Promise<void> {
    const rows = await sql.rows<Pick<InvoiceEntity, 'id'>>(
      `SELECT id FROM invoice WHERE order_id IN (${paid})`,
      [...params],
    );
    for (const { id } of rows) await this.empty(sql, id);
  }

  /** Deletes who was invoiced, and the document, years after the end. */
  async expire(): Promise<void> {
    await sweepEach<Pick<InvoiceEntity, 'id'>>(
      this.db,
      'SELECT id FROM invoice WHERE kept_since < NOW(3) - INTERVAL ? YEAR',
      [RETENTION.matterYears],
      ({ id }) => this.db.tx((sql) => this.empty(sql, id)),
    );
  }

  private async empty(sql: Sql, id: string): Promise<void> {
    const contact = sealInvoiceContact(this.cipher, id, { email: '', tax_id_number: '' });
    await sql.update('invoice', { company_name: '', ...contact, file_id: null }, { id });
    await this.uses.replace(sql, { id, ipId: id }, 'live', null, FILE);
  }

  /** Cancels the invoice of a payment that is refunded; one already issued must be voided by finance first. */
  async cancel(sql: Sql, orderId: string): Promise<void> {
    const invoice = await sql.one<InvoiceEntity>('SELECT * FROM invoice WHERE order_id = ? FOR UPDATE', [
      orderId,
    ]);
    if (!invoice || !invoiceMachine.actions.cancel.from.includes(invoice.state)) return;
    await this.transitions.applyIn<InvoiceState, InvoiceAction, InvoiceEntity>(sql, {
      machine: invoiceMachine,
      table: 'invoice',
      id: invoice.id,
      action: 'cancel',
      actor: SYSTEM,
      set: { due_at: null },
    });
  }
}
