import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  actionsFor,
  CODE_EXPORT,
  type CodeBatchAction,
  codeBatchMachine,
  reasonInput,
  revokeRangeInput,
  staffMay,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db, fromJson } from '../../core/db/db';
import { like, type ListPlan } from '../../core/db/list-query';
import { notFound, refuse } from '../../core/errors/domain-error';
import { Console, Staff } from '../../core/http/call';
import { recordId, seenVersion } from '../../core/http/console-id';
import { checked } from '../../core/http/console-input';
import { answerList } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { History } from '../../core/transition/history';
import { exportsOf } from '../export/export.view';
import type { BatchEntity } from './batch.entity';
import { Batches, type Range } from './batches.service';

type Row = BatchEntity & { ip_name: string; product_name: string; licensee_name: string };

const PLAN: ListPlan = {
  resource: 'batches',
  table: 'code_batch',
  columns: 't.*, ip.ip_name, g.product_name, COALESCE(l.licensee_name, g.licensee) AS licensee_name',
  joins:
    'JOIN ip ON ip.id = t.ip_id JOIN code_goods g ON g.id = t.goods_id LEFT JOIN code_licensee l ON l.id = t.licensee_id',
  filters: {
    state: 'state',
    number: 'number',
    ip_id: 'ip_id',
    goods_id: 'goods_id',
    q: (value) => ({
      sql: '(t.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?) OR t.goods_id IN (SELECT id FROM code_goods WHERE product_name LIKE ?))',
      params: [like(value), like(value)],
    }),
  },
  sorts: ['id'],
};

/** The bodies of what can be done to a batch. */
const INPUTS = {
  suspend: reasonInput,
  resume: seenVersion,
  revoke: reasonInput,
  revoke_range: revokeRangeInput,
} satisfies Record<CodeBatchAction, unknown>;

@Controller('api/admin/batches')
export class BatchAdminController {
  constructor(
    private readonly db: Db,
    private readonly history: History,
    private readonly batches: Batches,
  ) {}

  @Console('code_batch:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, PLAN, request, reply, (row) => this.view(row, staff));
  }

  @Console('code_batch:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    const row = await this.find(id);
    const exports = await exportsOf(this.db, row.id, CODE_EXPORT.shown);
    return { ...this.view(row, staff), exports };
  }

  @Console('code_batch:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    return this.history.of(codeBatchMachine.name, (await this.find(id)).id);
  }

  @Console('code_batch:write')
  @Post(':id/:action')
  @HttpCode(200)
  async decide(
    @Param('id') id: string,
    @Param('action') action: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
  ) {
    if (!Object.hasOwn(INPUTS, action)) throw refuse('action', 'choice');
    const known = action as CodeBatchAction;
    await this.batches.apply(staff, recordId(id), known, checked(INPUTS[known], body));
    return this.one(id, staff);
  }

  private async find(id: string): Promise<Row> {
    const row = await this.db.one<Row>(
      `SELECT ${PLAN.columns} FROM code_batch t ${PLAN.joins!} WHERE t.id = ?`,
      [recordId(id)],
    );
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller) {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: actionsFor(codeBatchMachine, row.state, staffMay(staff.role)),
      number: row.number,
      key_version: row.key_version,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      goods_id: row.goods_id,
      product_name: row.product_name,
      licensee_name: row.licensee_name,
      order_id: row.order_id,
      request_id: row.request_id,
      quantity: row.quantity,
      revoked: fromJson<Range[]>(row.revoked),
      scanned: row.scanned,
      reason: row.reason,
      delivered_at: row.delivered_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    };
  }
}
