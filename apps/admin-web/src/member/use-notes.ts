import type { NoteRow } from '@ipw/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../http/call-api';

/** Maximum notes on the page. */
const MOST = 100;

/** A member's notes, newest first, and their actions. */
export function useNotes(memberId: string) {
  const cache = useQueryClient();
  const queryKey = ['notes', memberId];
  const changed = async () => {
    await cache.invalidateQueries({ queryKey });
    await cache.invalidateQueries({ queryKey: ['members', 'history', memberId] });
  };
  const query = useQuery({
    queryKey,
    queryFn: () => {
      const filter = JSON.stringify({ member_id: memberId });
      const range = JSON.stringify([0, MOST - 1]);
      return callApi('GET notes', { query: { filter, range, sort: '["id","DESC"]' } });
    },
  });
  const add = useMutation<NoteRow, Error, string>({
    mutationFn: (text) => callApi('POST notes', { body: { member_id: memberId, text } }),
    onSuccess: changed,
  });
  const edit = useMutation<unknown, Error, { note: NoteRow; text: string }>({
    mutationFn: ({ note, text }) =>
      callApi('PUT notes/:id', { id: note.id, body: { version: note.version, text } }),
    onSuccess: changed,
  });
  const remove = useMutation<unknown, Error, NoteRow>({
    mutationFn: (note) => callApi('DELETE notes/:id', { id: note.id, body: { version: note.version } }),
    onSuccess: changed,
  });
  return { query, add, edit, remove };
}
