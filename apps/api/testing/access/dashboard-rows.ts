/** The home of the workbench, and what a rejection is read with. */
import type { Row } from './row';

export const DASHBOARD_CALLS: Record<string, Row> = {
  'ip/court': {},
  'ip/visits': {},
  'review/rejected': { input: { subject: 'series' } },
};
