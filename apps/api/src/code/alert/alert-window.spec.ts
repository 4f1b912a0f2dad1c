import { ALERT_RULES } from '@ipw/domain';
import { firstWindow } from './alert-window';

const MINUTE = 60_000;
const scans = (...minutes: number[]) => minutes.map((at) => ({ at: new Date(at * MINUTE), place: null }));
const sold = (...places: [minutes: number, place: string][]) =>
  places.map(([minutes, place]) => ({ at: new Date(minutes * MINUTE), place }));
const { burst, places, revoked } = ALERT_RULES;

it('finds a burst at exactly its threshold, and where it began', () => {
  const slow = [0, 30, 60];
  const quick = Array.from({ length: burst.least }, (_, n) => 100 + (n * 10) / (burst.least - 1));
  expect(firstWindow(burst, scans(...slow, ...quick))).toBe(3);
  expect(firstWindow(burst, scans(...slow, ...quick.slice(1)))).toBeUndefined();
});

it('takes no burst that is a moment too long', () => {
  const spread = Array.from({ length: burst.least }, (_, n) => (n * 10.01) / (burst.least - 1));
  expect(firstWindow(burst, scans(...spread))).toBeUndefined();
});

it('counts different places of one day, however they are written', () => {
  expect(firstWindow(places, sold([0, '杭州'], [5, '成都'], [900, '杭州'], [1000, '广州']))).toBe(0);
  expect(firstWindow(places, sold([0, 'Hangzhou'], [5, 'Chengdu'], [9, 'HANGZHOU']))).toBeUndefined();
  expect(firstWindow(places, sold([0, '杭州'], [800, '成都'], [1500, '广州']))).toBeUndefined();
});

it('needs a single scan where one is too many', () => {
  expect(firstWindow(revoked, scans(7))).toBe(0);
  expect(firstWindow(revoked, [])).toBeUndefined();
});
