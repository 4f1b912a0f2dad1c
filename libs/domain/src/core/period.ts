/** A period as records hold it; `closes_at` is the first instant that is too late. */
export interface Period {
  opens_at: string | Date;
  closes_at: string | Date;
}

/** 0 before the period, 1 in it, 2 after it. */
export function placeIn({ opens_at, closes_at }: Period, now: number | Date): 0 | 1 | 2 {
  const at = Number(now);
  if (at < Number(new Date(opens_at))) return 0;
  return at < Number(new Date(closes_at)) ? 1 : 2;
}
