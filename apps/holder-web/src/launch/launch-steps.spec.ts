import { SUBJECTS, type ReviewCount, type SubjectName } from '@ipw/domain';
import { isLaunched, STEPS, stepsOf } from './launch-steps';

const steps = (counts: ReviewCount[], shown: SubjectName[] = []) => stepsOf({ counts, shown });
const stepOf = (subject: SubjectName, ...given: Parameters<typeof steps>) =>
  steps(...given).find((step) => step.subject === subject);

it('has a step for everything that is reviewed', () => {
  expect([...STEPS].sort()).toEqual([...SUBJECTS].sort());
});

it('begins with the pictures of a new IP', () => {
  expect(steps([])[0]).toEqual({ subject: 'series', state: null, done: false, open: true, hidden: false });
});

it('has done what buyers see, whatever else is edited, and leaves what is under review', () => {
  const counts: ReviewCount[] = [
    { subject: 'series', state: 'draft', count: 2 },
    { subject: 'ipInfo', state: 'pending', count: 1 },
    { subject: 'contact', state: 'rejected', count: 1 },
    { subject: 'case', state: 'draft', count: 1 },
  ];
  expect(stepOf('series', counts, ['series'])).toMatchObject({ state: 'draft', done: true, open: false });
  expect(stepOf('ipInfo', counts)).toMatchObject({ state: 'pending', done: false, open: false });
  expect(stepOf('contact', counts)).toMatchObject({ state: 'rejected', open: true });
  expect(steps(counts, ['series']).find(({ open }) => open)?.subject).toBe('onepage');
});

it('does not take an approved series that is private for seen', () => {
  const approved: ReviewCount = { subject: 'series', state: 'approved', count: 1 };
  expect(stepOf('series', [approved])).toMatchObject({ done: false, open: true, hidden: true });
  const pending: ReviewCount = { subject: 'series', state: 'pending', count: 1 };
  expect(stepOf('series', [approved, pending])).toMatchObject({ state: 'pending', open: false });
});

it('is launched with pictures, information, page and contact', () => {
  const shown: SubjectName[] = ['ipInfo', 'series', 'onepage'];
  expect(isLaunched(steps([], shown))).toBe(false);
  expect(isLaunched(steps([], [...shown, 'contact']))).toBe(true);
});
