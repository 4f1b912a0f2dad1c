import { OPEN_REVIEW_STATES, type ReviewState } from '@ipw/domain';

/** States a list can be filtered by, in the order of the review. */
export const LIST_STATES = [...OPEN_REVIEW_STATES, 'approved'] as const satisfies readonly ReviewState[];
export type ListState = (typeof LIST_STATES)[number];

/** The state filter in an address. */
export const listStateIn = (query: URLSearchParams): ListState | undefined =>
  LIST_STATES.find((state) => state === query.get('state'));
