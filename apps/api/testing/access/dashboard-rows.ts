/** Routes of the workbench's home page, of its search, and of rejections. */
import type { Row } from './row';

export const DASHBOARD_CALLS: Record<string, Row> = {
  'ip/pendingTasks': {},
  'ip/figures': {},
  'ip/visits': {},
  'search/records': { input: { keyword: '山' } },
  'review/rejected': { input: { subject: 'series' } },
};
