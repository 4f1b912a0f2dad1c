import type { ScanMark } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { isRobot } from '../../core/http/agent';

/** Whether the browser prefetches the page, so that nobody has seen it yet. */
const isFetchedAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? ''));

/**
 * Why a request of a label's page is no visit; null when it counts. Headers can be forged, so a mark changes only counts,
 * never whether the request is logged. Requests from the product's own pages (language switch, report, a holder's scan list)
 * are marked too.
 */
export function markOf(request: FastifyRequest, userAgent: string, checkedAt: Date | null): ScanMark | null {
  if (isRobot(userAgent)) return 'program';
  if (isFetchedAhead(request)) return 'ahead';
  if (request.headers['sec-fetch-site'] === 'same-origin') return 'own_page';
  return checkedAt ? 'repeated' : null;
}
