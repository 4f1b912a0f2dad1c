import { consoleCall, listCalls } from '../core/console-endpoint';
import type { ProcessRow, SystemOverview } from './system';

/** The processes of the installation, and its state. */
export const processAdminApi = {
  ...listCalls<ProcessRow>()('processes', 'system:read', { filters: [], sorts: [] }),
  overview: consoleCall<SystemOverview>()('GET processes/overview', {
    access: 'system:read',
    summary: 'Jobs, lags, storage, schema, keys and backups of the installation',
  }),
};
