import { defineMachine } from '../core/machine';

/** Whether a public series is listed on the channels. Delisting takes effect at once, without review. */
export const shelfMachine = defineMachine({
  name: 'shelf',
  initial: 'listed',
  states: { listed: { tone: 'good' }, off: { tone: 'neutral' } },
  actions: {
    list: { from: ['off'], to: 'listed', by: 'owner' },
    unlist: { from: ['listed'], to: 'off', by: 'owner' },
  },
});

export type Shelf = keyof typeof shelfMachine.states;
