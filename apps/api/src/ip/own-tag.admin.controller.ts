import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { mayRole, OWN_TAG_ACTIONS, type OwnTag, ownTagMergeInput, ownTagPromoteInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contains, type ListPlan, readListQuery } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import { queryOf } from '../core/http/body';
import { Console, Staff } from '../core/http/call';
import { checked } from '../core/http/console-input';
import { answerPage } from '../core/http/console-list';
import type { StaffCaller } from '../core/http/context';
import { OwnTags } from './own-tags';

const PLAN: ListPlan = {
  resource: 'own-tags',
  table: 'ip',
  columns: '',
  filters: { q: contains('t.tag') },
  sorts: ['uses', 'tag'],
};

@Controller('api/admin/own-tags')
export class OwnTagAdminController {
  constructor(private readonly tags: OwnTags) {}

  @Console('content:read')
  @Get()
  async list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnTag[]> {
    const query = readListQuery(PLAN, queryOf(request));
    const { rows, total } = await this.tags.list(PLAN, query);
    const actions = mayRole(staff.role, 'content:write') ? [...OWN_TAG_ACTIONS] : [];
    const page = rows.map(({ tag, uses }) => ({ id: idOf(tag), tag, uses: Number(uses), actions }));
    return answerPage('own-tags', query.from, page, total, reply);
  }

  @Console('content:write')
  @Post(':id/merge')
  @HttpCode(200)
  async merge(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { into } = checked(ownTagMergeInput, body);
    await this.tags.merge(tagOf(id), into, staff);
    return { id };
  }

  @Console('content:write')
  @Post(':id/promote')
  @HttpCode(200)
  async promote(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { names } = checked(ownTagPromoteInput, body);
    await this.tags.promote(tagOf(id), names, staff);
    return { id };
  }
}

const idOf = (tag: string): string => Buffer.from(tag).toString('base64url');

function tagOf(id: string): string {
  const tag = Buffer.from(id, 'base64url').toString();
  if (idOf(tag) !== id) throw notFound();
  return tag;
}
