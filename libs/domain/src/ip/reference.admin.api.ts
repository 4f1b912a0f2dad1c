import { consoleCall, recordCalls } from '../core/console-endpoint';
import { referenceEditInput, type ReferenceItem, referenceMergeInput } from './reference';

export const referenceAdminApi = {
  ...recordCalls<ReferenceItem>()('references', 'content:read', {
    subject: 'reference',
    filters: ['q', 'list', 'state'],
    sorts: ['sort', 'uses'],
  }),
  update: consoleCall<ReferenceItem>()('PUT references/:id', {
    access: 'content:write',
    input: referenceEditInput,
    picks: true,
    summary: 'Name, hide or order an item',
  }),
  merge: consoleCall<ReferenceItem>()('POST references/:id/merge', {
    access: 'content:write',
    input: referenceMergeInput,
    summary: 'Let another item take its place',
  }),
};
