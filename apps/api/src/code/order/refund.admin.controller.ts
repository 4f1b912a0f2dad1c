import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  actionsFor,
  type RefundAction,
  refundMachine,
  refundSettleInput,
  staffMay,
  statesAwaiting,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import { countRows, like, type ListPlan } from '../../core/db/list-query';
import { notFound, refuse } from '../../core/errors/domain-error';
import { Console, Staff } from '../../core/http/call';
import { recordId } from '../../core/http/console-id';
import { checked } from '../../core/http/console-input';
import { answerList } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { Files } from '../../core/files/files';
import { History } from '../../core/transition/history';
import type { LabelOrderEntity, LabelPaymentEntity, RefundEntity } from './order.entity';
import { Refunds } from './refunds.service';

type Row = RefundEntity & { ip_name: string; product_name: string } & Pick<
    LabelOrderEntity,
    'payment_type' | 'paid_at' | 'voucher_image' | 'reason_code'
  > &
  Pick<LabelPaymentEntity, 'provider_ref'>;

const PLAN: ListPlan = {
  resource: 'refunds',
  table: 'refund',
  columns:
    't.*, o.payment_type, COALESCE(o.paid_at, p.paid_at) AS paid_at, o.voucher_image, o.reason_code, p.provider_ref, ip.ip_name, g.product_name',
  joins:
    'JOIN label_order o ON o.id = t.order_id JOIN ip ON ip.id = o.ip_id JOIN code_goods g ON g.id = o.goods_id LEFT JOIN label_payment p ON p.id = (SELECT MAX(y.id) FROM label_payment y WHERE y.order_id = o.id AND y.paid_at IS NOT NULL)',
  filters: {
    state: 'state',
    order_id: 'order_id',
    q: (value) => ({
      sql: 't.order_id IN (SELECT o.id FROM label_order o JOIN ip ON ip.id = o.ip_id JOIN code_goods g ON g.id = o.goods_id WHERE ip.ip_name LIKE ? OR g.product_name LIKE ?)',
      params: [like(value), like(value)],
    }),
  },
  sorts: ['due_at', 'created_at', 'id'],
};

/** The bodies of what can be done to a refund. */
const INPUTS = { settle: refundSettleInput } satisfies Record<RefundAction, unknown>;

@Controller('api/admin/refunds')
export class RefundAdminController {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly history: History,
    private readonly refunds: Refunds,
  ) {}

  @Console('refund:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, PLAN, request, reply, (row) => this.view(row, staff));
  }

  @Console('refund:read')
  @Get('counts')
  async counts(): Promise<Record<string, number>> {
    const states = statesAwaiting(refundMachine, 'staff');
    const count = async (state: string) =>
      [state, await countRows(this.db, PLAN.table, 'WHERE t.state = ?', [state])] as const;
    return Object.fromEntries(await Promise.all(states.map(count)));
  }

  /** With the voucher of a transfer: it says which account the money came from. */
  @Console('refund:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    const row = await this.find(id);
    const [voucher = null] = await this.files.many(row.voucher_image ? [row.voucher_image] : [], staff);
    return { ...this.view(row, staff), voucher };
  }

  @Console('refund:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    return this.history.of(refundMachine.name, (await this.find(id)).id);
  }

  @Console('refund:write')
  @Post(':id/:action')
  @HttpCode(200)
  async decide(
    @Param('id') id: string,
    @Param('action') action: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
  ) {
    if (!Object.hasOwn(INPUTS, action)) throw refuse('action', 'choice');
    const known = action as RefundAction;
    await this.refunds.settle(staff, recordId(id), known, checked(INPUTS[known], body));
    return this.one(id, staff);
  }

  private async find(id: string): Promise<Row> {
    const row = await this.db.one<Row>(`SELECT ${PLAN.columns} FROM refund t ${PLAN.joins!} WHERE t.id = ?`, [
      recordId(id),
    ]);
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller) {
    return {
      id: row.id,
      ...this.refunds.view(row),
      version: row.version,
      actions: actionsFor(refundMachine, row.state, staffMay(staff.role)),
      order_id: row.order_id,
      ip_name: row.ip_name,
      product_name: row.product_name,
      payment_type: row.payment_type,
      /** The wallet's own number of the payment. */
      payment_ref: row.provider_ref,
      paid_at: row.paid_at?.toISOString() ?? null,
      reason_code: row.reason_code,
      settled_at: row.settled_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    };
  }
}
