import { useState } from 'react';
import { useMe } from '../session/session';

const PREFIX = 'worktable_.console.note.';

/**
 * The text of a note that was begun, kept on this machine by who writes it and about whom until it is saved, discarded or
 * its writer signs out. `undefined` means that nothing was begun.
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

/** Forgets what a staff member began: they signed out. */
export function endNoteDrafts(staffId: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${PREFIX}${staffId}.`)) localStorage.removeItem(key);
}
