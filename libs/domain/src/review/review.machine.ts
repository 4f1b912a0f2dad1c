import { defineMachine } from '../core/machine';

/** The review of one proposed edit of content: domain section 2. Feeds and milestones name the same states otherwise. */
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
/** States in which a revision is open: at most one such a subject. */
export const OPEN_REVIEW_STATES = ['draft', 'pending', 'rejected'] as const satisfies readonly ReviewState[];
/** What staff see of revisions: a draft is its writer's own. */
export const SUBMITTED_STATES = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewState[];

/** What a badge says of content: a state of its review, or that it was changed and the change not submitted. */
export type ReviewBadge = ReviewState | 'edited';

interface BadgeFacts {
  state: ReviewState;
  /** An approved version of it exists. */
  isLive: boolean;
  /** Whether the form on screen differs from that version; absent where nothing is edited. */
  differs?: boolean | undefined;
}

/**
 * The review status in one badge or two: approved, and the state of the proposed change. A draft equal to the
 * approved version proposes nothing.
 */
export function reviewBadges({ state, isLive, differs }: BadgeFacts): ReviewBadge[] {
  if (!isLive) return [state];
  const isWithStaff = state === 'pending' || state === 'rejected';
  if (isWithStaff) return ['approved', state];
  return (differs ?? state === 'draft') ? ['approved', 'edited'] : ['approved'];
}
