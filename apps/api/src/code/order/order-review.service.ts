import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  type LabelOrderAction,
  labelOrderMachine,
  type LabelOrderState,
  orderWaits,
} from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { DomainError } from '../../core/errors/domain-error';
import { FileService } from '../../core/files/file.service';
import type { StaffCaller } from '../../core/http/context';
import { reasonColumns, reasonLine } from '../../core/review/reason';
import { type Decision, StaffDecisionService, type StaffMove } from '../../core/review/review-record.service';
import { OwnMatterService } from '../../member';
import { MessageService } from '../../message';
import { InvoiceService } from './invoice.service';
import type { LabelOrderEntity } from './order.entity';
import { factsOf, fitsWait } from './order.view';
import { orderArgs, orderReaders, productOf } from './order-message';
import { paidNow } from './order-payment';
import { RefundService } from './refund.service';

export type OrderDecision = Decision & { courier?: string; tracking_number?: string };
type OrderMove = StaffMove<LabelOrderState, LabelOrderAction, LabelOrderEntity>;

/** The staff side of a label order: payment, fulfilment, rejection. Nobody decides on orders of an IP they work on. */
@Injectable()
export class OrderReviewService extends StaffDecisionService<
  LabelOrderState,
  LabelOrderAction,
  LabelOrderEntity,
  OrderDecision
> {
  protected readonly machine = labelOrderMachine;
  protected readonly table = 'label_order';

  constructor(
    private readonly matters: OwnMatterService,
    private readonly messages: MessageService,
    private readonly files: FileService,
    private readonly refunds: RefundService,
    private readonly invoices: InvoiceService,
  ) {
    super();
  }

  protected override refuseOwn(sql: Sql, staff: StaffCaller, { ip_id }: LabelOrderEntity): Promise<void> {
    return this.matters.refuseIp(sql, staff, ip_id);
  }

  /** Refuses an action for which the order is not far enough, such as completing an unpaid one. */
  protected override moveOf(staff: StaffCaller, action: LabelOrderAction, decision: OrderDecision) {
    const { set, ...move } = super.moveOf(staff, action, decision);
    return {
      ...move,
      set: (row: LabelOrderEntity) => {
        if (!fitsWait(action, row)) throw new DomainError('UNPAID', { waits_for: orderWaits(factsOf(row)) });
        return typeof set === 'function' ? set(row) : (set ?? {});
      },
    };
  }

  protected moves(
    staff: StaffCaller,
    { reason_code, reason = '', courier, tracking_number }: OrderDecision,
  ): Partial<Record<LabelOrderAction, OrderMove>> {
    const decided = { decided_at: new Date(), due_at: null };
    return {
      confirm_payment: {
        set: (row) => paidNow(row, new Date()),
        effect: (sql, row) => this.notify(sql, row, 'label_order_paid'),
      },
      refuse_voucher: {
        reason,
        set: { voucher_image: null, due_at: addWorkingDays(new Date(), DUE_DAYS.payment) },
        effect: async (sql, row) => {
          await this.files.release(sql, [row.voucher_image!]);
          await this.notify(sql, row, 'voucher_refused', { reason });
        },
      },
      complete: {
        set: { ...decided, courier: courier!, tracking_number: tracking_number! },
        effect: (sql, row) => this.fulfil(sql, row, { courier: courier!, tracking_number: tracking_number! }),
      },
      reject: {
        reason: reasonLine({ reason_code, reason }),
        set: { ...decided, ...reasonColumns({ reason_code, reason }) },
        effect: async (sql, row) => {
          if (row.paid) {
            await this.refunds.open(sql, { subject: labelOrderMachine.name, order_id: row.id }, staff);
            await this.invoices.cancel(sql, row.id);
          }
          const reason_key = `issue_reason.${reason_code!}`;
          await this.notify(sql, row, 'label_order_rejected', { reason_key, reason });
        },
      },
    };
  }

  /** Adds the quantity to the goods; their picture was reviewed and may be shown on scan pages. */
  private async fulfil(sql: Sql, row: LabelOrderEntity, sent: { courier: string; tracking_number: string }) {
    await sql.execute('UPDATE code_goods SET ordered = ordered + ?, version = version + 1 WHERE id = ?', [
      row.quantity,
      row.goods_id,
    ]);
    const goods = await sql.one<{ image_id: string }>('SELECT image_id FROM code_goods WHERE id = ?', [
      row.goods_id,
    ]);
    await this.files.reviewed(sql, [goods!.image_id]);
    await this.notify(sql, row, 'label_order_completed', sent);
  }

  private async notify(
    sql: Sql,
    row: LabelOrderEntity,
    key: Parameters<MessageService['send']>[2],
    args: Record<string, string> = {},
  ): Promise<void> {
    const product_name = await productOf(sql, row);
    for (const reader of await orderReaders(sql, row))
      await this.messages.send(sql, reader, key, { product_name, ...orderArgs(row), ...args });
  }
}
