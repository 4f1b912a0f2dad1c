import type { NoteRow } from '@ipw/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../http/call-api';

/** Maximum notes on the page. */
const MOST = 100;

const keyOf = (memberId: string) => ['notes', memberId];

function useChanged(memberId: string) {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: keyOf(memberId) });
    await cache.invalidateQueries({ queryKey: ['members', 'history', memberId] });
  };
}

/** A member's notes, newest first, and how to add one; `saved` gets the text of an added one, even when the page was left. */
export function useNotes(memberId: string, saved: (text: string) => void) {
  const changed = useChanged(memberId);
  const query = useQuery({
    queryKey: keyOf(memberId),
    queryFn: () => {
      const filter = JSON.stringify({ member_id: memberId });
      const range = JSON.stringify([0, MOST - 1]);
      return callApi('GET notes', { query: { filter, range, sort: '["id","DESC"]' } });
    },
  });
  const add = useMutation<NoteRow, Error, string>({
    mutationFn: (text) => callApi('POST notes', { body: { member_id: memberId, text } }),
    onSuccess: (_, text) => {
      saved(text);
      return changed();
    },
  });
  return { query, add };
}

interface Done {
  saved: (text: string) => void;
  removed: () => void;
}

/** The actions on one note. */
export function useNote({ id, version, member_id }: NoteRow, { saved, removed }: Done) {
  const changed = useChanged(member_id);
  const edit = useMutation<unknown, Error, string>({
    mutationFn: (text) => callApi('PUT notes/:id', { id, body: { version, text } }),
    onSuccess: (_, text) => {
      saved(text);
      return changed();
    },
  });
  const remove = useMutation({
    mutationFn: () => callApi('DELETE notes/:id', { id, body: { version } }),
    onSuccess: () => {
      removed();
      return changed();
    },
  });
  return { edit, remove };
}
