import { useState } from 'react';
import { useMe } from '../http/session';

const PREFIX = 'worktable_.console.note.';

/** Texts a staff member typed and has not sent, stored in this browser by their id until they sign out. `undefined`: none. */
export function useTyped() {
  const { id } = useMe();
  const nameOf = (key: string) => `${PREFIX}${id}.${key}`;
  return {
    read: (key: string) => localStorage.getItem(nameOf(key)) ?? undefined,
    write: (key: string, text: string | undefined) => {
      if (text === undefined) localStorage.removeItem(nameOf(key));
      else localStorage.setItem(nameOf(key), text);
    },
  };
}

/** The unsaved text of a note on a member, stored until it is saved or discarded. */
export function useNoteDraft(memberId: string, noteId = 'new') {
  const typed = useTyped();
  const key = `${memberId}.${noteId}`;
  const [text, setText] = useState(() => typed.read(key));
  const write = (value: string | undefined) => {
    setText(value);
    typed.write(key, value);
  };
  return [text, write] as const;
}

/**
 * Deletes at sign-out what was typed in this browser: a staff member's notes and dialogs, and the searches of lists, which may be
 * names and phones.
 */
export function forgetTyped(staffId: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${PREFIX}${staffId}.`) || key.endsWith('.listParams')) localStorage.removeItem(key);
}
