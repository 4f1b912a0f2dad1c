import { notFound, validationError } from '../errors/domain-error';
import { COLLATION } from './columns';
import type { Db } from './db';

/** A part of a WHERE with its parameters. */
interface Condition {
  sql: string;
  params: unknown[];
}

/** How a filter becomes SQL: a column compared, or a condition of its own. */
export type Filter = string | ((value: string) => Condition);

export interface ListPlan {
  /** Resource name of the Content-Range header. */
  resource: string;
  /** The table of all filters and sorts, aliased `t`; paging happens here, before any join. */
  table: string;
  /** `SELECT … FROM (ids) page JOIN table t ON t.id = page.id …` is built from these. */
  columns: string;
  joins?: string;
  filters: Readonly<Record<string, Filter>>;
  /** Columns to sort by, the usual one first; `id` may always be named. */
  sorts: readonly string[];
  /** What an id looks like, where it is no ULID. */
  ids?: RegExp;
  /** Filters with an index `(column, id)` of their own: sorted by id, the database would rather read the whole table. */
  byId?: Readonly<Record<string, string>>;
  /**
   * A column of few values, all of which the list shows, and whose every value has its rows in order in an index: without
   * a filter on it, a page is put together from as many short reads.
   */
  parts?: { column: string; values: readonly string[] };
  /** Conditions that hold until the filter of that name is given. */
  usually?: Readonly<Record<string, Condition>>;
  /** A condition the caller is always held to (a consultant's assignment). */
  always?: Condition | undefined;
}

/** A declared list. */
export interface ListEndpoint {
  route: string;
  filters: readonly string[];
  sorts: readonly string[];
}

/** The plan of a declared list: its name, filters and sorts are the declaration's, every filter has its SQL here. */
export const listPlan = <E extends ListEndpoint>(
  { route, sorts }: E,
  plan: Omit<ListPlan, 'resource' | 'sorts' | 'filters'> & {
    filters: Readonly<Record<E['filters'][number], Filter>>;
  },
): ListPlan => ({ resource: route.replace('GET ', ''), sorts, ...plan });

export interface ListQuery {
  filter: Record<string, string>;
  from: number;
  to: number;
  sort: string;
  descending: boolean;
}

const ULIDS = /^[0-9A-Z]{26}$/;
/** Ids of lines that are counted. */
export const NUMBERS = /^[1-9]\d{0,18}$/;
/** Ids that are words, such as a page's name. */
export const WORDS = /^[\w.-]{1,128}$/;

const MOST_ROWS = 100;
/** Characters; 100 ids take 2,908. */
const MOST_FILTER = 3000;

/** Reads react-admin's `filter`, `range` and `sort`. Refuses unknown columns, hops, operators and odd ranges. */
export function readListQuery(plan: ListPlan, query: Record<string, string>): ListQuery {
  const filter = json(query.filter ?? '{}', 'filter');
  const range = json(query.range ?? '[0,24]', 'range');
  const sort = json(query.sort ?? `["${plan.sorts[0]!}","DESC"]`, 'sort');
  if (
    (query.filter ?? '').length > MOST_FILTER ||
    typeof filter !== 'object' ||
    filter === null ||
    Array.isArray(filter)
  )
    throw validationError('filter', 'malformed');
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(filter)) {
    if (key === 'id') {
      const ids: unknown[] = Array.isArray(value) ? value : [value];
      if (
        ids.length > MOST_ROWS ||
        !ids.every((id) => typeof id === 'string' && (plan.ids ?? ULIDS).test(id))
      )
        throw validationError('filter', 'range');
      values.id = ids.join(',');
      continue;
    }
    if (!Object.hasOwn(plan.filters, key))
      throw validationError(key, 'filter', { allowed: words([...Object.keys(plan.filters), 'id']) });
    if (!['string', 'number', 'boolean'].includes(typeof value) || String(value).includes('\0'))
      throw validationError(key, 'type');
    if (value !== '') values[key] = String(value);
  }
  if (
    !Array.isArray(range) ||
    range.length !== 2 ||
    !range.every((at) => Number.isSafeInteger(at) && (at as number) >= 0)
  )
    throw validationError('range', 'range');
  const [from, to] = range as [number, number];
  if (to < from || to - from >= MOST_ROWS) throw validationError('range', 'range');
  const sorts = [...plan.sorts, 'id'];
  if (
    !Array.isArray(sort) ||
    sort.length !== 2 ||
    !sorts.includes(sort[0] as string) ||
    (sort[1] !== 'ASC' && sort[1] !== 'DESC')
  )
    throw validationError('sort', 'sort', {
      value: JSON.stringify(sort).slice(0, 80),
      allowed: words(sorts),
    });
  return { filter: values, from, to, sort: sort[0] as string, descending: sort[1] === 'DESC' };
}

const words = (names: readonly string[]): string => [...new Set(names)].join(', ');

function json(text: string, field: 'filter' | 'range' | 'sort'): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw validationError(field, 'malformed');
  }
}

const EXACT_UP_TO = 10_000;
const COUNT_LIFE_MS = 5000;
const counts = new Map<string, { total: Promise<number>; until: number }>();

/** How many rows: exact up to 10,000; beyond that from a count at most five seconds old. */
export async function countRows(db: Db, table: string, where: string, params: unknown[]): Promise<number> {
  const key = `${table} ${where} ${JSON.stringify(params)}`;
  const known = counts.get(key);
  if (known && known.until > Date.now()) return known.total;
  const capped = await db.one<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM (SELECT 1 FROM ${table} t ${where} LIMIT ${String(EXACT_UP_TO + 1)}) some_rows`,
    params,
  );
  if (Number(capped?.n) <= EXACT_UP_TO) return Number(capped?.n);
  // Callers that came together share the long count.
  const begun = counts.get(key);
  if (begun && begun.until > Date.now()) return begun.total;
  const total = db
    .one<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${table} t ${where}`, params)
    .then((row) => Number(row?.n));
  if (counts.size > 1000) counts.clear();
  counts.set(key, { total, until: Date.now() + COUNT_LIFE_MS });
  total.catch(() => counts.delete(key));
  return total;
}

