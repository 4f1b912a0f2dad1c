import { defineMachine } from '../core/machine';

/**
 * A file of codes that left the house. `start` is its download, or one that is taken up where it broke off; it ends when
 * it is whole, when what it was to hold has changed meanwhile (a code revoked), or with its time.
 */
export const codeExportMachine = defineMachine({
  name: 'code_export',
  initial: 'ready',
  states: {
    ready: { tone: 'wait' },
    running: { tone: 'wait' },
    done: { tone: 'good' },
    stopped: { tone: 'bad' },
    expired: { tone: 'neutral' },
  },
  actions: {
    start: { from: ['ready', 'running'], to: 'running', by: 'owner' },
    finish: { from: ['running'], to: 'done', by: 'system' },
    stop: { from: ['ready', 'running'], to: 'stopped', by: 'system' },
    expire: { from: ['ready', 'running'], to: 'expired', by: 'system' },
  },
});
export type CodeExportState = keyof typeof codeExportMachine.states;
