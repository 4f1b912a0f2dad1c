import { addWorkingDays, DUE_DAYS, IMAGE_REQUEST, shanghaiDay, workingMorning } from '@ipw/domain';

const DAY_MS = 86_400_000;

/** The end of a day `YYYY-MM-DD` in Asia/Shanghai. */
export const endOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS);

/** Until when the holder should answer a request whose use ends then, and when they are reminded. */
export function answerTerms(now: Date, ends_at: Date): { due_at: Date; remind_at: Date } {
  const morning = workingMorning(now, DUE_DAYS.image_answer - 1);
  return {
    due_at: addWorkingDays(now, DUE_DAYS.image_answer),
    remind_at: morning < ends_at ? morning : ends_at,
  };
}

/** The last day of a use that the holder has all working days to grant: the given one, or the day the answer is due. */
export function lastDay(now: Date, until: string): { until: string; ends_at: Date } {
  const due = shanghaiDay(addWorkingDays(now, DUE_DAYS.image_answer));
  const last = until < due ? due : until;
  return { until: last, ends_at: endOf(last) };
}

/** When a granted use is announced to end; when that day is over, its end. */
export const warningOf = (ends: Date): Date => {
  const warning = new Date(ends.getTime() - IMAGE_REQUEST.warnDays * DAY_MS);
  return warning > new Date() ? warning : ends;
};
