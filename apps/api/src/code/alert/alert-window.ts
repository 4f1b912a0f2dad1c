import type { AlertRule } from '@ipw/domain';

/** Columns of a scan that a threshold needs. */
export interface WindowScan {
  at: Date;
  place: string | null;
}

/**
 * Index of the first scan of the first time window in which a rule's threshold is reached; undefined when there is none.
 * `scans` are sorted, oldest first.
 */
export function firstWindow(
  { counts, least, minutes = Infinity }: AlertRule,
  scans: readonly WindowScan[],
): number | undefined {
  const places = new Map<string, number>();
  const note = ({ place }: WindowScan, by: 1 | -1) => {
    const name = place?.toLowerCase() ?? '';
    const left = (places.get(name) ?? 0) + by;
    if (left > 0) places.set(name, left);
    else places.delete(name);
  };
  let from = 0;
  for (const [to, scan] of scans.entries()) {
    note(scan, 1);
    for (; scan.at.getTime() - scans[from]!.at.getTime() > minutes * 60_000; from += 1)
      note(scans[from]!, -1);
    if ((counts === 'places' ? places.size : to - from + 1) >= least) return from;
  }
  return undefined;
}
