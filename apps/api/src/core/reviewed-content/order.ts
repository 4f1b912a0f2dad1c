import type { ContentTable } from '@ipw/domain';
import type { Sql } from '../db/db';
import { notFound } from '../errors/domain-error';

/**
 * Reorders `named` on the positions they occupy in `all`, so that one page of a list can be ordered by itself. Refuses ids
 * that are not in `all`.
 */
export async function putInOrder(
  sql: Sql,
  table: ContentTable,
  all: readonly { id: string }[],
  named: readonly string[],
): Promise<{ sorted: number }> {
  const known = all.map(({ id }) => id);
  if (!named.every((id) => known.includes(id))) throw notFound();
  const chosen = new Set(named);
  const next = named.values();
  const order = known.map((id) => (chosen.has(id) ? next.next().value! : id));
  await sql.execute(`UPDATE ${table} SET sort = FIELD(id, ?), updated_at = updated_at WHERE id IN (?)`, [
    order,
    order,
  ]);
  return { sorted: named.length };
}
