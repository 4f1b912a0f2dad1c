import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  articleEditInput,
  articleInput,
  type ArticleRow,
  type ArticleTexts,
  type BannerState,
  mayRole,
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
import type { ArticleEntity } from './article.entity';
import { Articles } from './article.service';
import { STANDING } from './shown-time';

type Row = ArticleEntity & { state: BannerState };

const PLAN: ListPlan = {
  resource: 'articles',
  table: 'article',
  columns: `t.*, ${STANDING} AS state`,
  filters: {
    q: contains('t.texts'),
    type: 't.type',
    state: (value) => ({ sql: `${STANDING} = ?`, params: [value] }),
  },
  sorts: ['id', 'starts_at'],
};
const WRITTEN = Object.keys(articleEditInput.shape);
const iso = (at: Date | null) => at?.toISOString() ?? null;

@Controller('api/admin/articles')
export class ArticleAdminController {
  constructor(
    private readonly db: Db,
    private readonly articles: Articles,
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
    return answerList<Row, ArticleRow>(this.db, PLAN, request, reply, (row) =>
      this.view(row, staff, context),
    );
  }

  @Console('content:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.view(await this.find(id), staff, context);
  }

  @Console('content:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    return this.history.of('article', (await this.find(id)).id);
  }

  @Console('content:write')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    return this.one(await this.articles.create(checked(articleInput, body), staff), staff, context);
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
    const { version, ...content } = checked(articleEditInput, given);
    await this.articles.update(await this.find(id), version, content, staff);
    return this.one(id, staff, context);
  }

  @Console('content:write')
  @Delete(':id')
  async remove(@Param('id') id: string, @Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
    const seen = checked(seenVersion, { version: queryOf(request).version });
    await this.articles.remove(await this.find(id), seen.version, staff);
    return { id };
  }

  private async find(id: string): Promise<Row> {
    const row = await this.db.one<Row>(`SELECT ${PLAN.columns} FROM article t WHERE t.id = ?`, [
      recordId(id),
    ]);
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller, { language }: Context): ArticleRow {
    const texts = fromJson<ArticleTexts>(row.texts);
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: mayRole(staff.role, 'content:write') ? ['update', 'delete'] : [],
      title: texts[language].title,
      type: row.type,
      texts,
      starts_at: iso(row.starts_at),
      ends_at: iso(row.ends_at),
      active: row.active,
      created_at: row.created_at.toISOString(),
    };
  }
}
