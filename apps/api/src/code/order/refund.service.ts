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
import type { LabelOrderEntity } from './order.entity';
import type { RefundEntity } from './refund.entity';
import { orderArgs, productOf } from './order-message';

const refundReferenceContext = (id: string): string => `refund:${id}:reference`;

export type RefundDecision = z.output<typeof refundSettleInput>;

/** Refunds of rejected orders: opened by the rejection, settled by finance after the payment. */
@Injectable()
export class RefundService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
  ) {}

  async open(sql: Sql, order: LabelOrderEntity, actor: Actor): Promise<void> {
    const id = ulid();
    const amount_fen = Number(order.amount_fen);
    await sql.insert('refund', {
      id,
      order_id: order.id,
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
    await this.notify(sql, order, 'refund_opened', { days: DUE_DAYS.refund });
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
        const order = (await sql.one<LabelOrderEntity>('SELECT * FROM label_order WHERE id = ?', [
          row.order_id,
        ]))!;
        await this.notify(sql, order, 'refund_done', { day: paid_back_on });
      },
    });
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
    order: LabelOrderEntity,
    key: 'refund_opened' | 'refund_done',
    args: Record<string, string | number>,
  ): Promise<void> {
    await this.messages.send(sql, order.member_id, key, {
      product_name: await productOf(sql, order),
      amount: formatFen(Number(order.amount_fen)),
      ...orderArgs(order),
      ...args,
    });
  }
}
