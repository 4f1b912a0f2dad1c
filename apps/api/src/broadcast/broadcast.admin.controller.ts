import { Body, Controller, Delete, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
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
import type { FastifyRequest } from 'fastify';
import { Db, fromJson } from '../core/db/db';
import { contains, type ListPlan } from '../core/db/list-query';
import { queryOf } from '../core/http/body';
import { Console, Ctx, Staff } from '../core/http/call';
import { versionInput } from '../core/http/console-id';
import { parseBody } from '../core/http/console-input';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { AdminListController } from '../core/http/admin-list.controller';
import { HistoryService } from '../core/transition/history.service';
import type { BroadcastEntity } from './broadcast.entity';
import { BroadcastService } from './broadcast.service';

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
@Controller('api/admin/messages')
export class BroadcastAdminController extends AdminListController(
  'message:read',
  broadcastMachine.name,
)<Row> {
  constructor(
    protected readonly db: Db,
    private readonly broadcasts: BroadcastService,
    protected readonly history: HistoryService,
  ) {
    super();
  }

  @Console('message:write')
  @Post('estimate')
  @HttpCode(200)
  async estimate(@Body() body: unknown) {
    return { count: await this.broadcasts.estimate(parseBody(audienceInput, body)) };
  }

  @Console('message:write')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    const id = await this.broadcasts.create(parseBody(broadcastInput, body), staff);
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
    const { version, ...content } = parseBody(broadcastEditInput, given);
    await this.broadcasts.update(await this.find(id, staff), version, content, staff);
    return this.one(id, staff, context);
  }

  @Console('message:write')
  @Delete(':id')
  async remove(@Param('id') id: string, @Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    const seen = parseBody(versionInput, { version: queryOf(request).version });
    await this.broadcasts.remove(await this.find(id, staff), seen.version, staff);
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
    await this.broadcasts.send(await this.find(id, staff), parseBody(broadcastSendInput, body), staff);
    return this.one(id, staff, context);
  }

  @Console('message:write')
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    await this.broadcasts.cancel(await this.find(id, staff), staff);
    return this.one(id, staff, context);
  }

  protected plan() {
    return PLAN;
  }

  protected view(row: Row, staff: StaffCaller, { language }: Context): BroadcastRow {
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

  protected override async details(row: Row): Promise<Omit<BroadcastRecord, keyof BroadcastRow>> {
    const member_ids = fromJson<string[]>(row.member_ids);
    return {
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
