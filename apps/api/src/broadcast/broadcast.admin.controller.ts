import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  actionsFor,
  audienceInput,
  broadcastEditInput,
  broadcastInput,
  broadcastMachine,
  type BroadcastRecord,
  type BroadcastRow,
  broadcastSendInput,
  type BroadcastTexts,
  staffMay,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db, fromJson } from '../core/db/db';
import { contains, type ListPlan } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import { queryOf } from '../core/http/body';
import { Console, Ctx, Staff } from '../core/http/call';
import { recordId, seenVersion } from '../core/http/console-id';
import { checked } from '../core/http/console-input';
import { answerList } from '../core/http/console-list';
import type { Context, StaffCaller } from '../core/http/context';
import { History } from '../core/transition/history';
import type { BroadcastEntity } from './broadcast.entity';
import { Broadcasts } from './broadcast.service';

type Row = BroadcastEntity & { created_by_name: string | null; consultant_name: string | null };

const PLAN: ListPlan = {
  resource: 'messages',
  table: 'broadcast',
  columns: 't.*, s.name AS created_by_name, c.name AS consultant_name',
  joins: 'LEFT JOIN staff s ON s.id = t.created_by LEFT JOIN staff c ON c.id = t.consultant_id',
  filters: { q: contains('t.texts'), state: 'state', audience: 'audience' },
  sorts: ['id', 'send_at'],
};
const WRITTEN = Object.keys(broadcastEditInput.def.shape);
const iso = (at: Date | null) => at?.toISOString() ?? null;

@Controller('api/admin/messages')
export class BroadcastAdminController {
  constructor(
    private readonly db: Db,
    private readonly broadcasts: Broadcasts,
    private readonly history: History,
  ) {}

  @Console('message:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, BroadcastRow>(this.db, PLAN, request, reply, (row) =>
      this.view(row, staff, context),
    );
  }

  @Console('message:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.record(await this.find(id), staff, context);
  }

  @Console('message:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    return this.history.of('broadcast', (await this.find(id)).id);
  }

  @Console('message:write')
  @Post('estimate')
  @HttpCode(200)
  async estimate(@Body() body: unknown) {
    return { count: await this.broadcasts.estimate(checked(audienceInput, body)) };
  }

  @Console('message:write')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    const id = await this.broadcasts.create(checked(broadcastInput, body), staff);
    return this.one(id, staff, context);
  }

  @Console('message:write')
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: Record<string, unknown>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    // react-admin sends the whole record back; only what may change is read.
    const given = Object.fromEntries(Object.entries(body).filter(([key]) => WRITTEN.includes(key)));
    const { version, ...content } = checked(broadcastEditInput, given);
    await this.broadcasts.update(await this.find(id), version, content, staff);
    return this.one(id, staff, context);
  }

  @Console('message:write')
  @Delete(':id')
  async remove(@Param('id') id: string, @Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    const seen = checked(seenVersion, { version: queryOf(request).version });
    await this.broadcasts.remove(await this.find(id), seen.version, staff);
    return { id };
  }

  @Console('message:write')
  @Post(':id/send')
  @HttpCode(200)
  async send(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    await this.broadcasts.send(await this.find(id), checked(broadcastSendInput, body), staff);
    return this.one(id, staff, context);
  }

  @Console('message:write')
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    await this.broadcasts.cancel(await this.find(id), staff);
    return this.one(id, staff, context);
  }

  private async find(id: string): Promise<Row> {
    const row = await this.db.one<Row>(
      `SELECT ${PLAN.columns} FROM broadcast t ${PLAN.joins!} WHERE t.id = ?`,
      [recordId(id)],
    );
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller, { language }: Context): BroadcastRow {
    const moves = actionsFor(broadcastMachine, row.state, staffMay(staff.role));
    // What can be released can also still be rewritten and removed.
    const actions = moves.includes('send') ? [...moves, 'update', 'delete'] : moves;
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions,
      title: fromJson<BroadcastTexts>(row.texts)[language].title,
      audience: row.audience,
      link: row.link,
      send_at: iso(row.send_at),
      total: row.total,
      sent: row.sent,
      created_by_name: row.created_by_name ?? '',
      created_at: row.created_at.toISOString(),
    };
  }

  private async record(row: Row, staff: StaffCaller, context: Context): Promise<BroadcastRecord> {
    const member_ids = fromJson<string[]>(row.member_ids);
    return {
      ...this.view(row, staff, context),
      texts: fromJson<BroadcastTexts>(row.texts),
      consultant_id: row.consultant_id,
      consultant_name: row.consultant_name,
      member_ids,
      estimate: await this.broadcasts.estimate({
        audience: row.audience,
        consultant_id: row.consultant_id ?? undefined,
        member_ids,
      }),
      started_at: iso(row.started_at),
      finished_at: iso(row.finished_at),
    };
  }
}
