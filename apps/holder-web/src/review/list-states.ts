import { OPEN_REVIEW_STATES, type ReviewState } from '@ipw/domain';

/** The states a list can be narrowed to, in the order of the review. */
export const LIST_STATES = [...OPEN_REVIEW_STATES, 'approved'] as const satisfies readonly ReviewState[];
export type ListState = (typeof LIST_STATES)[number];

/** The state an address narrows a list to. */
export const listStateIn = (query: URLSearchParams): ListState | undefined =>
  LIST_STATES.find((state) => state === query.get('state'));
