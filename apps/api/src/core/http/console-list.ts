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
  const last = query.from + Math.max(rows.length - 1, 0);
  void reply.header(
    'content-range',
    `${plan.resource} ${String(query.from)}-${String(last)}/${String(total)}`,
  );
  return rows.map(view);
}
