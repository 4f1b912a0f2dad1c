import { defineMachine } from '../core/machine';

/** The review of a revision (domain section 2). Feeds and milestones have other labels for the same states. */
export const reviewMachine = defineMachine({
  name: 'revision',
  initial: 'draft',
  states: {
    draft: { tone: 'neutral', awaits: 'member' },
    pending: { tone: 'wait', awaits: 'staff' },
    approved: { tone: 'good' },
    rejected: { tone: 'bad', awaits: 'member' },
    discarded: { tone: 'neutral' },
  },
  actions: {
    submit: { from: ['draft', 'rejected'], to: 'pending', by: 'owner' },
    withdraw: { from: ['pending'], to: 'draft', by: 'owner' },
    discard: { from: ['draft', 'rejected'], to: 'discarded', by: 'owner' },
    assign: { from: ['pending'], to: 'pending', by: 'revision:review' },
    release: { from: ['pending'], to: 'pending', by: 'revision:review' },
    approve: { from: ['pending'], to: 'approved', by: 'revision:review' },
    reject: { from: ['pending'], to: 'rejected', by: 'revision:review', note: true },
  },
});

export type ReviewState = keyof typeof reviewMachine.states;
export type ReviewAction = keyof typeof reviewMachine.actions;
/** Whether staff must decide next. */
export const isUnderReview = (state: ReviewState | null | undefined): boolean =>
  !!state && reviewMachine.states[state].awaits === 'staff';
export const isApproved = (state: ReviewState): boolean => state === reviewMachine.actions.approve.to;
/** States of an open revision; a subject has at most one. */
export const OPEN_REVIEW_STATES = ['draft', 'pending', 'rejected'] as const satisfies readonly ReviewState[];
/** States of revisions that staff see; a draft is visible to its author only. */
export const SUBMITTED_STATES = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewState[];

/** What a badge of content shows: a state of its review, or `edited` when a change was not submitted. */
export type ReviewBadge = ReviewState | 'edited';

interface BadgeFacts {
  state: ReviewState;
  /** Whether an approved version exists. */
  isLive: boolean;
  /** Whether the form on screen differs from that version; absent outside forms. */
  differs?: boolean | undefined;
}

/**
 * The review status as one badge or two: approved, and the state of the proposed change. A draft equal to the approved
 * version has no badge of its own.
 */
export function reviewBadges({ state, isLive, differs }: BadgeFacts): ReviewBadge[] {
  if (!isLive) return [state];
  const isWithStaff = state === 'pending' || state === 'rejected';
  if (isWithStaff) return ['approved', state];
  return (differs ?? state === 'draft') ? ['approved', 'edited'] : ['approved'];
}
