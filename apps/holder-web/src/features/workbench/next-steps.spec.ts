import { SUBJECTS, type StandingCount } from '@ipw/domain';
import { STEPS, stepsOf } from './next-steps';

const stepOf = (standings: StandingCount[], subject: string) =>
  stepsOf(standings).find((step) => step.subject === subject);

it('has a step for everything that is reviewed', () => {
  expect([...STEPS].sort()).toEqual([...SUBJECTS].sort());
});

it('begins with the pictures of a new IP', () => {
  expect(stepsOf([])[0]).toEqual({ subject: 'series', state: null, done: false, open: true });
});

it('leaves what is approved or with the reviewers alone, and comes back to what was rejected', () => {
  const standings: StandingCount[] = [
    { subject: 'series', state: 'draft', count: 2 },
    { subject: 'series', state: 'approved', count: 1 },
    { subject: 'ipInfo', state: 'pending', count: 1 },
    { subject: 'contact', state: 'rejected', count: 1 },
    { subject: 'case', state: 'draft', count: 1 },
  ];
  expect(stepOf(standings, 'series')).toMatchObject({ state: 'approved', done: true, open: false });
  expect(stepOf(standings, 'ipInfo')).toMatchObject({ state: 'pending', done: false, open: false });
  expect(stepOf(standings, 'contact')).toMatchObject({ state: 'rejected', open: true });
  expect(stepOf(standings, 'case')).toMatchObject({ state: 'draft', open: true });
  expect(stepsOf(standings).find(({ open }) => open)?.subject).toBe('onepage');
});
