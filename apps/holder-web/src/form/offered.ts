import type { ReferenceRow } from '@ipw/domain';

/** What may be chosen from a list: what staff have hidden stays only where it is chosen already. */
export const offered = <T extends ReferenceRow>(
  rows: readonly T[] | undefined,
  chosen: readonly unknown[] = [],
): T[] => (rows ?? []).filter(({ id, hidden }) => !hidden || chosen.map(String).includes(String(id)));
