import type { SignedIn } from '@ipw/domain';
import { createStore } from '@ipw/ui';
import { isOfMemberHere, storedUser, tokenStore } from './session';

/** What stands between a member and their page. */
export type Interruption =
  /** Their session is over; `code` says how. */
  | { kind: 'ended'; code: number }
  /** Somebody else signed in: in another tab, or just now in this one, with what they got for it. */
  | { kind: 'other'; name: string; session?: SignedIn };

/** The one alert; many calls may be refused at once. */
export const interruption = createStore<Interruption | null>(null);

let waiting: ((again: boolean) => void)[] = [];

function answer(again: boolean): void {
  const calls = waiting;
  waiting = [];
  for (const go of calls) go(again);
}

/**
 * The session of `token` was refused. Asks the member to sign in, once for any number of refused calls; true when the
 * calls should be repeated, false when the member left or changed.
 */
export function sessionEnded(code: number, token: string | null): Promise<boolean> {
  const now = tokenStore.get();
  if (token === null || now === null || !isOfMemberHere(token)) return Promise.resolve(false);
  if (now !== token) return Promise.resolve(true);
  if (interruption.get()?.kind === 'other') return Promise.resolve(false);
  interruption.set({ kind: 'ended', code });
  return new Promise((go) => waiting.push(go));
}

/** Somebody else signed in: nothing of this page is sent any more. */
export function takenOver(session?: SignedIn): void {
  const name = session?.user.member_name ?? storedUser()?.member_name ?? '';
  interruption.set({ kind: 'other', name, ...(session && { session }) });
  answer(false);
}

// Signed in again, here or in another tab: on with it. Signed out: nothing to wait for.
tokenStore.subscribe(() => {
  interruption.set(null);
  answer(tokenStore.get() !== null);
});
