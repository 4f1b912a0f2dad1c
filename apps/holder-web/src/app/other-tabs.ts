import { adoptSession, memberHere, memberStore, storedUser, tokenStore } from './session';
import { takenOver } from './session-alert';
import { onStored, readStored } from '../storage';

/** Follows another tab: sign-out, sign-in, or sign-in of another member. */
function follow(): void {
  const token = readStored('token');
  if (token === tokenStore.get()) return;
  const memberId = token === null ? null : (storedUser()?.member_id ?? null);
  const open = memberStore.get().status !== 'visitor';
  // A page with one member's data must not become another's: it stops and shows a dialog.
  if (open && memberId !== null && memberHere() !== null && memberId !== memberHere()) takenOver();
  else adoptSession(token, memberId);
}

onStored('token', follow);
