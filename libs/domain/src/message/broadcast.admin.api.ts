import { consoleCall, recordCalls, versionInput } from '../core/console-endpoint';
import {
  audienceInput,
  broadcastEditInput,
  broadcastInput,
  type BroadcastRecord,
  type BroadcastRow,
  broadcastSendInput,
} from './broadcast';

const access = 'message:write';

export const broadcastAdminApi = {
  ...recordCalls<BroadcastRow, BroadcastRecord>()('messages', 'message:read', {
    subject: 'broadcast',
    filters: ['q', 'state', 'audience'],
    sorts: ['id', 'send_at'],
  }),
  estimate: consoleCall<{ count: number }>()('POST messages/estimate', {
    access,
    input: audienceInput,
    summary: 'How many a message would reach now',
  }),
  create: consoleCall<BroadcastRecord>()('POST messages', {
    access,
    input: broadcastInput,
    creates: true,
    summary: 'Write a message to many members',
  }),
  update: consoleCall<BroadcastRecord>()('PUT messages/:id', {
    access,
    input: broadcastEditInput,
    picks: true,
    summary: 'Change a draft',
  }),
  remove: consoleCall<{ id: string }>()('DELETE messages/:id', {
    access,
    input: versionInput,
    summary: 'Remove a draft',
  }),
  send: consoleCall<BroadcastRecord>()('POST messages/:id/send', {
    access,
    input: broadcastSendInput,
    summary: 'Send it now, or at a moment to come',
  }),
  cancel: consoleCall<BroadcastRecord>()('POST messages/:id/cancel', {
    access,
    summary: 'Stop what has not been sent',
  }),
};
