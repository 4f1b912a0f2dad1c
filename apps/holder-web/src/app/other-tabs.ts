import { adoptSession, memberHere, memberStore, storedUser, tokenStore } from './session';
import { takenOver } from './session-alert';
import { onStored, readStored } from './storage';

/** Follows another tab: sign-out, sign-in, or another member's sign-in. */
function follow(): void {
  const token = readStored('token');
  if (token === tokenStore.get()) return;
  const memberId = token === null ? null : (storedUser()?.member_id ?? null);
  const open = memberStore.get().status !== 'visitor';
  // A page full of one member's matters is not handed to another one: it stops, and says so.
  if (open && memberId !== null && memberHere() !== null && memberId !== memberHere()) takenOver();
  else adoptSession(token, memberId);
}

onStored('token', follow);
