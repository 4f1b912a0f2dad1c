import { consoleCall, listCalls } from '../core/console-endpoint';
import { type OwnTag, ownTagMergeInput, ownTagPromoteInput } from './own-tag';

export const ownTagAdminApi = {
  ...listCalls<OwnTag>()('own-tags', 'content:read', { filters: ['q', 'id'], sorts: ['uses', 'tag'] }),
  merge: consoleCall<{ id: string }>()('POST own-tags/:id/merge', {
    access: 'content:write',
    input: ownTagMergeInput,
    summary: 'Put a core tag in its place',
  }),
  promote: consoleCall<{ id: string }>()('POST own-tags/:id/promote', {
    access: 'content:write',
    input: ownTagPromoteInput,
    summary: 'Make a core tag of it',
  }),
};
