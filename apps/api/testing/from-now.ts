/** Moments relative to now; in the past for negative numbers. */
export const fromNow = (ms: number): Date => new Date(Date.now() + ms);
export const hoursFromNow = (hours: number): Date => fromNow(hours * 3_600_000);
export const daysFromNow = (days: number): Date => fromNow(days * 86_400_000);
