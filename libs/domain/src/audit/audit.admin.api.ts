import { consoleCall, listCalls, type StatefulRow } from '../core/console-endpoint';
import type { HistoryLine } from '../core/history-line';
import type { AuditVerdict } from './audit';

/** A line of the audit log, which never changes. */
export interface AuditRow extends HistoryLine, StatefulRow {
  state: 'written';
  version: 1;
  actions: [];
  subject: string;
  subject_id: string;
}

export const auditAdminApi = {
  ...listCalls<AuditRow>()('audit', 'audit:read', {
    filters: ['q', 'subject', 'subject_id', 'actor', 'actor_type', 'action', 'from', 'to'],
    sorts: ['id'],
  }),
  export: consoleCall<unknown>()('GET audit/export', {
    access: 'audit:read',
    streams: 'text/csv',
    summary: 'The filtered list as CSV',
  }),
  verify: consoleCall<AuditVerdict>()('POST audit/verify', {
    access: 'audit:read',
    summary:
      'Chain what is new, then read the log, or its newest 200,000 lines, and say whether they are as they were written',
  }),
};
