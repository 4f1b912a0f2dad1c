import { Injectable } from '@nestjs/common';
import {
  type ConsoleInput,
  type HistoryLine,
  mayRole,
  MERGED_KINDS,
  REFERENCE_KINDS,
  referenceAdminApi,
  type ReferenceItem,
  type ReferenceKind,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listPlan, readListQuery, WORDS } from '../core/db/list-query';
import { notFound, validationError } from '../core/errors/domain-error';
import { queryOf } from '../core/http/body';
import { answerPage, named } from '../core/http/console-list';
import type { Context, StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { ReferenceAdminService } from './reference-admin.service';
import { type Item, ReferenceListService } from './reference-list.service';

const PLAN = listPlan(referenceAdminApi.list, {
  table: 'reference_item',
  columns: '',
  filters: { q: 'name', list: 'kind', state: 'state' },
  ids: WORDS,
});

/** The console's view of the reference lists. */
@Injectable()
export class ReferenceRecordService {
  constructor(
    private readonly lists: ReferenceListService,
    private readonly admin: ReferenceAdminService,
    private readonly history: HistoryService,
  ) {}

  /** A few dozen items in all, so they are filtered and paged in memory. */
  async list(
    staff: StaffCaller,
    context: Context,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ReferenceItem[]> {
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

  async one(id: string, staff: StaffCaller, context: Context): Promise<ReferenceItem> {
    const { kind } = await this.find(id);
    return (await this.rows(kind, staff, context)).find((row) => row.id === id)!;
  }

  async historyOf(id: string): Promise<HistoryLine[]> {
    await this.find(id);
    return this.history.of('reference', id);
  }

  async update(
    id: string,
    input: ConsoleInput<typeof referenceAdminApi.update>,
    staff: StaffCaller,
    context: Context,
  ): Promise<ReferenceItem> {
    const { kind, item: before } = await this.find(id);
    await this.admin.update(kind, before, input, staff);
    return this.one(id, staff, context);
  }

  async merge(
    id: string,
    { into, version }: ConsoleInput<typeof referenceAdminApi.merge>,
    staff: StaffCaller,
    context: Context,
  ): Promise<ReferenceItem> {
    const { kind, item } = await this.find(id);
    const target = (await this.lists.of(kind)).find((one) => `${kind}.${String(one.item)}` === into);
    if (!target) throw validationError('into', 'choice');
    await this.admin.merge(kind, String(item.item), String(target.item), version, staff);
    return this.one(id, staff, context);
  }

  /** An item read from the database; a malformed id is NOT_FOUND. */
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
    const uses = await this.admin.uses(kind, items);
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
