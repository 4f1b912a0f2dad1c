import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  mayRole,
  MERGED_KINDS,
  REFERENCE_KINDS,
  referenceEditInput,
  type ReferenceItem,
  type ReferenceKind,
  referenceMergeInput,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ListPlan, readListQuery, WORDS } from '../core/db/list-query';
import { notFound, validationError } from '../core/errors/domain-error';
import { queryOf } from '../core/http/body';
import { Console, Ctx, Staff } from '../core/http/call';
import { parseBody } from '../core/http/console-input';
import { answerPage, named } from '../core/http/console-list';
import type { Context, StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { ReferenceAdminService } from './reference-admin.service';
import { type Item, ReferenceListService } from './reference-list.service';

const PLAN: ListPlan = {
  resource: 'references',
  table: 'reference_item',
  columns: '',
  filters: { q: 'name', list: 'kind', state: 'state' },
  sorts: ['sort', 'uses'],
  ids: WORDS,
};
const WRITTEN = Object.keys(referenceEditInput.shape);

@Controller('api/admin/references')
export class ReferenceAdminController {
  constructor(
    private readonly lists: ReferenceListService,
    private readonly desk: ReferenceAdminService,
    private readonly history: HistoryService,
  ) {}

  /** A few dozen items in all: filtered and paged here. */
  @Console('content:read')
  @Get()
  async list(
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { filter, from, to, sort, descending } = readListQuery(PLAN, queryOf(request));
    const kinds = REFERENCE_KINDS.filter((kind) => (filter.list ?? kind) === kind);
    const all = (await Promise.all(kinds.map((kind) => this.rows(kind, staff, context)))).flat();
    const found = named(all, filter).filter(
      ({ names, state }) =>
        (filter.state ?? state) === state &&
        Object.values(names).some((name) => name.toLowerCase().includes((filter.q ?? '').toLowerCase())),
    );
    if (sort === 'uses') found.sort((one, other) => one.uses - other.uses);
    if (sort === 'id') found.sort((one, other) => (one.id < other.id ? -1 : 1));
    if (descending) found.reverse();
    return answerPage('references', from, found.slice(from, to + 1), found.length, reply);
  }

  @Console('content:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    const { kind } = await this.find(id);
    return (await this.rows(kind, staff, context)).find((row) => row.id === id)!;
  }

  @Console('content:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    await this.find(id);
    return this.history.of('reference', id);
  }

  @Console('content:write')
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: Record<string, unknown>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    const { kind, item: before } = await this.find(id);
    // react-admin sends the whole record back; only what may change is read.
    const given = Object.fromEntries(Object.entries(body).filter(([key]) => WRITTEN.includes(key)));
    await this.desk.update(kind, before, parseBody(referenceEditInput, given), staff);
    return this.one(id, staff, context);
  }

  @Console('content:write')
  @Post(':id/merge')
  @HttpCode(200)
  async merge(
    @Param('id') id: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    const { kind, item } = await this.find(id);
    const { into, version } = parseBody(referenceMergeInput, body);
    const target = (await this.lists.of(kind)).find((one) => `${kind}.${String(one.item)}` === into);
    if (!target) throw validationError('into', 'choice');
    await this.desk.merge(kind, String(item.item), String(target.item), version, staff);
    return this.one(id, staff, context);
  }

  /** An item as the database has it now; a malformed id answers like a missing one. */
  private async find(id: string): Promise<{ kind: ReferenceKind; item: Item }> {
    const kind = REFERENCE_KINDS.find((one) => id.startsWith(`${one}.`));
    const items = kind ? await this.lists.fresh(kind) : [];
    const item = items.find((one) => `${String(kind)}.${String(one.item)}` === id);
    if (!kind || !item) throw notFound();
    return { kind, item };
  }

  private async rows(
    kind: ReferenceKind,
    staff: StaffCaller,
    { language }: Context,
  ): Promise<ReferenceItem[]> {
    const items = await this.lists.fresh(kind);
    const uses = await this.desk.uses(kind, items);
    return items.map((one): ReferenceItem => {
      const { item, names, hidden, sort, version, merged_into } = one;
      return {
        id: `${kind}.${String(item)}`,
        kind,
        state: merged_into ? 'merged' : hidden ? 'hidden' : 'shown',
        version,
        actions: actionsOf(kind, one, staff),
        name: names[language],
        names,
        hidden,
        sort,
        uses: merged_into ? 0 : (uses.get(String(item)) ?? 0),
        into_name: items.find((other) => String(other.item) === merged_into)?.names[language] ?? null,
      };
    });
  }
}

const actionsOf = (kind: ReferenceKind, { merged_into }: Item, { role }: StaffCaller): string[] =>
  merged_into || !mayRole(role, 'content:write')
    ? []
    : ['update', ...(MERGED_KINDS.includes(kind) ? ['merge'] : [])];
