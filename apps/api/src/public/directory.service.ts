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
import { COLLATION } from '../core/db/columns';
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

/** Conditions on an IP that has an item, by the item's id or the SQL of it. An artist has one type, stored in the artist's data. */
const HAS_ITEM: Record<DirectoryFilter, (id: string) => string> = {
  field: (id) => `t.auth_field_id = ${id}`,
  type: (id) =>
    `CASE t.kind WHEN 'artist' THEN JSON_EXTRACT(t.artist, '$.ip_type_id') = ${id} ELSE JSON_CONTAINS(t.ip_types, CAST(${id} AS CHAR)) END`,
  origin: (id) => `t.ip_origin = ${id}`,
  kernel: (id) => `JSON_CONTAINS(t.kernels, CAST(${id} AS CHAR))`,
};

/** Items `i` of all lists, from a placeholder of JSON. */
const ITEMS = `JSON_TABLE(?, '$[*]' COLUMNS (filter VARCHAR(8) PATH '$.filter', id INT PATH '$.id', term VARCHAR(24) CHARACTER SET utf8mb4 COLLATE ${COLLATION} PATH '$.term')) i`;
/** An IP `t` has the item `i`. */
const HAS_THIS = `CASE i.filter ${DIRECTORY_FILTERS.map((filter) => `WHEN '${filter}' THEN ${HAS_ITEM[filter]('i.id')}`).join(' ')} END`;

/** An IP open to all fields matches every field. */
function itemCondition(filter: DirectoryFilter, id: number): Condition {
  const ids = filter === 'field' ? [id, ALL_FIELDS] : [id];
  const terms = ids.map((one) => itemTerm(filter, one));
  const sql = ids.map((one) => HAS_ITEM[filter](String(one))).join(' OR ');
  return { ways: [terms], exact: terms, sql: `(${sql})`, params: [] };
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
        auth_field_id,
        auth_field: fields.find((one) => one.id === auth_field_id)?.name ?? '',
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
    const key = JSON.stringify([found.sql, found.params]);
    const recent = this.totals.recent(key);
    if (recent) return recent;
    const few = shownIps(found, way, '1 AS one', EXACT_UP_TO + 1);
    const counted = await reader.one<Count>(`SELECT COUNT(*) AS n FROM ${few.sql}`, few.params);
    if (Number(counted!.n) <= EXACT_UP_TO) return Number(counted!.n);
    return this.totals.of(key, async () => {
      const all = found.exact
        ? await reader.one<Count>('SELECT COUNT(*) AS n FROM ip_term WHERE term IN (?)', [found.exact])
        : await reader.one<Count>(`SELECT COUNT(*) AS n FROM ${indexedIps(way.waiting)}${found.sql}`, [
            [...way.terms],
            ...found.params,
          ]);
      return Number(all!.n);
    });
  }

  /** Items of each list that have an IP: a lookup or two for each, in one statement that names each table once. */
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
      return { filter, id, term: itemTerm(filter, id) };
    });
    // Scalar subqueries: a semi-join would read all IPs first.
    const one = (ips: string) => `(SELECT 1 FROM ${ips} AND ${HAS_THIS} LIMIT 1) IS NOT NULL`;
    const has = await reader.rows<{ filter: DirectoryFilter; id: number }>(
      `SELECT i.filter, i.id FROM ${ITEMS} WHERE ${one(indexedIps(waiting, 'i.term'))}${waiting === 'few' ? ` OR ${one(WAITING_IPS)}` : ''}`,
      [JSON.stringify(looked)],
    );
    const found = new Set(has.map(({ filter, id }) => itemTerm(filter, id)));
    const offered = (filter: DirectoryFilter) =>
      items.flatMap(({ filter: own, row }) =>
        own === filter &&
        (found.has(itemTerm(filter, Number(row.id))) || (filter === 'field' && row.id === ALL_FIELDS))
          ? [row]
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
