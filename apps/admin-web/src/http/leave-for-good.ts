import { session } from './session';

/** Before the id of a staff member in the names of texts that they typed and have not sent. */
export const TYPED = 'worktable_.console.note.';

/** Leaves the console and deletes what the staff member typed and searched: at sign-out, and where somebody else signed in instead. */
export function leaveForGood(): void {
  const me = session.me();
  if (me) forgetTyped(me.id);
  // The address of a list has its search, which may be a name or a phone.
  history.replaceState(null, '', '#/');
  session.leave();
}

/** Texts and notes, and the searches of lists, which may be names and phones. */
function forgetTyped(staffId: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${TYPED}${staffId}.`) || key.endsWith('.listParams')) localStorage.removeItem(key);
}
