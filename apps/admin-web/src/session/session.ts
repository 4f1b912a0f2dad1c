import type { StaffMe } from '@ipw/domain';
import { useSyncExternalStore } from 'react';

/** `out` with a person means: their session ended, the page beneath waits for them. */
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
    become({ status: 'in', me });
    settle(same);
  },
  leave: () => {
    become({ status: 'out' });
    settle(false);
  },
  /** Asks for a new sign-in, once however many calls ask, and says whether the same person came back. */
  renewed: () =>
    new Promise<boolean>((resolve) => {
      waiting.push(resolve);
      const me = meOf(state);
      if (state.status === 'in' && me) become({ status: 'out', me });
    }),
};

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get);

/** The signed-in person; only for what is drawn inside the console. */
export function useMe(): StaffMe {
  const me = meOf(useSession());
  if (!me) throw new Error('nobody is signed in');
  return me;
}
