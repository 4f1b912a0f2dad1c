import { consoleCall, listCalls, versionInput } from '../core/console-endpoint';
import { noteEditInput, noteInput, type NoteRow } from './note';

const access = 'member:care';

export const noteAdminApi = {
  ...listCalls<NoteRow>()('notes', access, { filters: ['member_id'], sorts: ['id', 'created_at'] }),
  create: consoleCall<NoteRow>()('POST notes', {
    access,
    input: noteInput,
    creates: true,
    summary: 'Keep a note on a member',
  }),
  update: consoleCall<NoteRow>()('PUT notes/:id', {
    access,
    input: noteEditInput,
    picks: true,
    summary: 'Change a note of one’s own within a day',
  }),
  remove: consoleCall<{ id: string }>()('DELETE notes/:id', {
    access,
    input: versionInput,
    summary: 'Remove a note',
  }),
};
