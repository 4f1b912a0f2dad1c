import type { ReferenceRow } from '@ipw/domain';

/** The options of a list: items staff have hidden are offered only where they are already chosen. */
export const offered = <T extends ReferenceRow>(
  rows: readonly T[] | undefined,
  chosen: readonly unknown[] = [],
): T[] => (rows ?? []).filter(({ id, hidden }) => !hidden || chosen.map(String).includes(String(id)));
