import { consoleCall, listCalls } from '../core/console-endpoint';
import type { OutboxMessage, OutboxRow } from './outbox';

export const outboxAdminApi = {
  ...listCalls<OutboxRow>()('outbox', 'outbox:read', {
    filters: ['recipient', 'state', 'kind', 'from', 'to'],
    sorts: ['id', 'created_at'],
  }),
  stored: consoleCall<OutboxMessage[]>()('GET outbox/stored', {
    access: 'outbox:read',
    summary: 'Messages the local providers stored instead of sending them',
  }),
  retry: consoleCall<OutboxRow>()('POST outbox/:id/retry', {
    access: 'outbox:write',
    summary: 'Send a failed message again',
  }),
};
