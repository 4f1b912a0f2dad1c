import type { StaffMe } from '@ipw/domain';
import { useSyncExternalStore } from 'react';
import { presence } from './presence';

/** `out` with a staff member: the session ended, and the page below waits for a new sign-in. */
export type SessionState =
  { status: 'unknown' } | { status: 'out'; me?: StaffMe } | { status: 'in'; me: StaffMe };

let state: SessionState = { status: 'unknown' };
const listeners = new Set<() => void>();
let waiting: ((same: boolean) => void)[] = [];

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function settle(same: boolean): void {
  const all = waiting;
  waiting = [];
  for (const resolve of all) resolve(same);
}

const meOf = (at: SessionState): StaffMe | undefined => (at.status === 'unknown' ? undefined : at.me);

export const session = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  me: () => meOf(state),
  enter: (me: StaffMe) => {
    const same = meOf(state)?.id === me.id;
    if (!same) presence.settle(false);
    become({ status: 'in', me });
    settle(same);
  },
  leave: () => {
    presence.settle(false);
    become({ status: 'out' });
    settle(false);
  },
  /** Asks for a new sign-in, once for all calls; resolves to whether the same staff member signed in. */
  renewed: () =>
    new Promise<boolean>((resolve) => {
      waiting.push(resolve);
      const me = meOf(state);
      if (state.status === 'in' && me) become({ status: 'out', me });
    }),
};

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get);

/** The signed-in staff member; only inside the console. */
export function useMe(): StaffMe {
  const me = meOf(useSession());
  if (!me) throw new Error('useMe needs a signed-in staff member');
  return me;
}
