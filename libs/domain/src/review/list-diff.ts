/** Change of one entry of a list. Positions count from 1; null where the entry does not occur. */
export interface ListChange {
  id: string;
  from: number | null;
  to: number | null;
  fate: 'same' | 'moved' | 'added' | 'removed';
}

/**
 * Changes of a list's entries: the proposed ones in order, then the removed ones. An entry counts as moved only when its
 * order among the kept entries changes, so removing the first moves no other.
 */
export function diffList(before: readonly string[], after: readonly string[]): ListChange[] {
  const stays = new Set(before.filter((id) => after.includes(id)));
  const still = longestRising(after.filter((id) => stays.has(id)).map((id) => before.indexOf(id)));
  const proposed = after.map((id, at): ListChange => {
    const from = before.indexOf(id);
    const fate = from < 0 ? 'added' : still.has(from) ? 'same' : 'moved';
    return { id, from: from < 0 ? null : from + 1, to: at + 1, fate };
  });
  const gone = before.flatMap((id, at): ListChange[] =>
    stays.has(id) ? [] : [{ id, from: at + 1, to: null, fate: 'removed' }],
  );
  return [...proposed, ...gone];
}

/** The members of a longest increasing subsequence. */
function longestRising(values: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const value of values) {
    const before = best
      .filter((run) => run.at(-1)! < value)
      .reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...before, value]);
  }
  return new Set(best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
}
