import { CLAIMED_AT_SQL, type Narrowest } from './ip-terms';

const SHOWN_PICTURE = 'uploaded_file f ON f.id = t.image_id AND f.open = 1 AND f.image_status = 1';
const FOUND = '(t.owner_id IS NOT NULL OR t.listed = 1)';

/**
 * FROM and WHERE of IPs `t` under terms of the index `e` (a placeholder, or `terms`): claimed or listed, with a public picture `f`. Without those
 * that few wait; they are read by themselves. When many wait, rows are as the index knows them, so a condition must ask the row, too.
 */
export const indexedIps = (waiting: Narrowest['waiting'], terms = '?') =>
  `ip_term e STRAIGHT_JOIN ip t ON t.id = e.ip_id AND ${FOUND}${waiting === 'few' ? ' AND t.unindexed IS NULL' : ''} JOIN ${SHOWN_PICTURE} WHERE e.term IN (${terms})`;

/** The same of those that wait for the index, under any term. */
export const WAITING_IPS = `ip t JOIN ${SHOWN_PICTURE} WHERE t.unindexed = 1 AND ${FOUND}`;

/** A condition on the row `t`, as ` AND …`. */
export interface IpCondition {
  sql: string;
  params: unknown[];
}

/** A table of what is found, in the index and, if they are few, waiting for it: `most` rows of each, the ones claimed last first. */
export function shownIps(
  { sql, params }: IpCondition,
  { terms, waiting }: Narrowest,
  columns: string,
  most: number,
): IpCondition {
  const last = `DESC LIMIT ${String(most)}`;
  const indexed = `(SELECT ${columns} FROM ${indexedIps(waiting)}${sql} ORDER BY e.claimed_at DESC, e.ip_id ${last})`;
  const others = `(SELECT ${columns} FROM ${WAITING_IPS}${sql} ORDER BY ${CLAIMED_AT_SQL} DESC, t.id ${last})`;
  return waiting === 'few'
    ? { sql: `(${indexed} UNION ALL ${others}) t`, params: [[...terms], ...params, ...params] }
    : { sql: `(${indexed}) t`, params: [[...terms], ...params] };
}
