import { defineMachine } from '../core/machine';

/**
 * An entrant's objection to the published result of a tender. Upheld, it opens the result again, and other objections to the
 * same result lapse.
 */
export const objectionMachine = defineMachine({
  name: 'tender_objection',
  initial: 'open',
  states: {
    open: { tone: 'wait', awaits: 'staff' },
    upheld: { tone: 'good' },
    dismissed: { tone: 'bad' },
    lapsed: { tone: 'neutral' },
  },
  actions: {
    assign: { from: ['open'], to: 'open', by: 'tender_objection:review' },
    release: { from: ['open'], to: 'open', by: 'tender_objection:review' },
    uphold: { from: ['open'], to: 'upheld', by: 'tender_objection:review', note: true },
    dismiss: { from: ['open'], to: 'dismissed', by: 'tender_objection:review', note: true },
    lapse: { from: ['open'], to: 'lapsed', by: 'system' },
  },
});

export type ObjectionState = keyof typeof objectionMachine.states;
export type ObjectionAction = keyof typeof objectionMachine.actions;
/** The state in which an objection waits for its decision, and cooperations from the result rest. */
export const OBJECTION_OPEN = 'open' satisfies ObjectionState;
