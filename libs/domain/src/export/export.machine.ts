import { defineMachine } from '../core/machine';

/** A member's archive of their data: prepared by a job, available for a week. */
export const exportMachine = defineMachine({
  name: 'data_export',
  initial: 'preparing',
  states: {
    preparing: { tone: 'wait' },
    ready: { tone: 'good' },
    failed: { tone: 'bad' },
    expired: { tone: 'neutral' },
  },
  actions: {
    finish: { from: ['preparing'], to: 'ready', by: 'system' },
    fail: { from: ['preparing'], to: 'failed', by: 'system' },
    expire: { from: ['ready'], to: 'expired', by: 'system' },
  },
});

export type ExportState = keyof typeof exportMachine.states;
