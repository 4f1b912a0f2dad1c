const DAY = 86_400_000;
const SHANGHAI = 8 * 3_600_000;

/** The calendar day of an instant in Asia/Shanghai (UTC+8, no summer time), `YYYY-MM-DD`. */
export const shanghaiDay = (at: Date): string => new Date(at.getTime() + SHANGHAI).toISOString().slice(0, 10);

/**
 * The end (23:59:59.999 Asia/Shanghai) of the n-th working day after `from`. Skips Saturdays, Sundays and `holidays`
 * (`YYYY-MM-DD`); the day of `from` itself does not count.
 */
export function addWorkingDays(from: Date, n: number, holidays: readonly string[] = []): Date {
  const start = Date.parse(`${shanghaiDay(from)}T00:00:00Z`);
  let day = start;
  for (let left = n; left > 0;) {
    day += DAY;
    const date = new Date(day);
    const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    if (!weekend && !holidays.includes(date.toISOString().slice(0, 10))) left -= 1;
  }
  return new Date(day + DAY - 1 - SHANGHAI);
}