/**
 * The SQL of a condition whose texts may be compared with any column. Next to an `ascii` column the database refuses a
 * text that is not ASCII (error 1267), unless the text names its collation; a text that is ASCII leaves the column its index.
 */
function comparable({ sql, params }: Condition): string {
  let at = -1;
  return sql.replace(/\?/g, () => {
    const value = params[(at += 1)];
    // eslint-disable-next-line no-control-regex
    return typeof value === 'string' && /[^\x00-\x7f]/.test(value) ? `(? COLLATE ${COLLATION})` : '?';
  });
}

/** The WHERE of a list: what its caller is held to, and the filters. A filter refuses a value it cannot read. */
export function conditionsOf(
  plan: ListPlan,
  filter: ListQuery['filter'],
): { where: string; params: unknown[] } {
  const conditions: string[] = [];
  const params: unknown[] = [];
  const add = (condition: Condition) => {
    conditions.push(comparable(condition));
    params.push(...condition.params);
  };
  if (plan.always) add(plan.always);
  for (const [key, condition] of Object.entries(plan.usually ?? {})) if (!(key in filter)) add(condition);
  for (const [key, value] of Object.entries(filter)) {
    const known = plan.filters[key];
    if (key === 'id' && !known) add({ sql: 't.id IN (?)', params: [value.split(',')] });
    else if (typeof known === 'function') add(known(value));
    else add({ sql: `t.${known!} = ?`, params: [value] });
  }
  return { where: conditions.length ? `WHERE ${conditions.join(' AND ')}` : '', params };
}

/**
 * One page of a list and its total. Ids are paged first over an index, from whichever end is nearer, so that the last
 * page costs what the first does; then the rows are joined.
 */
export async function list<R extends { id: string }>(
  db: Db,
  plan: ListPlan,
  query: ListQuery,
): Promise<{ rows: R[]; total: number }> {
  const { where, params } = conditionsOf(plan, query.filter);
  const total = await countRows(db, plan.table, where, params);
  const wanted = Math.min(query.to + 1, total) - query.from;
  if (wanted <= 0) return { rows: [], total };
  const fromEnd = query.from > total / 2;
  const offset = fromEnd ? total - query.from - wanted : query.from;
  const descending = query.descending !== fromEnd;
  const keys = query.sort === 'id' ? ['id'] : [query.sort, 'id'];
  const parts = plan.parts && !query.filter[plan.parts.column] ? plan.parts : undefined;
  const held = [...Object.keys(query.filter), ...(parts ? [parts.column] : [])];
  const index = query.sort === 'id' && held.find((key) => plan.byId?.[key]);
  const hint = index ? `FORCE INDEX FOR ORDER BY (${plan.byId![index]!})` : '';
  const order = (alias: string, down: boolean) =>
    keys.map((key) => `${alias}.${key} ${down ? 'DESC' : 'ASC'}`).join(', ');
  const ids = (condition: string, rows: number, skip: number) =>
    `SELECT ${keys.map((key) => `t.${key}`).join(', ')} FROM ${plan.table} t ${hint} ${condition} ORDER BY ${order('t', descending)} LIMIT ${String(rows)} OFFSET ${String(skip)}`;
  const part = parts && `${where ? `${where} AND` : 'WHERE'} t.${parts.column} = ?`;
  const page = parts
    ? `${parts.values.map(() => `(${ids(part!, offset + wanted, 0)})`).join(' UNION ALL ')}
        ORDER BY ${keys.map((key) => `${key} ${descending ? 'DESC' : 'ASC'}`).join(', ')} LIMIT ${String(wanted)} OFFSET ${String(offset)}`
    : ids(where, wanted, offset);
  // Sorted by the page's own keys, which come first: the joined rows, wide texts included, never reach a temporary table.
  const rows = await db.rows<R>(
    `SELECT STRAIGHT_JOIN ${plan.columns} FROM (${page}) page
       JOIN ${plan.table} t ON t.id = page.id ${plan.joins ?? ''} ORDER BY ${order('page', query.descending)}`,
    parts ? parts.values.flatMap((value) => [...params, value]) : params,
  );
  return { rows, total };
}

/** One record of what a list may show; a malformed id answers like a missing one. */
export async function one<R>(db: Db, plan: ListPlan, id: string): Promise<R> {
  const { columns, table, joins = '', always, ids = ULIDS } = plan;
  if (!ids.test(id)) throw notFound();
  const row = await db.one<R>(
    `SELECT ${columns} FROM ${table} t ${joins} WHERE t.id = ? ${always ? `AND ${always.sql}` : ''}`,
    [id, ...(always?.params ?? [])],
  );
  if (!row) throw notFound();
  return row;
}

/** Any part of a text, with the wildcards of the value taken literally. */
export const like = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`;

/** `LIKE` over any part of a column, with the wildcards of the value taken literally. */
export const contains = (column: string) => (value: string) => ({
  sql: `${column} LIKE ?`,
  params: [like(value)],
});

/** Rows whose IP or member carries the name. */
export const anyNamed = (value: string) => ({
  sql: '(t.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?) OR t.member_id IN (SELECT id FROM member WHERE username LIKE ?))',
  params: [like(value), like(value)],
});
