import fc from 'fast-check';
import {
  nextMorning,
  addWorkingDays,
  setHolidays,
  shanghaiDay,
  workingDaysBetween,
  workingDaysEarlier,
  workingMorning,
} from './working-days';

const DAY = 86_400_000;
const weekday = (at: Date) => new Date(`${shanghaiDay(at)}T00:00:00Z`).getUTCDay();

it('counts from the day after, to the end of the last day in Shanghai', () => {
  const monday = new Date('2026-03-02T03:00:00Z');
  expect(addWorkingDays(monday, 3).toISOString()).toBe('2026-03-05T15:59:59.999Z');
  expect(addWorkingDays(monday, 5).toISOString()).toBe('2026-03-09T15:59:59.999Z');
});

it('knows the morning of a working day', () => {
  expect(workingMorning(new Date('2026-03-06T03:00:00Z'), 1).toISOString()).toBe('2026-03-09T01:00:00.000Z');
  expect(workingMorning(new Date('2026-03-06T03:00:00Z'), 1, ['2026-03-09']).toISOString()).toBe(
    '2026-03-10T01:00:00.000Z',
  );
});

it('goes back to the same time of a working day', () => {
  const friday = new Date('2026-03-06T10:30:00Z');
  expect(workingDaysEarlier(friday, 2).toISOString()).toBe('2026-03-04T10:30:00.000Z');
  // Monday in Shanghai, still Sunday in London; a holiday does not count.
  const monday = new Date('2026-03-08T17:00:00Z');
  expect(workingDaysEarlier(monday, 2).toISOString()).toBe('2026-03-04T17:00:00.000Z');
  expect(workingDaysEarlier(monday, 2, ['2026-03-06']).toISOString()).toBe('2026-03-03T17:00:00.000Z');
  expect(workingDaysEarlier(new Date('2026-03-08T03:00:00Z'), 1).toISOString()).toBe(
    '2026-03-06T03:00:00.000Z',
  );
});

it('takes the day in Shanghai, not in London', () => {
  expect(shanghaiDay(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01');
  expect(shanghaiDay(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
  const sundayEvening = addWorkingDays(new Date('2026-03-01T15:59:59Z'), 1);
  const mondayNight = addWorkingDays(new Date('2026-03-01T16:00:00Z'), 1);
  expect(shanghaiDay(sundayEvening)).toBe('2026-03-02');
  expect(shanghaiDay(mondayNight)).toBe('2026-03-03');
});

it('skips weekends and holidays, over the end of a year and a leap day too', () => {
  expect(shanghaiDay(addWorkingDays(new Date('2026-03-06T00:00:00Z'), 1))).toBe('2026-03-09');
  expect(shanghaiDay(addWorkingDays(new Date('2026-03-06T00:00:00Z'), 1, ['2026-03-09']))).toBe('2026-03-10');
  expect(shanghaiDay(addWorkingDays(new Date('2026-12-31T00:00:00Z'), 1, ['2027-01-01']))).toBe('2027-01-04');
  expect(shanghaiDay(addWorkingDays(new Date('2028-02-28T00:00:00Z'), 1))).toBe('2028-02-29');
});

it('skips the holidays of the installation unless it is given others', () => {
  const friday = new Date('2026-03-06T00:00:00Z');
  setHolidays(['2026-03-09']);
  try {
    expect(shanghaiDay(addWorkingDays(friday, 1))).toBe('2026-03-10');
    expect(workingDaysBetween(friday, new Date('2026-03-10T00:00:00Z'))).toBe(1);
    expect(shanghaiDay(addWorkingDays(friday, 1, []))).toBe('2026-03-09');
  } finally {
    setHolidays([]);
  }
});

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

it('ends on a working day, as many of them later as asked', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 60 }), (from, n) => {
      const end = addWorkingDays(from, n);
      expect([0, 6]).not.toContain(weekday(end));
      let between = 0;
      for (let at = from.getTime() + DAY; shanghaiDay(new Date(at)) <= shanghaiDay(end); at += DAY)
        if (![0, 6].includes(weekday(new Date(at)))) between += 1;
      expect(between).toBe(n);
    }),
  );
});

it('is never earlier for a later start', () => {
  fc.assert(
    fc.property(instant, fc.nat(30 * DAY), fc.nat(20), (from, later, n) => {
      expect(addWorkingDays(new Date(from.getTime() + later), n).getTime()).toBeGreaterThanOrEqual(
        addWorkingDays(from, n).getTime(),
      );
    }),
  );
});

describe('workingDaysBetween', () => {
  const friday = new Date('2026-03-06T10:00:00Z');
  it.each([
    ['2026-03-06T15:59:59Z', 0],
    ['2026-03-07T10:00:00Z', 0],
    ['2026-03-09T10:00:00Z', 1],
    ['2026-03-13T10:00:00Z', 5],
    ['2026-03-04T10:00:00Z', -2],
  ])('to %s is %d', (to, days) => {
    expect(workingDaysBetween(friday, new Date(to))).toBe(days);
  });

  it('undoes what a due date adds', () => {
    fc.assert(
      fc.property(instant, fc.nat(30), (from, n) => {
        expect(workingDaysBetween(from, addWorkingDays(from, n))).toBe(n);
      }),
    );
  });
});

it('finds the next morning on any day', () => {
  // A Saturday: 08:59 and 09:00 in Shanghai.
  expect(nextMorning(new Date('2026-11-21T00:59:59Z')).toISOString()).toBe('2026-11-21T01:00:00.000Z');
  expect(nextMorning(new Date('2026-11-21T01:00:00Z')).toISOString()).toBe('2026-11-22T01:00:00.000Z');
  expect(nextMorning(new Date('2026-11-21T16:30:00Z')).toISOString()).toBe('2026-11-22T01:00:00.000Z');
});
