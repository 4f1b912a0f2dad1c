/** Routes of the workbench's home page and of rejections. */
import type { Row } from './row';

export const DASHBOARD_CALLS: Record<string, Row> = {
  'ip/pendingTasks': {},
  'ip/visits': {},
  'review/rejected': { input: { subject: 'series' } },
};
