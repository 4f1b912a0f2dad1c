/** Local storage under the product's prefix. A browser that refuses storage just forgets. */
const PREFIX = 'worktable_';

export const FLAGS = { introClosed: 'introModalClosed', orderTipShown: 'ipIsShowTip' } as const;

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a value; null removes it. */
export function keepStored(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing to do: private windows may refuse.
  }
}

/** Removes every value whose name starts with `start`. */
export function dropStored(start: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX + start)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Calls back when another tab changed a value. */
export function onStored(name: string, changed: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === PREFIX + name || event.key === null) changed(readStored(name));
  });
}
