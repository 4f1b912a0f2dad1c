/** What was typed and not yet accepted, kept in memory only: it survives a detour or a new sign-in, never a reload. */
const drafts = new Map<string, Record<string, unknown>>();

/** The browser's database of large files on their way (`upload/kept.ts`): these survive a reload. */
export const KEPT_FILES = 'worktable_uploads';

export const readDraft = (key: string): Record<string, unknown> | undefined => drafts.get(key);
export const keepDraft = (key: string, values: Record<string, unknown>): void => void drafts.set(key, values);
export const dropDraft = (key: string): void => void drafts.delete(key);
/** At sign-out, and when somebody else signs in. */
export function clearDrafts(): void {
  drafts.clear();
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(KEPT_FILES);
}
