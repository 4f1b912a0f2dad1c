import { createStore } from '@ipw/ui';
import { GROUPS, type Group } from '../menu';
import { keepStored, readStored } from '../../storage';

const STORED = 'menuFolded';

function read(): Group[] {
  const names = (readStored(STORED) ?? '').split(' ');
  return GROUPS.filter((group) => names.includes(group));
}

/** The groups of the menu that the member has folded, on this device. */
export const foldedGroups = createStore<readonly Group[]>(read());

export function toggleGroup(group: Group): void {
  const folded = foldedGroups.get();
  const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group];
  keepStored(STORED, next.length ? next.join(' ') : null);
  foldedGroups.set(next);
}
