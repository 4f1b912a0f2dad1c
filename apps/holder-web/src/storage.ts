/** Local storage with the product's prefix. If the browser refuses storage, nothing is stored. */
const PREFIX = 'worktable_';

export const FLAGS = {
  orderTipShown: 'ipIsShowTip',
  /** The recent pages of each member; by itself, an entry that is there for an instant when the member signs out. */
  recent: 'recent.',
} as const;

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
export function keepStored(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse.
  }
}

/** Removes all values whose name begins with `start`. */
export function dropStored(start: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX + start)) localStorage.removeItem(key);
  } catch {
    // Private windows may refuse.
  }
}

/** Calls back when another tab has changed a value. */
export function onStored(name: string, changed: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === PREFIX + name || event.key === null) changed(readStored(name));
  });
}
