import type { Sql } from '../db/db';
import type { ContentSubject } from './subject';

/**
 * How many items of a kind an IP has. Locks the IP, so that of two items added at once the second is counted too; to be
 * called before the transaction's first plain read.
 */
export async function countItems(
  sql: Sql,
  { content, there }: Pick<ContentSubject, 'content' | 'there'>,
  ipId: string,
): Promise<number> {
  await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [ipId]);
  const count = await sql.one<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM ${content.table} t WHERE t.ip_id = ? AND ${there}`,
    [ipId],
  );
  return Number(count?.n ?? 0);
}
