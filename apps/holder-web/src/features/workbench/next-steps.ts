import { reviewMachine, type ReviewState, type ReviewCount, type SubjectName } from '@ipw/domain';

/** What a new IP's shop is made of, in the order buyers look for it. */
export const STEPS = [
  'series',
  'ipInfo',
  'onepage',
  'contact',
  'case',
  'manual',
  'milestone',
  'feed',
  'announcement',
] as const satisfies readonly SubjectName[];

export interface Step {
  subject: SubjectName;
  /** Of its content items the one that is furthest along; null while there is none. */
  state: ReviewState | null;
  /** Approved: buyers see it. */
  done: boolean;
  /** Neither approved nor with the reviewers: the holder's turn. */
  open: boolean;
}

/** Furthest first; the first of them is what buyers see. */
const FURTHEST = ['approved', 'pending', 'rejected', 'draft'] as const satisfies readonly ReviewState[];
const { states } = reviewMachine;

/** The state of each step of an IP. */
export const stepsOf = (counts: readonly ReviewCount[]): Step[] =>
  STEPS.map((subject) => {
    const has = (state: ReviewState) =>
      counts.some((one) => one.subject === subject && one.state === state && one.count > 0);
    const state = FURTHEST.find(has) ?? null;
    return {
      subject,
      state,
      done: state === FURTHEST[0],
      open: state === null || ('awaits' in states[state] && states[state].awaits === 'member'),
    };
  });
