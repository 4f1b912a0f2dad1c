import { FLAGS, keepStored, readStored } from '../../storage';
import type { Entry } from './entry';

const MOST = 8;

/** Records are stored with what the server said of them; other entries by their key. */
export type Recent = Pick<Entry, 'key' | 'record'>;

const nameOf = (memberId: string) => FLAGS.recent + memberId;

/** The entries a member opened last on this device, newest first. They are removed when the member signs out. */
export function readRecents(memberId: string): Recent[] {
  try {
    const read = JSON.parse(readStored(nameOf(memberId)) ?? '[]') as unknown;
    return Array.isArray(read) ? (read as Recent[]).filter(({ key }) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberRecent(memberId: string, { key, record }: Entry): void {
  const others = readRecents(memberId).filter((recent) => recent.key !== key);
  const recents = [{ key, ...(record && { record }) }, ...others].slice(0, MOST);
  keepStored(nameOf(memberId), JSON.stringify(recents));
}
