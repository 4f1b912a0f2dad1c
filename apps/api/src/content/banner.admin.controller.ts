import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  bannerEditInput,
  bannerInput,
  type BannerRow,
  type BannerState,
  type Language,
  mayRole,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db, fromJson } from '../core/db/db';
import { contains, type ListPlan } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import { Files } from '../core/files/files';
import { queryOf } from '../core/http/body';
import { Console, Ctx, Staff } from '../core/http/call';
import { recordId, seenVersion } from '../core/http/console-id';
import { checked } from '../core/http/console-input';
import { answerList } from '../core/http/console-list';
import type { Context, StaffCaller } from '../core/http/context';
import { History } from '../core/transition/history';
import type { BannerEntity } from './banner.entity';
import { Banners } from './banner.service';
import { STANDING } from './shown-time';

type Row = BannerEntity & { state: BannerState };

const PLAN: ListPlan = {
  resource: 'banners',
  table: 'banner',
  columns: `t.*, ${STANDING} AS state`,
  filters: {
    q: contains('t.titles'),
    state: (value) => ({ sql: `${STANDING} = ?`, params: [value] }),
  },
  sorts: ['sort', 'id'],
};
const WRITTEN = Object.keys(bannerEditInput.shape);
const iso = (at: Date | null) => at?.toISOString() ?? null;

@Controller('api/admin/banners')
export class BannerAdminController {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly banners: Banners,
    private readonly history: History,
  ) {}

  @Console('content:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, BannerRow>(this.db, PLAN, request, reply, (row) => this.view(row, staff, context));
  }

  @Console('content:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.view(await this.find(id), staff, context);
  }

  @Console('content:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    return this.history.of('banner', (await this.find(id)).id);
  }

  @Console('content:write')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.one(await this.banners.create(checked(bannerInput, body), staff), staff, context);
  }

  @Console('content:write')
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: Record<string, unknown>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    // react-admin sends the whole record back; only what may change is read.
    const given = Object.fromEntries(Object.entries(body).filter(([key]) => WRITTEN.includes(key)));
    const { version, ...content } = checked(bannerEditInput, given);
    await this.banners.update(await this.find(id), version, content, staff);
    return this.one(id, staff, context);
  }

  @Console('content:write')
  @Delete(':id')
  async remove(@Param('id') id: string, @Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    const seen = checked(seenVersion, { version: queryOf(request).version });
    await this.banners.remove(await this.find(id), seen.version, staff);
    return { id };
  }

  private async find(id: string): Promise<Row> {
    const row = await this.db.one<Row>(`SELECT ${PLAN.columns} FROM banner t WHERE t.id = ?`, [recordId(id)]);
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller, { language }: Context): BannerRow {
    const titles = fromJson<Record<Language, string>>(row.titles);
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: mayRole(staff.role, 'content:write') ? ['update', 'delete'] : [],
      title: titles[language],
      titles,
      image_id: row.image_id,
      image: this.files.picture(row.image_id, staff),
      link: row.link,
      sort: row.sort,
      starts_at: iso(row.starts_at),
      ends_at: iso(row.ends_at),
      active: row.active,
      created_at: row.created_at.toISOString(),
    };
  }
}
