import { defineMachine } from '../core/machine';

/** A member's request to close the account. After the days to reconsider, the system closes it for good. */
export const closureMachine = defineMachine({
  name: 'closure',
  initial: 'requested',
  states: {
    requested: { tone: 'wait', awaits: 'member' },
    on_hold: { tone: 'bad', awaits: 'staff' },
    withdrawn: { tone: 'neutral' },
    closed: { tone: 'neutral' },
  },
  actions: {
    withdraw: { from: ['requested', 'on_hold'], to: 'withdrawn', by: 'owner' },
    hold: { from: ['requested'], to: 'on_hold', by: 'closure:write', note: true },
    resume: { from: ['on_hold'], to: 'requested', by: 'closure:write' },
    close: { from: ['requested'], to: 'closed', by: 'system' },
  },
});

export type ClosureState = keyof typeof closureMachine.states;
export type ClosureAction = keyof typeof closureMachine.actions;

/** Why staff postpone a closure; `other` needs text. Labels: `closure_reason.<code>`. */
export const CLOSURE_REASONS = ['open_matter', 'dispute', 'authority', 'other'] as const;
export type ClosureReason = (typeof CLOSURE_REASONS)[number];
