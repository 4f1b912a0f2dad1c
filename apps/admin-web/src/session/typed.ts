import { useState } from 'react';
import { TYPED } from '../http/leave-for-good';
import { useMe } from '../http/session';

/** Texts a staff member typed and has not sent, stored in this browser by their id until they sign out. `undefined`: none. */
export function useTyped() {
  const { id } = useMe();
  const nameOf = (key: string) => `${TYPED}${id}.${key}`;
  return {
    read: (key: string) => localStorage.getItem(nameOf(key)) ?? undefined,
    write: (key: string, text: string | undefined) => {
      if (text === undefined) localStorage.removeItem(nameOf(key));
      else localStorage.setItem(nameOf(key), text);
    },
  };
}

/**
 * The unsaved text of a note on a member, stored until it is saved or discarded; how to change it; and what to do when a text was
 * saved, from the page or after it was left: the text is dropped unless more was typed meanwhile.
 */
export function useNoteDraft(memberId: string, noteId = 'new') {
  const typed = useTyped();
  const key = `${memberId}.${noteId}`;
  const [text, setText] = useState(() => typed.read(key));
  const write = (value: string | undefined) => {
    setText(value);
    typed.write(key, value);
  };
  const saved = (sent: string) => {
    if (typed.read(key)?.trim() === sent) write(undefined);
  };
  return [text, write, saved] as const;
}
