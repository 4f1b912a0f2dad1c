import { defineMachine } from '../core/machine';

/** The result of a tender: one staff member proposes it, a second publishes it. */
export const awardMachine = defineMachine({
  name: 'tender_award',
  initial: 'open',
  states: {
    open: { tone: 'neutral', awaits: 'staff' },
    proposed: { tone: 'wait', awaits: 'staff' },
    published: { tone: 'good' },
  },
  actions: {
    propose: { from: ['open', 'proposed'], to: 'proposed', by: 'tender:award' },
    return: { from: ['proposed'], to: 'open', by: 'tender:award', note: true },
    publish: { from: ['proposed'], to: 'published', by: 'tender:award' },
    // An objection to the result was upheld.
    reopen: { from: ['published'], to: 'open', by: 'system' },
  },
});

export type AwardState = keyof typeof awardMachine.states;
export type AwardAction = keyof typeof awardMachine.actions;
/** The state in which entrants see the result. */
export const AWARD_PUBLISHED = 'published' satisfies AwardState;
