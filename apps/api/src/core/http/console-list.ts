import type { FastifyReply } from 'fastify';
import type { Db } from '../db/db';
import { list, type ListPlan, type ListQuery, readListQuery, WORDS } from '../db/list-query';
import type { AdminCall } from './admin.controller';
import { queryOf } from './body';

/** Answers a console list: rows as JSON, total in Content-Range, as ra-data-simple-rest expects. */
export async function answerList<R extends { id: string }, V>(
  db: Db,
  plan: ListPlan,
  { request, reply }: AdminCall,
  view: (row: R) => V,
): Promise<V[]> {
  const query = readListQuery(plan, queryOf(request));
  const { rows, total } = await list<R>(db, plan, query);
  return answerPage(plan.resource, query.from, rows.map(view), total, reply);
}

/** Answers a page that was read already, from row `from` of `total`. */
export function answerPage<V>(
  resource: string,
  from: number,
  page: V[],
  total: number,
  reply: FastifyReply,
): V[] {
  const last = from + Math.max(page.length - 1, 0);
  void reply.header('content-range', `${resource} ${String(from)}-${String(last)}/${String(total)}`);
  return page;
}

/** Answers a short list held in memory, in its fixed order or reversed. */
export function answerShort<V extends { id: string }>(
  resource: string,
  order: 'ASC' | 'DESC',
  rows: V[],
  { request, reply }: AdminCall,
): V[] {
  const plan = { resource, table: '', columns: '', filters: {}, sorts: ['id'], ids: WORDS };
  const query = readListQuery(plan, { sort: JSON.stringify(['id', order]), ...queryOf(request) });
  const { from, to, descending, filter } = query;
  const found = named(rows, filter);
  const ordered = descending === (order === 'DESC') ? found : [...found].reverse();
  return answerPage(resource, from, ordered.slice(from, to + 1), found.length, reply);
}

/** Rows with the requested ids; all rows when no ids were requested. */
export const named = <V extends { id: string }>(rows: V[], { id }: ListQuery['filter']): V[] =>
  id === undefined ? rows : rows.filter((row) => id.split(',').includes(row.id));
