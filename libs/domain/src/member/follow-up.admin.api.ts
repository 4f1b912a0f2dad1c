import { consoleCall, type Counts, recordCalls } from '../core/console-endpoint';
import { decisionsOf } from '../review/queue-calls';
import { followUpEditInput, followUpInput, followUpMachine, type FollowUpRow } from './follow-up';

const access = 'member:care';

export const followUpAdminApi = {
  ...recordCalls<FollowUpRow>()('follow-ups', access, {
    filters: ['state', 'member_id', 'whose'],
    sorts: ['due_on', 'created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET follow-ups/counts', {
    access,
    summary: 'Of mine: how many in each state, due today or overdue',
  }),
  create: consoleCall<FollowUpRow>()('POST follow-ups', {
    access,
    input: followUpInput,
    creates: true,
    summary: 'Plan to come back to a member on a day',
  }),
  update: consoleCall<FollowUpRow>()('PUT follow-ups/:id', {
    access,
    input: followUpEditInput,
    picks: true,
    summary: 'Another day, or other words, while it is open',
  }),
  decide: consoleCall<FollowUpRow>()('POST follow-ups/:id/:action', {
    access,
    inputs: decisionsOf(followUpMachine, {}),
    summary: 'Finish or reopen',
  }),
};
