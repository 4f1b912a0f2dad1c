import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db';
import { list, type ListPlan, readListQuery } from '../db/list-query';
import { queryOf } from './body';

/** Answers a console list: the rows as JSON, the total in Content-Range as ra-data-simple-rest reads it. */
export async function answerList<R extends { id: string }, V>(
  db: Db,
  plan: ListPlan,
  request: FastifyRequest,
  reply: FastifyReply,
  view: (row: R) => V,
): Promise<V[]> {
  const query = readListQuery(plan, queryOf(request));
  const { rows, total } = await list<R>(db, plan, query);
  return answerPage(plan.resource, query.from, rows.map(view), total, reply);
}

/** Answers a page that was read already, beginning at `from` of `total`. */
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

/** Answers a list so short that it is always whole in memory, in its one order or turned round. */
export function answerShort<V>(
  resource: string,
  order: 'ASC' | 'DESC',
  rows: V[],
  request: FastifyRequest,
  reply: FastifyReply,
): V[] {
  const plan = { resource, table: '', columns: '', filters: {}, sorts: ['id'] };
  const query = queryOf(request);
  const { from, to, descending } = readListQuery(plan, { sort: JSON.stringify(['id', order]), ...query });
  const ordered = descending === (order === 'DESC') ? rows : [...rows].reverse();
  return answerPage(resource, from, ordered.slice(from, to + 1), rows.length, reply);
}
