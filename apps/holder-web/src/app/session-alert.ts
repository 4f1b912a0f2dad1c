import type { SignedIn } from '@ipw/domain';
import { createStore } from '@ipw/ui';
import { isOfMemberHere, storedUser, tokenStore } from './session';

/** Why a page is interrupted. */
export type Interruption =
  /** The session has ended; `code` says how. */
  | { kind: 'ended'; code: number }
  /** Another member has signed in: in another tab, or in this one with the given session. */
  | { kind: 'other'; name: string; session?: SignedIn };

/** The current interruption; one for any number of refused calls. */
export const interruption = createStore<Interruption | null>(null);

let waiting: ((again: boolean) => void)[] = [];

function answer(again: boolean): void {
  const calls = waiting;
  waiting = [];
  for (const go of calls) go(again);
}

/**
 * Called when the session of `token` was refused. Asks the member to sign in, once for any number of calls; resolves to true
 * when the calls should be repeated, false when the member left or changed.
 */
export function sessionEnded(code: number, token: string | null): Promise<boolean> {
  const now = tokenStore.get();
  if (token === null || now === null || !isOfMemberHere(token)) return Promise.resolve(false);
  if (now !== token) return Promise.resolve(true);
  if (interruption.get()?.kind === 'other') return Promise.resolve(false);
  interruption.set({ kind: 'ended', code });
  return new Promise((go) => waiting.push(go));
}

/** Another member has signed in: this page sends nothing more. */
export function takenOver(session?: SignedIn): void {
  const name = session?.user.member_name ?? storedUser()?.member_name ?? '';
  interruption.set({ kind: 'other', name, ...(session && { session }) });
  answer(false);
}

// Signed in again, here or in another tab: continue. Signed out: stop waiting.
tokenStore.subscribe(() => {
  interruption.set(null);
  answer(tokenStore.get() !== null);
});
