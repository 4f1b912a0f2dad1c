/** What became of one entry of a list. Positions count from 1 and are null where it is not. */
export interface ListChange {
  id: string;
  from: number | null;
  to: number | null;
  fate: 'same' | 'moved' | 'added' | 'removed';
}

/**
 * What became of a list's entries: those proposed in their order, then those taken out. Moved is only what changed its
 * order among those that stay: taking out the first does not move the rest.
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

/** The members of a longest rising subsequence. */
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
