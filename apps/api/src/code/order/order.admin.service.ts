import { Injectable } from '@nestjs/common';
import {
  type LabelOrderAction,
  type LabelOrderState,
  type InvoiceView,
  labelOrderAdminApi,
  labelOrderMachine,
  type LabelOrderRecord,
  type LabelOrderRow,
  mayRole,
  type OrderContact,
} from '@ipw/domain';
import { assignedOnly } from '../../core/auth/assignment';
import { anyNamed } from '../../core/db/list-filters';
import { listPlan, type ListPlan } from '../../core/db/list-query';
import type { AdminCall } from '../../core/http/admin.controller';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { ReviewRecordService, staffActions } from '../../core/review/review-record.service';
import { FieldCipher } from '../../core/security/field-cipher';
import { LabelContactService } from '../contact';
import { OrderReviewService } from './order-review.service';
import { OrderDetailService } from './order-detail.service';
import { openOrderContact } from './order-contact';
import { orNumbered } from './order-search';
import { fitsWait, ORDER_COLUMNS, ORDER_JOINS, orderFacts, type OrderFound } from './order.view';

type Row = OrderFound & { ip_name: string; member_name: string; assignee_name: string | null };

const sealedOf = ({ email, tax_id_number }: InvoiceView) => ({ email, tax_id_number });

@Injectable()
export class LabelOrderAdminService extends ReviewRecordService<
  Row,
  LabelOrderState,
  LabelOrderAction,
  LabelOrderRow,
  LabelOrderRecord
> {
  protected readonly machine = labelOrderMachine;
  protected readonly inputs = labelOrderAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: OrderReviewService,
    private readonly orderDetails: OrderDetailService,
    private readonly cipher: FieldCipher,
    private readonly contacts: LabelContactService,
  ) {
    super();
  }

  /** Without orders that wait for their holder, whose due dates are not the staff's. */
  protected override get awaiting() {
    const { sql, params } = super.awaiting;
    return { sql: `${sql} AND (t.paid = 1 OR t.voucher_image IS NOT NULL)`, params };
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(labelOrderAdminApi.list, {
      table: 'label_order',
      columns: `${ORDER_COLUMNS}, ip.ip_name, m.username AS member_name, s.name AS assignee_name`,
      joins: `${ORDER_JOINS} JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id LEFT JOIN staff s ON s.id = t.assignee_id`,
      filters: {
        state: 'state',
        paid: 'paid',
        label_type: 'label_type',
        payment_type: 'payment_type',
        ip_id: 'ip_id',
        goods_id: 'goods_id',
        q: (value) => orNumbered(value, anyNamed(value)),
      },
      always: assignedOnly(staff, 't.member_id'),
    });
  }

  protected view(row: Row, staff: StaffCaller): LabelOrderRow {
    const facts = orderFacts(row);
    const isHoldersTurn = facts.waits_for === 'payment' || facts.waits_for === 'voucher';
    return {
      id: row.id,
      ...facts,
      due_at: isHoldersTurn ? null : facts.due_at,
      actions: staffActions(labelOrderMachine, row, staff).filter((action) => fitsWait(action, row)),
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      member_id: row.member_id,
      member_name: row.member_name,
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: iso(row.assigned_at),
    };
  }

  protected override async details(row: Row, staff: StaffCaller) {
    const { invoice, ...contents } = await this.orderDetails.contents(row, staff);
    return {
      ...contents,
      goods: await this.orderDetails.goods(row, staff),
      ...this.contacts.masked(openOrderContact(this.cipher, row)),
      invoice: invoice && { ...invoice, ...this.contacts.masked(sealedOf(invoice)) },
      reveals: mayRole(staff.role, 'label_order:review') && (row.erased_at ?? row.emptied_at) === null,
    };
  }

  /** The unmasked delivery contact, for staff who send labels. */
  async reveal({ id, input, staff }: AdminCall<typeof labelOrderAdminApi.reveal>): Promise<OrderContact> {
    const row = await this.find(id, staff);
    const contact = openOrderContact(this.cipher, row);
    return this.contacts.reveal(staff, this.subject, row.id, input.reason, contact);
  }
}
