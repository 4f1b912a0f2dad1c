/**
 * Unsubmitted form values. In memory they survive a visit of another page or a new sign-in; a draft with `lasts` is also
 * written to local storage under its member's id and survives a reload, on a page for visitors in its tab only. Papers,
 * identities, codes and passwords are never stored.
 */
const drafts = new Map<string, Record<string, unknown>>();

/** The IndexedDB database of unfinished large uploads (`upload/stored-files.ts`), which survive a reload. */
export const KEPT_FILES = 'worktable_uploads';

const PREFIX = 'worktable_draft ';
/** Lifetime of a draft in local storage: 30 days. */
const LIFE_MS = 30 * 86_400_000;

interface Stored {
  at: number;
  values: Record<string, unknown>;
}

/** Told the key of each draft that is stored or dropped, not of those cleared at sign-out. */
const listeners = new Set<(key: string) => void>();
const tell = (key: string) => listeners.forEach((listener) => listener(key));
export function onDraft(listener: (key: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let member: string | null = null;
const nameOf = (key: string) => `${PREFIX}${member ?? ''} ${key}`;

/** How long a draft lasts: until the page is closed, in this browser for its member, or in this tab for anybody. */
export type DraftLasts = boolean | 'tab';

/** Runs one operation on a storage, by default the local one; undefined when the browser refuses storage. */
function withStorage<T>(work: (storage: Storage) => T, inTab = false): T | undefined {
  try {
    return work(inTab ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

function parseStored(text: string | null): Stored | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Stored);
  } catch {
    return undefined;
  }
}

/** Sets the member whose drafts are stored from here on; null stores none. Deletes those of other members and expired ones. */
export function setDraftOwner(id: string | null): void {
  member = id;
  if (id === null) return;
  withStorage((storage) => {
    for (const name of Object.keys(storage).filter((one) => one.startsWith(PREFIX))) {
      const stored = name.startsWith(nameOf('')) ? parseStored(storage.getItem(name)) : undefined;
      if (!stored || stored.at < Date.now() - LIFE_MS) storage.removeItem(name);
    }
  });
}

/** Name of a draft in the tab's storage, which is the same for every member. */
const nameInTab = (key: string) => PREFIX + key;

export const readDraft = (key: string): Record<string, unknown> | undefined =>
  drafts.get(key) ??
  withStorage((storage) => parseStored(storage.getItem(nameOf(key)))?.values) ??
  withStorage((storage) => parseStored(storage.getItem(nameInTab(key)))?.values, true);

/** Saves a draft; true when it survives a reload. */
export function keepDraft(
  key: string,
  values: Record<string, unknown>,
  { lasts = false }: { lasts?: DraftLasts } = {},
): boolean {
  drafts.set(key, values);
  tell(key);
  const inTab = lasts === 'tab';
  if (!lasts || (!inTab && member === null)) return false;
  const stored: Stored = { at: Date.now(), values };
  const name = inTab ? nameInTab(key) : nameOf(key);
  return withStorage((storage) => storage.setItem(name, JSON.stringify(stored)) ?? true, inTab) ?? false;
}

export function dropDraft(key: string): void {
  drafts.delete(key);
  withStorage((storage) => storage.removeItem(nameOf(key)));
  withStorage((storage) => storage.removeItem(nameInTab(key)), true);
  tell(key);
}

/** At sign-out, and when another member signs in. */
export function clearDrafts(): void {
  drafts.clear();
  for (const inTab of [false, true])
    withStorage((storage) => {
      for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
    }, inTab);
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(KEPT_FILES);
}
