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
 * Deletes at sign-out what was typed in this browser: a staff member's drafts of notes, and the searches of lists, which may be
 * names and phones.
 */
export function forgetTyped(staffId: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${PREFIX}${staffId}.`) || key.endsWith('.listParams')) localStorage.removeItem(key);
}
