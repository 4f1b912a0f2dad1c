import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  type Input,
  type InvoiceAction,
  invoiceMachine,
  type InvoiceState,
  type orderApi,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Sql } from '../../core/db/db';
import { DomainError, notFound, validationError } from '../../core/errors/domain-error';
import { FileUseService } from '../../core/files/file-use.service';
import type { MemberCaller, StaffCaller } from '../../core/http/context';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService, SYSTEM } from '../../core/transition/history.service';
import { type Move, TransitionService } from '../../core/transition/transition.service';
import { MessageService } from '../../message';
import { sealInvoiceContact } from './invoice-contact';
import type { InvoiceEntity } from './invoice.entity';
import type { LabelOrderEntity } from './order.entity';
import { orderArgs, productOf } from './order-message';

export interface InvoiceDecision {
  version: number;
  reason?: string;
  invoice_number?: string;
  /** The uploaded document. */
  file?: string;
}
/** Actions of staff; `cancel` follows from the order. */
export type StaffAction = Exclude<InvoiceAction, 'cancel'>;
type InvoiceMove = Pick<Move<InvoiceState, InvoiceAction, InvoiceEntity>, 'set' | 'effect'>;

const FILE = { file: 'invoice_file' } as const;

/** Invoices of paid orders: frozen when requested, issued by finance, voided and issued again when wrong. */
@Injectable()
export class InvoiceService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
    private readonly uses: FileUseService,
  ) {}

  async request(
    me: MemberCaller,
    { ip_id, order_id, company_name, tax_id_number, email }: Input<typeof orderApi.invoiceRequest>,
  ): Promise<{ state: InvoiceState }> {
    const id = ulid();
    await this.db.tx(async (sql) => {
      const order = await sql.one<LabelOrderEntity>(
        'SELECT * FROM label_order WHERE id = ? AND ip_id = ? AND erased_at IS NULL FOR UPDATE',
        [order_id, ip_id],
      );
      if (!order) throw notFound();
      // The payment of a rejected order is refunded, so there is nothing to invoice.
      if (!order.paid || order.reason_code) throw new DomainError('UNPAID');
      try {
        await sql.insert('invoice', {
          id,
          order_id,
          company_name,
          ...sealInvoiceContact(this.cipher, id, { tax_id_number, email }),
          amount_fen: Number(order.amount_fen),
          due_at: addWorkingDays(new Date(), DUE_DAYS.invoice),
        });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const known = (await sql.one<InvoiceEntity>('SELECT * FROM invoice WHERE order_id = ?', [order_id]))!;
        throw new DomainError('STATE', { machine: invoiceMachine.name, state: known.state, allowed: [] });
      }
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
          const order = await orderOf(sql, row);
          const paper = { file: decision.file! };
          await this.uses.attach(sql, staff.id, order.ip_id, paper, FILE, []);
          await this.uses.replace(sql, { id, ipId: order.ip_id }, 'live', paper, FILE);
          await this.messages.send(sql, order.member_id, 'invoice_issued', {
            product_name: await productOf(sql, order),
            invoice_number: decision.invoice_number!,
            ...orderArgs(order),
          });
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
          const order = await orderOf(sql, row);
          await this.uses.replace(sql, { id, ipId: order.ip_id }, 'live', null, FILE);
          if (order.reason_code) await this.cancel(sql, order.id);
        },
      },
    };
    return this.transitions
      .apply<InvoiceState, InvoiceAction, InvoiceEntity>({
        machine: invoiceMachine,
        table: 'invoice',
        id,
        action,
        actor: staff,
        version: decision.version,
        reason: decision.reason ?? null,
        ...moves[action],
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? validationError('invoice_number', 'duplicate') : error;
      });
  }

  /** Cancels the invoice of a rejected order; one already issued must be voided by finance first. */
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

const orderOf = async (sql: Sql, { order_id }: InvoiceEntity): Promise<LabelOrderEntity> =>
  (await sql.one<LabelOrderEntity>('SELECT * FROM label_order WHERE id = ?', [order_id]))!;
