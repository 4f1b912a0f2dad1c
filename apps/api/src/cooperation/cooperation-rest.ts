import { OBJECTION_OPEN, tenderResultMachine } from '@ipw/domain';

/**
 * SQL condition: the cooperation rests, because the result it came from is objected to, or was opened again by an
 * objection and is not published anew.
 */
export const restsOf = (
  cooperation: 't' | 'c',
): string => `(${cooperation}.origin = 'tender' AND EXISTS (SELECT 1 FROM tender_registration e WHERE e.id = ${cooperation}.origin_id AND
  (e.result = '${tenderResultMachine.initial}' OR e.tender_id IN (SELECT o.tender_id FROM tender_objection o WHERE o.state = '${OBJECTION_OPEN}'))))`;
