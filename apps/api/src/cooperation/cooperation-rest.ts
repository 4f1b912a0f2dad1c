import { COOPERATING, OBJECTION_OPEN, tenderResultMachine } from '@ipw/domain';
import type { Sql } from '../core/db/db';

/**
 * SQL condition: the cooperation rests, because the result it came from is objected to, or was opened again by an
 * objection and is not published anew.
 */
export const restsOf = (
  cooperation: 't' | 'c',
): string => `(${cooperation}.origin = 'tender' AND EXISTS (SELECT 1 FROM tender_registration e WHERE e.id = ${cooperation}.origin_id AND
  (e.result = '${tenderResultMachine.initial}' OR e.tender_id IN (SELECT o.tender_id FROM tender_objection o WHERE o.state = '${OBJECTION_OPEN}'))))`;

/** SQL condition: the cooperation of the thread or request `t` rests, so nobody can act on it and nothing of it is due. */
export const RESTS = `EXISTS (SELECT 1 FROM cooperation c WHERE c.id = t.cooperation_id AND ${restsOf('c')})`;

/** Cooperations that rest now. */
export async function restingIds(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `SELECT c.id FROM cooperation c WHERE c.state = ? AND ${restsOf('c')}`,
    [COOPERATING],
  );
  return rows.map(({ id }) => id);
}
