import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  formatFen,
  type RefundAction,
  refundMachine,
  type refundSettleInput,
  type RefundState,
  type RefundView,
  shanghaiDay,
  ulid,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import type { Sql } from '../../core/db/db';
import { validationError } from '../../core/errors/domain-error';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { FieldCipher } from '../../core/security/field-cipher';
import { type Actor, HistoryService } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { MessageService } from '../../message';
import { type PaidThing, PayableService } from '../payable';
import type { RefundEntity } from './refund.entity';

const refundReferenceContext = (id: string): string => `refund:${id}:reference`;

export type RefundDecision = z.output<typeof refundSettleInput>;

/** What was paid, by its kind and id. */
type Paid = Pick<RefundEntity, 'subject' | 'order_id'>;

/** Refunds of rejected orders and filings: opened by the rejection, settled by finance after the payment. */
@Injectable()
export class RefundService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
    private readonly payables: PayableService,
  ) {}

  /** Opens a refund of a thing that was paid. */
  async open(sql: Sql, of: Paid, actor: Actor): Promise<void> {
    const { thing } = await this.payables.find(sql, of);
    const { amount_fen } = thing;
    const id = ulid();
    await sql.insert('refund', {
      id,
      subject: of.subject,
      order_id: of.order_id,
      amount_fen,
      due_at: addWorkingDays(new Date(), DUE_DAYS.refund),
    });
    await this.history.write(sql, {
      subject: refundMachine.name,
      subjectId: id,
      action: 'create',
      actor,
      to: refundMachine.initial,
      after: { amount_fen },
    });
    await this.notify(sql, thing, 'refund_opened', { days: DUE_DAYS.refund });
  }

  settle(
    staff: StaffCaller,
    id: string,
    action: RefundAction,
    { version, method, reference, paid_back_on }: RefundDecision,
  ) {
    return this.transitions.apply<RefundState, RefundAction, RefundEntity>({
      machine: refundMachine,
      table: 'refund',
      id,
      action,
      actor: staff,
      version,
      set: (row) => {
        const date = shanghaiDay(row.created_at);
        if (paid_back_on < date) throw validationError('paid_back_on', 'earliest_date', { date });
        return {
          method,
          paid_back_on,
          reference: this.cipher.seal(refundReferenceContext(id), reference),
          settled_at: new Date(),
          due_at: null,
        };
      },
      effect: async (sql, row) => {
        const { thing } = await this.payables.find(sql, row);
        await this.notify(sql, thing, 'refund_done', { day: paid_back_on });
      },
    });
  }

  /** The refund of a thing that was paid; of several, the one still open. */
  async of(sql: Sql, orderId: string): Promise<RefundView | null> {
    const row = await sql.one<RefundEntity>(
      'SELECT * FROM refund WHERE order_id = ? ORDER BY state = ? DESC, id DESC LIMIT 1',
      [orderId, refundMachine.initial],
    );
    return row ? this.view(row) : null;
  }

  view(row: RefundEntity): RefundView {
    return {
      state: row.state,
      amount_fen: Number(row.amount_fen),
      due_at: iso(row.due_at),
      method: row.method,
      reference: row.reference && this.cipher.open(refundReferenceContext(row.id), row.reference),
      paid_back_on: row.paid_back_on?.toISOString().slice(0, 10) ?? null,
    };
  }

  private async notify(
    sql: Sql,
    { member_id, product_name, amount_fen, page, args: about }: PaidThing,
    key: 'refund_opened' | 'refund_done',
    args: Record<string, string | number>,
  ): Promise<void> {
    const words = { product_name, amount: formatFen(amount_fen), ...about, ...args };
    await this.messages.send(sql, member_id, key, words, page.replace(/^\/#/, ''));
  }
}
