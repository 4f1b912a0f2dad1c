import type { ListSort, Page } from '@ipw/domain';
import type { Db } from '../db/db';
import { validationError } from '../errors/domain-error';

export interface PagePlan {
  /** `table t JOIN …`. */
  from: string;
  /** Sort date: newest first, then by id. Absent: by id only, for logs with numeric ids. */
  by?: 'created_at' | 'first_at';
  columns?: string;
  where: string;
  params: unknown[];
}

interface Paging {
  page: number;
  page_size: number;
  cursor?: string | undefined;
  sort?: ListSort | undefined;
}

/** Cursor: id of the last row seen, after its date in ms where the list is sorted by date. */
const CURSOR = /^(?:(\d{1,14})-)?([0-9A-Z]{26}|\d{1,19})$/;

/** One page of a data API list, newest first unless asked otherwise, by page number or from a cursor. Refuses a malformed cursor. */
export async function pageOf<R extends { id: string } & { [date in NonNullable<PagePlan['by']>]?: Date }, V>(
  db: Db,
  plan: PagePlan,
  { page, page_size, cursor, sort }: Paging,
  view: (row: R) => V,
): Promise<Page<V>> {
  const seen = cursor === undefined ? undefined : readCursor(cursor, plan.by, sort);
  const count = await db.one<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM ${plan.from} WHERE ${plan.where}`,
    plan.params,
  );
  const offset = seen ? 0 : (page - 1) * page_size;
  const way = sort === 'oldest' ? 'ASC' : 'DESC';
  const order = plan.by ? `t.${plan.by} ${way}, t.id ${way}` : `t.id ${way}`;
  const rows = await db.rows<R>(
    `SELECT ${plan.columns ?? 't.*'} FROM ${plan.from} WHERE ${plan.where} ${seen?.after ?? ''} ORDER BY ${order} LIMIT ${String(page_size + 1)} OFFSET ${String(offset)}`,
    [...plan.params, ...(seen?.params ?? [])],
  );
  const more = rows.length > page_size;
  const list = rows.slice(0, page_size);
  const last = list.at(-1);
  return {
    list: list.map(view),
    total: Number(count?.n ?? 0),
    page,
    page_size,
    next_cursor: more && last ? `${plan.by ? `${String(last[plan.by]!.getTime())}-` : ''}${last.id}` : null,
  };
}

function readCursor(
  cursor: string,
  by: PagePlan['by'],
  sort: ListSort | undefined,
): { after: string; params: unknown[] } {
  const is = sort === 'oldest' ? '>' : '<';
  const [, date, id] = CURSOR.exec(cursor) ?? [];
  if (!id || (date !== undefined) !== (by !== undefined)) throw validationError('cursor', 'malformed');
  if (!by) return { after: `AND t.id ${is} ?`, params: [id] };
  const at = new Date(Number(date));
  return { after: `AND t.${by} ${is}= ? AND (t.${by} ${is} ? OR t.id ${is} ?)`, params: [at, at, id] };
}

/** One page of a short list held in memory. */
export function pageIn<T>(
  rows: readonly T[],
  { page, page_size }: { page: number; page_size: number },
): Page<T> {
  const start = (page - 1) * page_size;
  return {
    list: rows.slice(start, start + page_size),
    total: rows.length,
    page,
    page_size,
    next_cursor: null,
  };
}
