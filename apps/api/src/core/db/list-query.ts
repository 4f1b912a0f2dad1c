import { isId, MOST_PAGED } from '@ipw/domain';
import { notFound, validationError } from '../errors/domain-error';
import { COLLATION } from './columns';
import type { Db } from './db';
import { countPaged } from './row-count';

/** A part of a WHERE with its parameters. */
export interface Condition {
  sql: string;
  params: unknown[];
}

/** SQL of a filter: a column to compare, or a condition. */
export type Filter = string | ((value: string) => Condition);

export interface ListPlan {
  /** Resource name of the Content-Range header. */
  resource: string;
  /** Table of all filters and sorts, aliased `t`. Ids are paged on it before any join. */
  table: string;
  /** Columns and joins of `SELECT … FROM (ids) page JOIN table t ON t.id = page.id …`. */
  columns: string;
  /** Columns of one record, if it shows more than its row in the list. */
  record?: string;
  joins?: string;
  filters: Readonly<Record<string, Filter>>;
  /** Columns to sort by, the default first; `id` is always allowed. */
  sorts: readonly string[];
  /** Pattern of ids that are no ULIDs. */
  ids?: RegExp;
  /** Filters with an index `(column, id)`, used by hint: sorted by id, the optimizer would read the whole table instead. */
  byId?: Readonly<Record<string, string>>;
  /**
   * Indexes in the order of a sort that hold all that the list's own condition and these filters read. Used by hint: the optimizer
   * would sort everything instead.
   */
  inOrder?: { filters: readonly string[]; index: Readonly<Record<string, string>> };
  /** Sorts by columns that rows of other conditions lack, and no listed one: an index skips those rows. */
  filled?: readonly string[];
  /** Sorts whose rows without a value come last in both directions; an index begins with the column. */
  emptyLast?: readonly string[];
  /**
   * A column of few values with an index per value in list order. Without a filter on it, a page is a union of one short
   * indexed read for each value.
   */
  parts?: { column: string; values: readonly string[] };
  /** Default conditions, dropped when the filter of that name is given. */
  usually?: Readonly<Record<string, Condition>>;
  /** A condition that always applies (a consultant's assigned members). */
  always?: Condition | undefined;
}

/** A declared list call. */
export interface ListEndpoint {
  route: string;
  filters: readonly string[];
  sorts: readonly string[];
}

/** The plan of a declared list: filters and sorts come from the declaration; this adds the SQL of every filter. */
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

/** Pattern of numeric ids. */
export const NUMBERS = /^[1-9]\d{0,18}$/;
/** Pattern of ids that are words, such as a page's name. */
export const WORDS = /^[\w.-]{1,128}$/;
const fitsIds = ({ ids }: Pick<ListPlan, 'ids'>, id: string): boolean => (ids ? ids.test(id) : isId(id));

const MOST_ROWS = 100;
/** Characters of the `filter` parameter; 100 ids take 2,908. */
const MOST_FILTER = 3000;

/** Reads react-admin's `filter`, `range` and `sort`. Refuses unknown columns, relation paths, operators and invalid ranges. */
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
      if (ids.length > MOST_ROWS || !ids.every((id) => typeof id === 'string' && fitsIds(plan, id)))
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
  if (to >= MOST_PAGED) throw validationError('range', 'max', { max: MOST_PAGED - 1 });
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

/**
 * The SQL of a condition whose text parameters work with columns of any character set. Next to an `ascii` column MySQL
 * refuses a non-ASCII text (error 1267) unless its collation is named; ASCII texts stay as they are, so that the column's
 * index is used.
 */
function comparable({ sql, params }: Condition): string {
  let at = -1;
  return sql.replace(/\?/g, () => {
    const value = params[(at += 1)];
    // eslint-disable-next-line no-control-regex
    return typeof value === 'string' && /[^\x00-\x7f]/.test(value) ? `(? COLLATE ${COLLATION})` : '?';
  });
}

/** The WHERE of a list: its fixed condition and the filters. A filter refuses a value it cannot read. */
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
 * One page of a list and its total, which is one more than can be paged to when there are more. Ids are paged first, over an index
 * and from the nearer end, so that the last page is as fast as the first; then the rows are joined.
 */
