import { nextReminder, reminderAfter } from './rights-reminder';

const until = '2026-06-30';

it('reminds 60 and 30 days before the last day, and the day after it', () => {
  expect(nextReminder(until, '2026-01-01')).toBe('2026-05-01');
  expect(reminderAfter(until, '2026-05-01')).toBe('2026-05-31');
  expect(reminderAfter(until, '2026-05-31')).toBe('2026-07-01');
  expect(reminderAfter(until, '2026-07-01')).toBeNull();
});

it('reminds at once, and once, of a date that is near or over when it is approved', () => {
  expect(nextReminder(until, '2026-06-10')).toBe('2026-05-31');
  expect(reminderAfter(until, '2026-06-10')).toBe('2026-07-01');
  expect(nextReminder(until, '2026-12-01')).toBe('2026-07-01');
  expect(reminderAfter(until, '2026-12-01')).toBeNull();
});
