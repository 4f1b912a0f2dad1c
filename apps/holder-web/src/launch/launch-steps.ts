import {
  isApproved,
  isUnderReview,
  reviewMachine,
  type ReviewState,
  type PendingTasks,
  type SubjectName,
} from '@ipw/domain';

/** The parts of an IP's shop, in the order of their effect on buyers. */
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

/** Without these the page is no shop; the others make it richer. */
const ESSENTIAL: readonly SubjectName[] = ['series', 'ipInfo', 'onepage', 'contact'];

export interface Step {
  subject: (typeof STEPS)[number];
  /** State of its furthest content item; null when there is none. */
  state: ReviewState | null;
  /** Buyers see something of it. */
  done: boolean;
  /** Neither seen by buyers nor under review: the holder must act. */
  open: boolean;
  /** Approved, yet private or off the shelf. */
  hidden: boolean;
}

/** States, furthest first. */
const FURTHEST = ['approved', 'pending', 'rejected', 'draft'] as const satisfies readonly ReviewState[];
const { states } = reviewMachine;

/** The state of each step of an IP. */
export const stepsOf = ({ counts, shown }: Pick<PendingTasks, 'counts' | 'shown'>): Step[] =>
  STEPS.map((subject) => {
    const has = (state: ReviewState) =>
      counts.some((one) => one.subject === subject && one.state === state && one.count > 0);
    const done = shown.includes(subject);
    const found = FURTHEST.find(has) ?? null;
    const hidden = !done && found !== null && isApproved(found);
    // A hidden item does not lead to the page; one under review does.
    const underReview = FURTHEST.find((state) => isUnderReview(state) && has(state));
    const state = (hidden && underReview) || found;
    const waits = state !== null && 'awaits' in states[state] && states[state].awaits === 'member';
    return {
      subject,
      state,
      done,
      hidden,
      open: !done && (state === null || waits || (hidden && state === found)),
    };
  });

/** Whether buyers see everything a shop needs. */
export const isLaunched = (steps: readonly Step[]): boolean =>
  steps.every(({ subject, done }) => done || !ESSENTIAL.includes(subject));
