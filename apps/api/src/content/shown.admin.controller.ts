import { Body, Controller, Delete, Get, Inject, Param, Post, Put, Req, Res, type Type } from '@nestjs/common';
import { mayRole, type ShownFields } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Db } from '../core/db/db';
import type { ListPlan } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import { queryOf } from '../core/http/body';
import { Console, Ctx, Staff } from '../core/http/call';
import { parseUlidParam, versionInput } from '../core/http/console-id';
import { parseBody } from '../core/http/console-input';
import { answerList } from '../core/http/console-list';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { HistoryService } from '../core/transition/history.service';
import type { ShownContent, ShownRow } from './shown-content';
import { SHOWN_STATE } from './shown-time';

interface ShownAdminPlan<C, R> {
  /** The console's name of it. */
  resource: string;
  contents: Type<ShownContent<C, R>>;
  input: z.ZodMiniType<C>;
  edit: z.ZodMiniType<C & { version: number }> & { shape: object };
}

/** The console's controller of one kind of shown content. */
export function shownAdminController<C, R>({
  resource,
  contents: kind,
  input,
  edit,
}: ShownAdminPlan<C, R>): Type {
  const written = Object.keys(edit.shape);
  const columns = `t.*, ${SHOWN_STATE} AS state`;

  @Controller(`api/admin/${resource}`)
  class ShownAdminController {
    constructor(
      private readonly db: Db,
      private readonly history: HistoryService,
      @Inject(kind) private readonly contents: ShownContent<C, R>,
    ) {}

    @Console('content:read')
    @Get()
    list(
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      const { table, filters, sorts } = this.contents;
      const plan: ListPlan = {
        resource,
        table,
        columns,
        filters: { ...filters, state: (value) => ({ sql: `${SHOWN_STATE} = ?`, params: [value] }) },
        sorts,
      };
      return answerList<ShownRow & R, ShownFields>(this.db, plan, request, reply, (row) =>
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
      return this.history.of(this.contents.table, (await this.find(id)).id);
    }

    @Console('content:write')
    @Post()
    async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
      return this.one(await this.contents.create(parseBody(input, body), staff), staff, context);
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
      const given = Object.fromEntries(Object.entries(body).filter(([key]) => written.includes(key)));
      const { version, ...content } = parseBody(edit, given);
      await this.contents.update(await this.find(id), version, content as C, staff);
      return this.one(id, staff, context);
    }

    @Console('content:write')
    @Delete(':id')
    async remove(@Param('id') id: string, @Req() request: FastifyRequest, @Staff() staff: StaffCaller) {
      const seen = parseBody(versionInput, { version: queryOf(request).version });
      await this.contents.remove(await this.find(id), seen.version, staff);
      return { id };
    }

    private async find(id: string): Promise<ShownRow & R> {
      const row = await this.db.one<ShownRow & R>(
        `SELECT ${columns} FROM ${this.contents.table} t WHERE t.id = ?`,
        [parseUlidParam(id)],
      );
      if (!row) throw notFound();
      return row;
    }

    private view(row: ShownRow & R, staff: StaffCaller, { language }: Context): ShownFields {
      return {
        ...this.contents.view(row, language, staff),
        id: row.id,
        state: row.state,
        version: row.version,
        actions: mayRole(staff.role, 'content:write') ? ['update', 'delete'] : [],
        starts_at: iso(row.starts_at),
        ends_at: iso(row.ends_at),
        active: row.active,
        created_at: row.created_at.toISOString(),
      };
    }
  }
  return ShownAdminController;
}
