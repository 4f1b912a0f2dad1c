const DAY = 86_400_000;
const SHANGHAI = 8 * 3_600_000;
const MORNING = 9 * 3_600_000;

let calendar: readonly string[] = [];

/** Sets the days off beside weekends (`YYYY-MM-DD`) of this installation, which all functions here skip unless they are given others. */
export const setHolidays = (days: readonly string[]): void => {
  calendar = days;
};
export const installedHolidays = (): readonly string[] => calendar;

/** The day of an instant in Asia/Shanghai (UTC+8, no summer time), `YYYY-MM-DD`. */
export const shanghaiDay = (at: Date): string => new Date(at.getTime() + SHANGHAI).toISOString().slice(0, 10);

/** An instant in Asia/Shanghai: `YYYY-MM-DD HH:MM`. */
export const shanghaiMinute = (at: Date): string =>
  new Date(at.getTime() + SHANGHAI).toISOString().slice(0, 16).replace('T', ' ');

/** An instant in Asia/Shanghai: `YYYY-MM-DD HH:MM:SS`. */
export const shanghaiSecond = (at: Date): string =>
  new Date(at.getTime() + SHANGHAI).toISOString().slice(0, 19).replace('T', ' ');

/** Whether a day, given as its midnight in UTC, is neither of a weekend nor among `holidays` (`YYYY-MM-DD`). */
const isWorkingDay = (day: Date, holidays: readonly string[]): boolean =>
  ![0, 6].includes(day.getUTCDay()) && !holidays.includes(day.toISOString().slice(0, 10));

/**
 * The end (23:59:59.999 Asia/Shanghai) of the n-th working day after `from`. Skips Saturdays, Sundays and `holidays`
 * (`YYYY-MM-DD`); the day of `from` itself does not count.
 */
export function addWorkingDays(from: Date, n: number, holidays = calendar): Date {
  const start = Date.parse(`${shanghaiDay(from)}T00:00:00Z`);
  let day = start;
  for (let left = n; left > 0;) {
    day += DAY;
    if (isWorkingDay(new Date(day), holidays)) left -= 1;
  }
  return new Date(day + DAY - 1 - SHANGHAI);
}

/** The same time of day (Asia/Shanghai) on the n-th working day before the day of `to`. */
export function workingDaysEarlier(to: Date, n: number, holidays = calendar): Date {
  let days = 0;
  for (let left = n; left > 0;) {
    days += 1;
    const date = new Date(Date.parse(`${shanghaiDay(to)}T00:00:00Z`) - days * DAY);
    if (isWorkingDay(date, holidays)) left -= 1;
  }
  return new Date(to.getTime() - days * DAY);
}

/** 09:00 Asia/Shanghai on the n-th working day after `from`: when people may be written to. */
export const workingMorning = (from: Date, n: number, holidays = calendar): Date =>
  new Date(addWorkingDays(from, n, holidays).getTime() + 1 - DAY + MORNING);

/** The next 09:00 Asia/Shanghai after `from`, on whatever day. */
export function nextMorning(from: Date): Date {
  const today = Date.parse(`${shanghaiDay(from)}T00:00:00Z`) - SHANGHAI + MORNING;
  return new Date(today > from.getTime() ? today : today + DAY);
}

/**
 * Number of working days from the day of `from` to the day of `to` in Asia/Shanghai: 0 on the same day, 1 when `to` is the
 * next working day, negative when `to` is earlier. Weekends and `holidays` (`YYYY-MM-DD`) do not count.
 */
export function workingDaysBetween(from: Date, to: Date, holidays = calendar): number {
  const [start, end] = [shanghaiDay(from), shanghaiDay(to)];
  if (end < start) return 0 - workingDaysBetween(to, from, holidays);
  let days = 0;
  for (let day = Date.parse(start) + DAY; day <= Date.parse(end); day += DAY) {
    if (isWorkingDay(new Date(day), holidays)) days += 1;
  }
  return days;
}
