import { Injectable } from '@nestjs/common';
import { mayRole, OWN_TAG_ACTIONS, type OwnTag, ownTagAdminApi } from '@ipw/domain';
import { contains, listPlan, readListQuery, WORDS } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import type { AdminCall } from '../core/http/admin.controller';
import { queryOf } from '../core/http/body';
import { answerPage } from '../core/http/console-list';
import type { StaffCaller } from '../core/http/context';
import { type CountedTag, OwnTagService } from './own-tag.service';

const PLAN = listPlan(ownTagAdminApi.list, {
  table: 'ip',
  columns: '',
  filters: {
    q: contains('t.tag'),
    id: (value) => ({ sql: 't.tag IN (?)', params: [value.split(',').map(wordOf)] }),
  },
  ids: WORDS,
});

/** The console's list of tags typed by holders. */
@Injectable()
export class OwnTagRecordService {
  constructor(private readonly tags: OwnTagService) {}

  async list({ staff, request, reply }: AdminCall): Promise<OwnTag[]> {
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

  async one({ id, staff }: AdminCall): Promise<OwnTag> {
    const query = { filter: { id: idOf(tagOf(id)) }, from: 0, to: 0, sort: 'tag', descending: false };
    const [row] = (await this.tags.list(PLAN, query)).rows;
    if (!row) throw notFound();
    return view(row, staff);
  }

  async merge({ id, input, staff }: AdminCall<typeof ownTagAdminApi.merge>): Promise<{ id: string }> {
    await this.tags.merge(tagOf(id), input.into, staff);
    return { id };
  }

  async promote({ id, input, staff }: AdminCall<typeof ownTagAdminApi.promote>): Promise<{ id: string }> {
    await this.tags.promote(tagOf(id), input.names, staff);
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
