import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { mayRole, OWN_TAG_ACTIONS, type OwnTag, ownTagMergeInput, ownTagPromoteInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contains, type ListPlan, readListQuery, WORDS } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import { queryOf } from '../core/http/body';
import { Console, Staff } from '../core/http/call';
import { parseBody } from '../core/http/console-input';
import { answerPage } from '../core/http/console-list';
import type { StaffCaller } from '../core/http/context';
import { type CountedTag, OwnTagService } from './own-tag.service';

const PLAN: ListPlan = {
  resource: 'own-tags',
  table: 'ip',
  columns: '',
  filters: {
    q: contains('t.tag'),
    id: (value) => ({ sql: 't.tag IN (?)', params: [value.split(',').map(wordOf)] }),
  },
  sorts: ['uses', 'tag'],
  ids: WORDS,
};

@Controller('api/admin/own-tags')
export class OwnTagAdminController {
  constructor(private readonly tags: OwnTagService) {}

  @Console('content:read')
  @Get()
  async list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnTag[]> {
    const query = readListQuery(PLAN, queryOf(request));
    const { rows, total } = await this.tags.list(PLAN, query);
    return answerPage(
      'own-tags',
      query.from,
      rows.map((row) => view(row, staff)),
      total,
      reply,
    );
  }

  @Console('content:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller): Promise<OwnTag> {
    const query = { filter: { id: idOf(tagOf(id)) }, from: 0, to: 0, sort: 'tag', descending: false };
    const [row] = (await this.tags.list(PLAN, query)).rows;
    if (!row) throw notFound();
    return view(row, staff);
  }

  @Console('content:write')
  @Post(':id/merge')
  @HttpCode(200)
  async merge(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { into } = parseBody(ownTagMergeInput, body);
    await this.tags.merge(tagOf(id), into, staff);
    return { id };
  }

  @Console('content:write')
  @Post(':id/promote')
  @HttpCode(200)
  async promote(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { names } = parseBody(ownTagPromoteInput, body);
    await this.tags.promote(tagOf(id), names, staff);
    return { id };
  }
}

const view = ({ tag, uses }: CountedTag, { role }: StaffCaller): OwnTag => ({
  id: idOf(tag),
  tag,
  uses: Number(uses),
  actions: mayRole(role, 'content:write') ? [...OWN_TAG_ACTIONS] : [],
});

const wordOf = (id: string): string => Buffer.from(id, 'base64url').toString();
const idOf = (tag: string): string => Buffer.from(tag).toString('base64url');

function tagOf(id: string): string {
  const tag = wordOf(id);
  if (idOf(tag) !== id) throw notFound();
  return tag;
}
