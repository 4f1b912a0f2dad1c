import { CONTENT_KINDS, kindOf } from './content-kinds';
import { phaseOf, phasesOf } from './phase';

const { announcement, series } = CONTENT_KINDS;
const of = (show_from: string | null, show_until: string | null) =>
  phaseOf(announcement, { show_from, show_until }, '2026-03-10');
const rights = (rights_until: string | null) => phaseOf(series, { rights_until }, '2026-03-10');

it('shows an announcement from its first to its last day, both included', () => {
  expect(of(null, null)).toBeUndefined();
  expect(of('2026-03-11', null)).toBe('scheduled');
  expect(of('2026-03-10', '2026-03-10')).toBeUndefined();
  expect(of(null, '2026-03-09')).toBe('ended');
});

it('calls rights documents expiring 60 days before their last day, and expired on the day after it', () => {
  expect(rights(null)).toBeUndefined();
  expect(rights('2026-05-10')).toBeUndefined();
  expect(rights('2026-05-09')).toBe('expiring');
  expect(rights('2026-03-10')).toBe('expiring');
  expect(rights('2026-03-09')).toBe('expired');
});

it('offers a kind only phases it can be in', () => {
  expect(phasesOf(announcement)).toEqual(['scheduled', 'ended']);
  expect(phasesOf(series)).toEqual(['expiring', 'expired']);
  expect(phasesOf(kindOf('feed'))).toEqual([]);
});
