import { Injectable } from '@nestjs/common';
import {
  ALL_FIELDS,
  type Directory,
  DIRECTORY,
  DIRECTORY_FILTERS,
  type directoryApi,
  type DirectoryFilter,
  type Input,
  type Language,
  type ReferenceKind,
  type ReferenceRow,
} from '@ipw/domain';
import { contains } from '../core/db/list-query';
import { RecentTotals } from '../core/db/recent-totals';
import { type OlderReads, ReplicaService } from '../core/db/replica.service';
import { FileService } from '../core/files/file.service';
import {
  ALL_TERM,
  CLAIMED_AT_SQL,
  CLAIMED_TERM,
  indexedIps,
  type IpCondition,
  itemTerm,
  keywordTerms,
  kindTerm,
  type Narrowest,
  narrowest,
  ReferenceListService,
  shownIps,
  WAITING_IPS,
} from '../ip';

/** An IP that buyers can ask for cooperation. */
const ASKABLE = '(t.owner_id IS NOT NULL AND t.listed = 1)';

/** Totals are exact up to here. */
const EXACT_UP_TO = 1000;

interface Row {
  id: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  image_id: string;
  auth_field_id: number | null;
  claimed: 0 | 1;
}

interface Count {
  n: number | string;
}

interface Condition extends IpCondition {
  /** Terms of the index that find all IPs that fulfil it, each list by itself. */
  ways: string[][];
  /** Terms whose IPs are just these, apart from pictures in review; none when several conditions must be met. */
  exact?: string[];
}

/** The reference list of each filter. */
const KINDS: Record<DirectoryFilter, ReferenceKind> = {
  field: 'field',
  type: 'ip_type',
  origin: 'origin',
  kernel: 'kernel',
};

/** An IP open to all fields matches every field. An artist has one type, stored in the artist's data. */
const CONDITIONS: Record<DirectoryFilter, (id: number) => IpCondition> = {
  field: (id) => ({ sql: 't.auth_field_id IN (?)', params: [[id, ALL_FIELDS]] }),
  type: (id) => ({
    sql: "CASE t.kind WHEN 'artist' THEN JSON_EXTRACT(t.artist, '$.ip_type_id') = ? ELSE JSON_CONTAINS(t.ip_types, ?) END",
    params: [id, String(id)],
  }),
  origin: (id) => ({ sql: 't.ip_origin = ?', params: [id] }),
  kernel: (id) => ({ sql: 'JSON_CONTAINS(t.kernels, ?)', params: [String(id)] }),
};

function itemCondition(filter: DirectoryFilter, id: number): Condition {
  const terms = [itemTerm(filter, id), ...(filter === 'field' ? [itemTerm(filter, ALL_FIELDS)] : [])];
  return { ways: [terms], exact: terms, ...CONDITIONS[filter](id) };
}

/** All that a query asks for. */
function conditionOf(query: Input<typeof directoryApi.directory>): Condition {
  const { kind, keyword } = query;
  const conditions: Condition[] = DIRECTORY_FILTERS.flatMap((filter) => {
    const id = query[filter];
    return id === undefined || (filter === 'field' && id === ALL_FIELDS) ? [] : [itemCondition(filter, id)];
  });
  const under = (term: string) => ({ ways: [[term]], exact: [term] });
  if (kind !== undefined) conditions.push({ ...under(kindTerm(kind)), sql: 't.kind = ?', params: [kind] });
  if (query.claimed) conditions.push({ ...under(CLAIMED_TERM), sql: ASKABLE, params: [] });
  if (keyword !== undefined)
    conditions.push({
      ways: keywordTerms(keyword).map((term) => [term]),
      ...contains('t.ip_name', 't.own_kernels')(keyword),
    });
  const [first, ...others] = conditions;
  const exact = first ? first.exact : [ALL_TERM];
  return {
    ...(exact && others.length === 0 ? { exact } : {}),
    ways: conditions.flatMap(({ ways }) => ways),
    sql: conditions.map(({ sql }) => ` AND ${sql}`).join(''),
    params: conditions.flatMap(({ params }) => params),
  };
}

const COLUMNS = `t.id, t.ip_name, t.kind, t.image_id, t.auth_field_id, ${ASKABLE} AS claimed, ${CLAIMED_AT_SQL} AS claimed_at`;

/** The public directory of IPs, without holders, as it was up to half a minute ago. */
@Injectable()
export class DirectoryService {
  private readonly totals = new RecentTotals(30_000);

