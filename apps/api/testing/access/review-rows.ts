/** Routes of review queues beyond those of every resource. */
import type { Row } from './row';

/** Saved filters: readers of the queue list and create them; the creator or an administrator deletes them. */
export const filtersOf = (resource: string): Record<string, Row> => ({
  [`GET ${resource}/filters`]: { shared: true },
  [`POST ${resource}/filters`]: { input: { name: '本周', filter: {} }, past: ['VALIDATION'] },
  [`DELETE ${resource}/filters/:id`]: {
    fresh: true,
    shared: true,
    except: {
      reviewer: { own: 'FORBIDDEN' },
      consultant: { own: 'FORBIDDEN' },
      stranger: { own: 'FORBIDDEN' },
      finance: { own: 'FORBIDDEN' },
    },
  },
});

export const REVIEW_ROUTES: Record<string, Row> = {
  'GET claims/export': {},
  'GET reviews/export': {},
};
