import { SUBJECTS, type ReviewCount } from '@ipw/domain';
import { STEPS, stepsOf } from './next-steps';

const stepOf = (counts: ReviewCount[], subject: string) =>
  stepsOf(counts).find((step) => step.subject === subject);

it('has a step for everything that is reviewed', () => {
  expect([...STEPS].sort()).toEqual([...SUBJECTS].sort());
});

it('begins with the pictures of a new IP', () => {
  expect(stepsOf([])[0]).toEqual({ subject: 'series', state: null, done: false, open: true });
});

it('skips approved and pending steps, and includes rejected ones', () => {
  const counts: ReviewCount[] = [
    { subject: 'series', state: 'draft', count: 2 },
    { subject: 'series', state: 'approved', count: 1 },
    { subject: 'ipInfo', state: 'pending', count: 1 },
    { subject: 'contact', state: 'rejected', count: 1 },
    { subject: 'case', state: 'draft', count: 1 },
  ];
  expect(stepOf(counts, 'series')).toMatchObject({ state: 'approved', done: true, open: false });
  expect(stepOf(counts, 'ipInfo')).toMatchObject({ state: 'pending', done: false, open: false });
  expect(stepOf(counts, 'contact')).toMatchObject({ state: 'rejected', open: true });
  expect(stepOf(counts, 'case')).toMatchObject({ state: 'draft', open: true });
  expect(stepsOf(counts).find(({ open }) => open)?.subject).toBe('onepage');
});
