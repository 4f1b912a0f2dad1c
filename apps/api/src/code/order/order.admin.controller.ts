import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  completeInput,
  contactRevealInput,
  type InvoiceView,
  issueRejectInput,
  type LabelOrderAction,
  labelOrderMachine,
  mayRole,
  reasonInput,
} from '@ipw/domain';
import { assignedOnly } from '../../core/auth/assignment';
import { Db } from '../../core/db/db';
import { anyNamed, type ListPlan } from '../../core/db/list-query';
import { Console, Staff } from '../../core/http/call';
import { parseBody } from '../../core/http/console-input';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { ReviewController, staffActions } from '../../core/review/review.controller';
import { SavedFilterService } from '../../core/review/saved-filter.service';
import { HistoryService } from '../../core/transition/history.service';
import { LabelContactService } from '../label-contact.service';
import { fitsWait, ORDER_COLUMNS, ORDER_JOINS, orderFacts, type OrderFound, OrderViews } from './order.view';
import { orNumbered } from './order-search';
import { type OrderDecision, OrderReviewService } from './order-review.service';

type Row = OrderFound & { ip_name: string; member_name: string; assignee_name: string | null };

const sealedOf = ({ email, tax_id_number }: InvoiceView) => ({ email, tax_id_number });

@Controller('api/admin/label-orders')
export class LabelOrderAdminController extends ReviewController(labelOrderMachine, {
  reject: issueRejectInput,
  refuse_voucher: reasonInput,
  complete: completeInput,
})<Row, OrderDecision> {
  constructor(
    protected readonly db: Db,
    protected readonly history: HistoryService,
    protected readonly filters: SavedFilterService,
    private readonly review: OrderReviewService,
    private readonly views: OrderViews,
    private readonly contacts: LabelContactService,
  ) {
    super();
  }

  protected plan(staff: StaffCaller): ListPlan {
    return {
      resource: 'label-orders',
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
      sorts: ['created_at', 'due_at', 'id'],
      always: assignedOnly(staff, 't.member_id'),
    };
  }

  protected apply(staff: StaffCaller, id: string, action: LabelOrderAction, decision: OrderDecision) {
    return this.review.apply(staff, id, action, decision);
  }

  protected view(row: Row, staff: StaffCaller) {
    return {
      id: row.id,
      ...orderFacts(row),
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
    const { invoice, ...contents } = await this.views.contents(row, staff);
    return {
      ...contents,
      goods: await this.views.goods(row, staff),
      ...this.contacts.masked(this.contacts.ofOrder(row)),
      invoice: invoice && { ...invoice, ...this.contacts.masked(sealedOf(invoice)) },
      reveals: mayRole(staff.role, 'label_order:review') && row.erased_at === null,
    };
  }

  /** Where labels are sent, for those who send them. */
  @Console('label_order:review')
  @Post(':id/reveal')
  @HttpCode(200)
  async reveal(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { reason } = parseBody(contactRevealInput, body);
    const row = await this.find(id, staff);
    const contact = this.contacts.ofOrder(row);
    return this.contacts.reveal(staff, labelOrderMachine.name, row.id, reason, contact);
  }
}
