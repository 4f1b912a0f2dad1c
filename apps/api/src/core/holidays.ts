import type { RefinementCtx } from 'zod';
import * as z from 'zod';

const DAY_MS = 86_400_000;
/** Days of a range: longer than any holiday, so that a mistyped year is refused. */
const MOST_DAYS = 31;

const dayAt = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
    ? Date.parse(`${text}T00:00:00Z`)
    : NaN;

/** The days of `2027-01-01, 2027-02-05/2027-02-11`, each `YYYY-MM-DD`. */
export function holidays(value: string | undefined, context: RefinementCtx): string[] {
  const ranges = (value ?? '').split(',').flatMap((part) => {
    const [first, last = first] = part.trim().split('/');
    return first ? [[dayAt(first), dayAt(last!)] as const] : [];
  });
  if (ranges.every(([first, last]) => last >= first && last - first < MOST_DAYS * DAY_MS))
    return ranges.flatMap(([first, last]) =>
      Array.from({ length: (last - first) / DAY_MS + 1 }, (_, at) =>
        new Date(first + at * DAY_MS).toISOString().slice(0, 10),
      ),
    );
  context.addIssue(
    `must be days and ranges of at most ${String(MOST_DAYS)} days with commas: 2027-01-01, 2027-02-05/2027-02-11`,
  );
  return z.NEVER;
}
