import { useSyncExternalStore } from 'react';

let asking = false;
let waiting: ((confirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Asks for a confirmation of identity, once for all waiting calls; resolves to whether it was given. */
export const presence = {
  ask: () =>
    new Promise<boolean>((resolve) => {
      waiting.push(resolve);
      become(true);
    }),
  settle: (confirmed: boolean) => {
    const all = waiting;
    waiting = [];
    become(false);
    for (const resolve of all) resolve(confirmed);
  },
};

function become(next: boolean): void {
  asking = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a call waits for a confirmation of identity. */
export const usePresenceAsked = (): boolean => useSyncExternalStore(subscribe, () => asking);
