import { adoptSession, memberHere, memberStore, storedUser, tokenStore } from './session';
import { takenOver } from './session-alert';
import { FLAGS, onStored, readStored } from '../storage';

/** Follows another tab: sign-in, sign-in of another member, or a session that ended, whose drafts stay the member's. */
function follow(): void {
  const token = readStored('token');
  if (token === tokenStore.get()) return;
  const here = memberHere();
  const memberId = (token && storedUser()?.member_id) ?? here;
  // A page with one member's data must not become another's: it stops and shows a dialog.
  if (here !== null && memberId !== here && memberStore.get().status !== 'visitor') takenOver();
  else adoptSession(token, memberId);
}

onStored('token', follow);
onStored(FLAGS.recent, () => {
  if (readStored('token') === null) adoptSession(null, null);
});
