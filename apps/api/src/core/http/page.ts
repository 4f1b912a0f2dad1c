import type { Page } from '@ipw/domain';
import type { Db } from '../db/db';
import { refuse } from '../errors/domain-error';

export interface PagePlan {
  /** `table t JOIN …`; ids are `t.id`, newest first. */
  from: string;
  columns?: string;
  where: string;
  params: unknown[];
}

/** One page of a data API list, newest first: by page number, or from a cursor (the last id seen). */
export async function pageOf<R extends { id: string }, V>(
  db: Db,
  plan: PagePlan,
  { page, page_size, cursor }: { page: number; page_size: number; cursor?: string | undefined },
  view: (row: R) => V,
): Promise<Page<V>> {
  if (cursor !== undefined && !/^[0-9A-Z]{26}$|^\d{1,19}$/.test(cursor)) throw refuse('cursor', 'malformed');
  const count = await db.one<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM ${plan.from} WHERE ${plan.where}`,
    plan.params,
  );
  const after = cursor === undefined ? '' : 'AND t.id < ?';
  const offset = cursor === undefined ? (page - 1) * page_size : 0;
  const rows = await db.rows<R>(
    `SELECT ${plan.columns ?? 't.*'} FROM ${plan.from} WHERE ${plan.where} ${after} ORDER BY t.id DESC LIMIT ${String(page_size + 1)} OFFSET ${String(offset)}`,
    cursor === undefined ? plan.params : [...plan.params, cursor],
  );
  const more = rows.length > page_size;
  const list = rows.slice(0, page_size);
  return {
    list: list.map(view),
    total: Number(count?.n ?? 0),
    page,
    page_size,
    next_cursor: more ? list.at(-1)!.id : null,
  };
}

/** One page of a short list that is read as a whole. */
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
