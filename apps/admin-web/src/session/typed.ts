import { useState } from 'react';
import { useMe } from '../http/session';

const PREFIX = 'worktable_.console.note.';
/**
 * The unsaved text of a note, stored in this browser by author and member until it is saved, discarded or the author
 * signs out. `undefined`: none.
 */
export function useNoteDraft(memberId: string, noteId = 'new') {
  const me = useMe();
  const key = `${PREFIX}${me.id}.${memberId}.${noteId}`;
  const [text, setText] = useState(() => localStorage.getItem(key) ?? undefined);
  const write = (value: string | undefined) => {
    setText(value);
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  };
  return [text, write] as const;
}

/**
 * Deletes at sign-out what a staff member typed in this browser: drafts of notes, and the searches of lists, which may be names
 * and phones.
 */
export function forgetTyped(staffId: string): void {
  for (const key of Object.keys(localStorage)) {
    // react-admin's store names the staff member, too.
    const isSearch = key.endsWith('.listParams') && key.includes(`.${staffId}.`);
    if (isSearch || key.startsWith(`${PREFIX}${staffId}.`)) localStorage.removeItem(key);
  }
}
