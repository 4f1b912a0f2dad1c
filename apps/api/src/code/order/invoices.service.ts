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
import { Db, isDuplicate } from '../../core/db/db';
import { DomainError, notFound, refuse } from '../../core/errors/domain-error';
import type { MemberCaller, StaffCaller } from '../../core/http/context';
import { FieldCipher } from '../../core/security/field-cipher';
import { History } from '../../core/transition/history';
import { Transitions } from '../../core/transition/transitions';
import { Messages } from '../../message/message.service';
import type { InvoiceEntity, LabelOrderEntity } from './order.entity';
import { invoiceEmailPlace } from '../sealed-places';
import { orderArgs, productOf } from './order-message';

export interface InvoiceDecision {
  version: number;
  reason?: string;
  invoice_number?: string;
}

/** Invoices of paid orders: frozen once asked for, issued by finance, voided and issued anew when wrong. */
@Injectable()
export class Invoices {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly history: History,
    private readonly transitions: Transitions,
    private readonly messages: Messages,
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
      // What was rejected goes back: there is nothing to invoice.
      if (!order.paid || order.reason_code) throw new DomainError('UNPAID');
      try {
        await sql.insert('invoice', {
          id,
          order_id,
          company_name,
          tax_id_number,
          email: this.cipher.seal(invoiceEmailPlace(id), email),
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
        after: { company_name, tax_id_number },
        content: ['company_name', 'tax_id_number'],
      });
    });
    return { state: invoiceMachine.initial };
  }

  apply(staff: StaffCaller, id: string, action: InvoiceAction, decision: InvoiceDecision) {
    const invoice_number = decision.invoice_number ?? null;
    return this.transitions
      .apply<InvoiceState, InvoiceAction, InvoiceEntity>({
        machine: invoiceMachine,
        table: 'invoice',
        id,
        action,
        actor: staff,
        version: decision.version,
        reason: decision.reason ?? null,
        set:
          action === 'issue'
            ? { invoice_number, issued_at: new Date(), due_at: null }
            : { invoice_number: null, issued_at: null, due_at: addWorkingDays(new Date(), DUE_DAYS.invoice) },
        ...(action === 'issue' && {
          effect: async (sql, row) => {
            const order = (await sql.one<LabelOrderEntity>('SELECT * FROM label_order WHERE id = ?', [
              row.order_id,
            ]))!;
            const product_name = await productOf(sql, order);
            await this.messages.send(sql, order.member_id, 'invoice_issued', {
              product_name,
              invoice_number: invoice_number!,
              ...orderArgs(order),
            });
          },
        }),
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? refuse('invoice_number', 'duplicate') : error;
      });
  }
}
