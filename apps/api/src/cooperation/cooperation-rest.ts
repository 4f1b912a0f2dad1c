import {
  AWARD_PUBLISHED,
  COOPERATING,
  OBJECTION_OPEN,
  objectionMachine,
  tenderResultMachine,
} from '@ipw/domain';
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

/** Cooperations that rest now, found from the objections: those are few, and cooperations are many. */
export async function restingIds(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `SELECT c.id FROM tender_objection o LEFT JOIN tender_award a ON a.id = o.tender_id
      JOIN tender_registration e ON e.tender_id = o.tender_id
      JOIN cooperation c ON c.origin = 'tender' AND c.origin_id = e.id AND c.state = ?
      WHERE o.state IN (?) AND (o.state = ? OR (a.state <> ? AND e.result = ?))`,
    [
      COOPERATING,
      [OBJECTION_OPEN, objectionMachine.actions.uphold.to],
      OBJECTION_OPEN,
      AWARD_PUBLISHED,
      tenderResultMachine.initial,
    ],
  );
  return [...new Set(rows.map(({ id }) => id))];
}