  constructor(
    private readonly replicas: ReplicaService,
    private readonly files: FileService,
    private readonly lists: ReferenceListService,
  ) {}

  async read(query: Input<typeof directoryApi.directory>, language: Language): Promise<Directory> {
    const { page } = query;
    const found = conditionOf(query);
    const reader = this.replicas.reader();
    const way = await narrowest(reader, found.ways);
    const before = (page - 1) * DIRECTORY.page;
    const listed = shownIps(found, way, COLUMNS, before + DIRECTORY.page);
    const [rows, total, options] = await Promise.all([
      reader.rows<Row>(
        `SELECT * FROM ${listed.sql} ORDER BY claimed_at DESC, id DESC LIMIT ${String(DIRECTORY.page)} OFFSET ${String(before)}`,
        listed.params,
      ),
      this.total(reader, found, way),
      this.options(reader, way, language),
    ]);
    const fields = await this.lists.named('field', language);
    return {
      list: rows.map(({ id, ip_name, kind, image_id, auth_field_id, claimed }) => ({
        ip_id: id,
        ip_name,
        kind,
        ip_image: this.files.picture(image_id, undefined)!,
        auth_field_id: auth_field_id ?? ALL_FIELDS,
        auth_field: fields.find((one) => one.id === (auth_field_id ?? ALL_FIELDS))?.name ?? '',
        claimed: claimed === 1,
      })),
      total,
      page,
      page_size: DIRECTORY.page,
      next_cursor: null,
      options,
    };
  }

  /** Exact up to 1,000; above, up to half a minute old, and with at most one filter counting the IPs whose picture is in review. */
  private async total(reader: OlderReads, found: Condition, way: Narrowest): Promise<number> {
    const few = shownIps(found, way, '1 AS one', EXACT_UP_TO + 1);
    const counted = await reader.one<Count>(`SELECT COUNT(*) AS n FROM ${few.sql}`, few.params);
    if (Number(counted!.n) <= EXACT_UP_TO) return Number(counted!.n);
    return this.totals.of(JSON.stringify([found.sql, found.params]), async () => {
      const all = found.exact
        ? await reader.one<Count>('SELECT COUNT(*) AS n FROM ip_term WHERE term IN (?)', [found.exact])
        : await reader.one<Count>(`SELECT COUNT(*) AS n FROM ${indexedIps(way.waiting)}${found.sql}`, [
            [...way.terms],
            ...found.params,
          ]);
      return Number(all!.n);
    });
  }

  /** Items of each list that have an IP: one statement with a lookup or two for each item. */
  private async options(
    reader: OlderReads,
    { waiting }: Narrowest,
    language: Language,
  ): Promise<Directory['options']> {
    const items: { filter: DirectoryFilter; row: ReferenceRow }[] = [];
    for (const filter of DIRECTORY_FILTERS)
      for (const row of await this.lists.named(KINDS[filter], language))
        if (!row.hidden) items.push({ filter, row });
    const looked = items.map(({ filter, row }) => {
      const id = Number(row.id);
      const { sql, params } =
        filter === 'field' ? { sql: 't.auth_field_id = ?', params: [id] } : CONDITIONS[filter](id);
      const indexed = `EXISTS (SELECT 1 FROM ${indexedIps(waiting)} AND ${sql})`;
      const found = [[itemTerm(filter, id)], ...params];
      return waiting === 'few'
        ? {
            sql: `${indexed} OR EXISTS (SELECT 1 FROM ${WAITING_IPS} AND ${sql})`,
            params: [...found, ...params],
          }
        : { sql: indexed, params: found };
    });
    const has = await reader.one<Record<string, 0 | 1>>(
      `SELECT ${looked.map(({ sql }, at) => `${sql} AS o${String(at)}`).join(', ')}`,
      looked.flatMap(({ params }) => params),
    );
    const offered = (filter: DirectoryFilter) =>
      items.flatMap((item, at) =>
        item.filter === filter &&
        (has![`o${String(at)}`] || (filter === 'field' && item.row.id === ALL_FIELDS))
          ? [item.row]
          : [],
      );
    return {
      field: offered('field').sort((a, b) => Number(b.id === ALL_FIELDS) - Number(a.id === ALL_FIELDS)),
      type: offered('type'),
      origin: offered('origin'),
      kernel: offered('kernel'),
    };
  }
}
