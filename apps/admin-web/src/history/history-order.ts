import type { HistoryLine } from '@ipw/domain';

/** Newest first. */
export const newestFirst = (lines: readonly HistoryLine[]): HistoryLine[] =>
  [...lines].sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id.localeCompare(a.id, 'en', { numeric: true }),
  );

export const lastOf = (lines: readonly HistoryLine[]): HistoryLine | undefined => newestFirst(lines)[0];
