import { dayAfter, REMINDER_DAYS, shanghaiDay } from '@ipw/domain';

/** The days of the reminders of documents valid until a day: before it, and the day after it. */
const remindersOf = (until: string): string[] => [
  ...REMINDER_DAYS.map((days) => dayAfter(until, -days)),
  dayAfter(until, 1),
];

/** The next reminder that has not passed yet on a day, or the last that has; null after all were sent. */
export const nextReminder = (until: string, today = shanghaiDay(new Date())): string => {
  const days = remindersOf(until);
  return days.findLast((day) => day <= today) ?? days[0]!;
};

/** The reminder after the one of a day; null after the last. */
export const reminderAfter = (until: string, today: string): string | null =>
  remindersOf(until).find((day) => day > today) ?? null;
