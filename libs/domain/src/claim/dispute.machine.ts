import { defineMachine } from '../core/machine';

/**
 * A member's objection to the claim that gave an IP to its owner. Upheld, it revokes that claim, and other objections to the
 * same claim lapse.
 */
export const disputeMachine = defineMachine({
  name: 'dispute',
  initial: 'open',
  states: {
    open: { tone: 'wait', awaits: 'staff' },
    upheld: { tone: 'good' },
    dismissed: { tone: 'bad' },
  },
  actions: {
    assign: { from: ['open'], to: 'open', by: 'dispute:review' },
    release: { from: ['open'], to: 'open', by: 'dispute:review' },
    uphold: { from: ['open'], to: 'upheld', by: 'dispute:review', note: true },
    dismiss: { from: ['open'], to: 'dismissed', by: 'dispute:review', note: true },
    lapse: { from: ['open'], to: 'dismissed', by: 'system' },
  },
});

export type DisputeState = keyof typeof disputeMachine.states;
export type DisputeAction = keyof typeof disputeMachine.actions;
