import { dayStart } from '../../core/db/list-filters';

/** A month in Asia/Shanghai, `2026-11`. */
export type Month = string;

/** The first day of a month, `later` months later. */
export function monthStart(month: Month, later = 0): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + later, 1)).toISOString().slice(0, 10);
}

/** The last day of a month. */
export function monthLast(month: Month): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

export const monthOf = (day: string, later = 0): Month => monthStart(day.slice(0, 7), later).slice(0, 7);

/** The end of a month, which bounds its partition. */
export const monthEnd = (month: Month): Date => dayStart('month', monthStart(month, 1));

export const partitionOf = (month: Month): string => `p${month.replace('-', '')}`;

/** Key of a month's archive in the storage, of the form of other files' keys, by which backups find it. */
export const archiveKey = (month: Month): string => `00/${archiveId(month)}/scans`;
const archiveId = (month: Month): string => `SCANS${month.replace('-', '')}`.padEnd(26, '0');

/** Days from the first to the last, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The first and the last day of each part of a span that lies beside its `months`, which are in order. */
export function daysBeside(months: readonly Month[], { from, to }: DaySpan): [string, string][] {
  const starts = [from, ...months.map((month) => monthStart(month, 1))];
  const ends = [...months.map((month) => monthLast(monthOf(monthStart(month), -1))), to];
  return starts.flatMap((start, at) => (start <= ends[at]! ? [[start, ends[at]!]] : []));
}
