import { defineMachine } from '../core/machine';

/** A bar from tenders after a disqualification. It ends by its date, which is never stored as a state, or is lifted. */
export const barMachine = defineMachine({
  name: 'tender_bar',
  initial: 'active',
  states: {
    active: { tone: 'bad' },
    lifted: { tone: 'neutral' },
  },
  actions: {
    lift: { from: ['active'], to: 'lifted', by: 'tender:publish', note: true },
  },
});

export type BarState = keyof typeof barMachine.states;
export type BarAction = keyof typeof barMachine.actions;
/** The state in which a bar holds until its date. */
export const BAR_HOLDS = 'active' satisfies BarState;
