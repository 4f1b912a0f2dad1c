import { Injectable } from '@nestjs/common';
import {
  type HistoryLine,
  mayRole,
  MERGED_KINDS,
  REFERENCE_KINDS,
  referenceAdminApi,
  type ReferenceItem,
  type ReferenceKind,
} from '@ipw/domain';
import { listPlan, readListQuery, WORDS } from '../core/db/list-query';
import { notFound, validationError } from '../core/errors/domain-error';
import type { AdminCall } from '../core/http/admin.controller';
import { queryOf } from '../core/http/body';
import { answerPage, named } from '../core/http/console-list';
import type { StaffCaller } from '../core/http/context';
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
  async list(call: AdminCall): Promise<ReferenceItem[]> {
    const { filter, from, to, sort, descending } = readListQuery(PLAN, queryOf(call.request));
    const kinds = REFERENCE_KINDS.filter((kind) => (filter.list ?? kind) === kind);
    const all = (await Promise.all(kinds.map((kind) => this.rows(kind, call)))).flat();
    const found = named(all, filter).filter(
      ({ names, state }) =>
        (filter.state ?? state) === state &&
        Object.values(names).some((name) => name.toLowerCase().includes((filter.q ?? '').toLowerCase())),
    );
    if (sort === 'uses') found.sort((one, other) => one.uses - other.uses);
    if (sort === 'id') found.sort((one, other) => (one.id < other.id ? -1 : 1));
    if (descending) found.reverse();
    return answerPage('references', from, found.slice(from, to + 1), found.length, call.reply);
  }

  async one(call: AdminCall): Promise<ReferenceItem> {
    const { kind } = await this.find(call.id);
    return (await this.rows(kind, call)).find((row) => row.id === call.id)!;
  }

  async historyOf({ id }: AdminCall): Promise<HistoryLine[]> {
    await this.find(id);
    return this.history.of('reference', id);
  }

  async update(call: AdminCall<typeof referenceAdminApi.update>): Promise<ReferenceItem> {
    const { kind, item: before } = await this.find(call.id);
    await this.admin.update(kind, before, call.input, call.staff);
    return this.one(call);
  }

  async merge(call: AdminCall<typeof referenceAdminApi.merge>): Promise<ReferenceItem> {
    const { into, version } = call.input;
    const { kind, item } = await this.find(call.id);
    const target = (await this.lists.of(kind)).find((one) => `${kind}.${String(one.item)}` === into);
    if (!target) throw validationError('into', 'choice');
    await this.admin.merge(kind, String(item.item), String(target.item), version, call.staff);
    return this.one(call);
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
    { staff, context: { language } }: AdminCall,
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
