/** A period as records hold it; `closes_at` is the first instant that is too late. */
export interface Period {
  opens_at: string | Date;
  closes_at: string | Date;
}

/** Results of a period open so long after its end, ms, so that no request in time is still being stored. */
export const RESULTS_OPEN_AFTER_MS = 120_000;

/** Whether what was handed in during a period can be judged; later nothing is taken, however early it arrived. */
export const resultsOpen = ({ closes_at }: Pick<Period, 'closes_at'>, now: number | Date): boolean =>
  Number(now) >= Number(new Date(closes_at)) + RESULTS_OPEN_AFTER_MS;

/** 0 before the period, 1 in it, 2 after it. */
export function placeIn({ opens_at, closes_at }: Period, now: number | Date): 0 | 1 | 2 {
  const at = Number(now);
  if (at < Number(new Date(opens_at))) return 0;
  return at < Number(new Date(closes_at)) ? 1 : 2;
}
