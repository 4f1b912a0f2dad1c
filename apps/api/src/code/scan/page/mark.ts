import type { ScanMark } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { isRobot } from '../../../core/http/agent';

/** Browsers fetch what may be opened next; nobody has looked at it yet. */
const isFetchedAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? ''));

/**
 * Why a look at a label's page is no further visit; null for one that counts. Each header can be written by anybody, so a
 * mark changes what is counted, never whether the look is logged. From a page of ours come another language, a report and
 * a holder's list of scans: nobody there has a label in hand.
 */
export function markOf(request: FastifyRequest, userAgent: string, checkedAt: Date | null): ScanMark | null {
  if (isRobot(userAgent)) return 'program';
  if (isFetchedAhead(request)) return 'ahead';
  if (request.headers['sec-fetch-site'] === 'same-origin') return 'own_page';
  return checkedAt ? 'repeated' : null;
}
