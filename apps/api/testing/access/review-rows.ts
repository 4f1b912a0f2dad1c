/** What queues have beside what every desk has. */
import type { Row } from './row';

/** Filters of a queue: who reads it reads and keeps them; who made one, or an administrator, takes it away. */
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
