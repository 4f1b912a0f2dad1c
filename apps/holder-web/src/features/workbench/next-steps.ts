import { reviewMachine, type ReviewState, type ReviewCount, type SubjectName } from '@ipw/domain';

/** The parts of a new IP's shop, in the order buyers see them. */
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
  subject: (typeof STEPS)[number];
  /** State of its furthest content item; null when there is none. */
  state: ReviewState | null;
  /** Approved, so buyers see it. */
  done: boolean;
  /** Neither approved nor under review: the holder must act. */
  open: boolean;
}

/** States, furthest first. */
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
