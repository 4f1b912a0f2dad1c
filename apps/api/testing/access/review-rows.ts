/** What the queue of reviews has beside what every desk has. */
import type { Row } from './rows';

export const REVIEW_ROUTES: Record<string, Row> = {
  'GET reviews/export': {},
};
