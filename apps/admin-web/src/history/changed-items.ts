/** Lists and filters are stored as JSON; other values unchanged. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

const isRecords = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);

/**
 * A value before and after a change. Of two lists of records, such as the stickers of a pack, only those that the other list
 * does not have; both lists whole when they differ in their order alone.
 */
export function changedItems(before: unknown, after: unknown): [unknown, unknown] {
  const [old, now] = [parsed(before), parsed(after)];
  if (!isRecords(old) || !isRecords(now)) return [before, after];
  const [olds, nows] = [old, now].map((list) => new Set(list.map((one) => JSON.stringify(one)))) as [
    Set<string>,
    Set<string>,
  ];
  const gone = old.filter((one) => !nows.has(JSON.stringify(one)));
  const come = now.filter((one) => !olds.has(JSON.stringify(one)));
  return gone.length + come.length > 0 ? [gone, come] : [before, after];
}
