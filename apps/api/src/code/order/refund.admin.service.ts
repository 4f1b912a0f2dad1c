import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Counts,
  refundAdminApi,
  refundMachine,
  type RefundRecord,
  type RefundRow,
  staffMay,
  statesAwaiting,
} from '@ipw/domain';
import { like, listPlan, type ListPlan } from '../../core/db/list-query';
import { FileService } from '../../core/files/file.service';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { AdminCall } from '../../core/http/admin.controller';
import { parseUlidParam, actionInput } from '../../core/http/body';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { PAID_JOINS, PAID_NUMBER } from '../payable';
import { orNumbered } from './order-search';
import type { LabelOrderEntity } from './order.entity';
import type { RefundEntity } from './refund.entity';
import { RefundService } from './refund.service';

type Row = RefundEntity & { ip_name: string | null; product_name: string } & Pick<
    LabelOrderEntity,
    'order_number' | 'payment_type' | 'paid_at' | 'voucher_image' | 'reason_code'
  > & { provider_ref: string | null };

/** A column of what it pays back; of a refund of an earlier release, as the thing that was paid has it now. */
const paid = (column: string, now: string) => `IF(t.payment_type IS NULL, ${now}, t.${column}) AS ${column}`;

@Injectable()
export class RefundAdminService extends AdminRecordService<Row, RefundRow, RefundRecord> {
  protected readonly subject = refundMachine.name;

  constructor(
    private readonly files: FileService,
    private readonly refunds: RefundService,
  ) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, statesAwaiting(refundMachine, 'staff'));
  }

  protected plan(): ListPlan {
    return listPlan(refundAdminApi.list, {
      table: 'refund',
      columns: `t.*, COALESCE(o.order_number, f.filing_number) AS order_number, ${paid('payment_type', 'COALESCE(o.payment_type, f.pay)')},
        ${paid('paid_at', 'COALESCE(o.paid_at, f.paid_at, p.paid_at)')}, ${paid('voucher_image', 'COALESCE(o.voucher_image, f.voucher_image)')},
        o.reason_code, p.provider_ref, ip.ip_name, COALESCE(g.product_name, f.title) AS product_name`,
      joins: `${PAID_JOINS}
        LEFT JOIN label_payment p ON p.id = IF(t.payment_type IS NULL,
          (SELECT MAX(y.id) FROM label_payment y WHERE y.order_id = t.order_id AND y.paid_at IS NOT NULL), t.payment_id)`,
      filters: {
        state: 'state',
        order_id: 'order_id',
        q: (value) =>
          orNumbered(
            value,
            {
              sql: `t.order_id IN (SELECT o.id FROM label_order o JOIN ip ON ip.id = o.ip_id JOIN code_goods g ON g.id = o.goods_id WHERE ip.ip_name LIKE ? OR g.product_name LIKE ?
                UNION SELECT f.id FROM filing f WHERE f.title LIKE ?)`,
              params: [like(value), like(value), like(value)],
            },
            PAID_NUMBER,
          ),
      },
    });
  }

  async decide(call: AdminCall): Promise<RefundRecord> {
    const { action, input } = actionInput(refundAdminApi.decide, call);
    await this.refunds.settle(call.staff, parseUlidParam(call.id), action, input);
    return this.one(call);
  }

  protected view(row: Row, staff: StaffCaller): RefundRow {
    return {
      id: row.id,
      ...this.refunds.view(row),
      version: row.version,
      actions: actionsFor(refundMachine, row.state, staffMay(staff.role)),
      subject: row.subject,
      order_id: row.order_id,
      order_number: row.order_number,
      ip_name: row.ip_name,
      product_name: row.product_name,
      payment_type: row.payment_type,
      /** The wallet's number of the payment. */
      payment_ref: row.provider_ref,
      paid_at: iso(row.paid_at),
      reason_code: row.reason_code,
      settled_at: iso(row.settled_at),
      created_at: row.created_at.toISOString(),
    };
  }

  /** Adds the voucher of a transfer, which shows the account the money came from. */
  protected override async details(row: Row, staff: StaffCaller) {
    const voucher = await this.files.oneOrNull(row.voucher_image, staff);
    return { voucher };
  }
}