export async function list<R extends { id: string }>(
  db: Db,
  plan: ListPlan,
  query: ListQuery,
): Promise<{ rows: R[]; total: number }> {
  const whole = conditionsOf(plan, query.filter);
  const total = await countPaged(db, plan.table, whole.where, whole.params);
  // Descending, the database itself puts them last.
  if (query.descending || !plan.emptyLast?.includes(query.sort))
    return { rows: await rowsOfPage<R>(db, plan, query, { ...whole, total }), total };
  const filled = { ...whole, where: and(whole.where, `t.${query.sort} IS NOT NULL`) };
  const empty = { ...whole, where: and(whole.where, `t.${query.sort} IS NULL`) };
  const first = Math.min(total, await countPaged(db, plan.table, filled.where, filled.params));
  const { from, to } = query;
  return {
    rows: [
      ...(await rowsOfPage<R>(db, plan, query, { ...filled, total: first })),
      ...(await rowsOfPage<R>(
        db,
        plan,
        // Without the empty column, which the optimizer would sort by.
        { ...query, sort: 'id', from: Math.max(0, from - first), to: to - first },
        { ...empty, total: total - first },
      )),
    ],
    total,
  };
}

const and = (condition: string, more: string) => `${condition ? `${condition} AND` : 'WHERE'} ${more}`;

/** The page of the rows of a condition. */
async function rowsOfPage<R extends { id: string }>(
  db: Db,
  plan: ListPlan,
  query: ListQuery,
  { where, params, total }: { where: string; params: unknown[]; total: number },
): Promise<R[]> {
  const wanted = Math.min(query.to + 1, total) - query.from;
  if (wanted <= 0) return [];
  // The end of more rows than are counted is not known.
  const fromEnd = total <= MOST_PAGED && query.from > total / 2;
  const offset = fromEnd ? total - query.from - wanted : query.from;
  const descending = query.descending !== fromEnd;
  const keys = query.sort === 'id' ? ['id'] : [query.sort, 'id'];
  const parts = plan.parts && !query.filter[plan.parts.column] ? plan.parts : undefined;
  const held = [...Object.keys(query.filter), ...(parts ? [parts.column] : [])];
  const byId = query.sort === 'id' ? held.map((key) => plan.byId?.[key]).find(Boolean) : undefined;
  const ordered = held.every((key) => plan.inOrder?.filters.includes(key)) ? plan.inOrder : undefined;
  const inOrder = ordered?.index[query.sort];
  const hint = byId ? `FORCE INDEX FOR ORDER BY (${byId})` : inOrder ? `FORCE INDEX (${inOrder})` : '';
  const order = (alias: string, down: boolean) =>
    keys.map((key) => `${alias}.${key} ${down ? 'DESC' : 'ASC'}`).join(', ');
  const ids = (condition: string, rows: number, skip: number) =>
    `SELECT ${keys.map((key) => `t.${key}`).join(', ')} FROM ${plan.table} t ${hint} ${condition} ORDER BY ${order('t', descending)} LIMIT ${String(rows)} OFFSET ${String(skip)}`;
  const paged = plan.filled?.includes(query.sort) ? and(where, `t.${query.sort} IS NOT NULL`) : where;
  const part = parts && and(paged, `t.${parts.column} = ?`);
  const page = parts
    ? `${parts.values.map(() => `(${ids(part!, offset + wanted, 0)})`).join(' UNION ALL ')}
        ORDER BY ${keys.map((key) => `${key} ${descending ? 'DESC' : 'ASC'}`).join(', ')} LIMIT ${String(wanted)} OFFSET ${String(offset)}`
    : ids(paged, wanted, offset);
  // Sorted by the page's keys, which come first in the join, so that wide rows need no temporary table.
  return db.rows<R>(
    `SELECT STRAIGHT_JOIN ${plan.columns} FROM (${page}) page
       JOIN ${plan.table} t ON t.id = page.id ${plan.joins ?? ''} ORDER BY ${order('page', query.descending)}`,
    parts ? parts.values.flatMap((value) => [...params, value]) : params,
  );
}

/** One record within a list's conditions; a malformed id is NOT_FOUND. */
export async function one<R>(db: Db, plan: ListPlan, id: string): Promise<R> {
  const { columns, record = columns, table, joins = '', always } = plan;
  if (!fitsIds(plan, id)) throw notFound();
  const [row] = await db.prepared<R>(
    `SELECT ${record} FROM ${table} t ${joins} WHERE t.id = ? ${always ? `AND ${always.sql}` : ''}`,
    [id, ...(always?.params ?? [])],
  );
  if (!row) throw notFound();
  return row;
}

/** A LIKE pattern for any part of a column; wildcards in the value are escaped. */
export const like = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows in which one of these contains the text: a column, or a condition with a placeholder. Wildcards are escaped. */
export const contains = (...places: string[]) => {
  const sql = places.map((place) => (place.includes('?') ? place : `${place} LIKE ?`)).join(' OR ');
  return (value: string) => ({
    sql: places.length > 1 ? `(${sql})` : sql,
    params: places.map(() => like(value)),
  });
};
